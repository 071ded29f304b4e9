// A lesson on the ordinary table: the slip that says what to do and why, and the flags that point.
import { classes, html, useEffect, useRef } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { Dialog } from "./dialog.js";
import { ClauseLink, Named } from "./log.js";

const CITED = /\[([A-Z]{2,5}-[^\]]+)\]/;
const MANY = 4;
const NOTHING = { options: new Set(), tags: new Set(), places: new Set() };

export const FRESH_SLIP = { wrong: null, shown: false, unfolded: false, ahead: null };

/** The slip of the lesson that is taken here, if it is one. */
export const lessonOf = (view) => view.own?.lesson || null;

/** Whether the lesson answers the open question by itself: nobody is asked then. */
export function isAnswered(view) {
  const lesson = lessonOf(view);
  return Boolean(lesson) && !lesson.is_game && !lesson.over && !lesson.options.length;
}

/** What is pointed at: options, and the cards and places they are about. */
export function pointerOf({ view, ui, active }) {
  const lesson = lessonOf(view);
  const shown = lesson && active && !ui.slip.wrong && (lesson.flag || ui.slip.shown);
  if (!shown || !lesson.options.length) return NOTHING;
  const options = view.prompt.options.filter((option) => lesson.options.includes(option.index));
  return {
    options: new Set(options.map((option) => option.index)),
    tags: new Set(options.flatMap((option) => option.cards || [])),
    places: new Set(options.flatMap((option) => option.places || [])),
  };
}

export const isPointed = (table, choice) =>
  (choice.members || [choice]).some(
    (each) => each.kind === "option" && Boolean(table.pointer?.options.has(each.index)),
  );

/** The choices a lesson lists: the others are folded away where there are many, never renumbered. */
export function unfolded(table, choices) {
  const { pointer, ui } = table;
  if (!pointer?.options.size || ui.slip.unfolded || choices.length <= MANY) return choices;
  return choices.filter((choice) => isPointed(table, choice));
}

export function Folded({ count }) {
  const table = useTable();
  if (!count) return null;
  return html`<button type="button" class="fold" onClick=${() => table.changeSlip({ unfolded: true })}>
    <u>${count} other ${count === 1 ? "move" : "moves"}</u>, not needed in this lesson
  </button>`;
}

/** The flag at an option; whoever listens hears it as a part of its name. */
export function Flag({ choice }) {
  const table = useTable();
  if (!isPointed(table, choice)) return null;
  const any = table.pointer.options.size > 1;
  return html`<span class="ptr" aria-hidden="true">${any ? "Any one" : `Press ${choice.key}`}</span>
    <span class="unseen">, suggested</span>`;
}

/** A sentence with names of cards and clauses that can be opened. */
function Said({ text }) {
  return text
    .split(CITED)
    .map((part, i) =>
      i % 2 ? html`<${ClauseLink} clause=${part} />` : html`<${Named} text=${part} />`,
    );
}

function Head({ lesson }) {
  const { boot } = useTable();
  const steps = Array.from({ length: lesson.steps }, (_, i) => i);
  return html`<div class="slip-hd">
    <span>${lesson.is_game ? lesson.title : `Lesson ${lesson.number}, ${lesson.title}`}</span>
    ${
      lesson.steps > 0 &&
      html`<span
        class="slip-steps"
        role="img"
        aria-label=${`step ${Math.min(lesson.step + 1, lesson.steps)} of ${lesson.steps}`}
        >${steps.map((i) => html`<i class=${i < lesson.step ? "on" : i === lesson.step ? "now" : ""}></i>`)}</span
      >`
    }
    <a class="slip-x" href=${`/learn/${boot.game}`} aria-label="Leave the lesson; it is kept">
      <${Icon} name="strike" size=${13} />
    </a>
  </div>`;
}

/** A wrong move, explained before it is carried out. */
function Wrong({ wrong }) {
  const table = useTable();
  const again = useRef(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), [wrong]);
  return html`<div class="goal"><h2>${wrong.head}</h2>
      <p>“${wrong.move}”: <${Said} text=${wrong.text} /></p></div>
    <p class="told">Nothing has happened yet.</p>
    <div class="acts">
      <button type="button" ref=${again} id="try-again" class="btn btn--k" onClick=${table.tryAgain}>
        Try again
      </button>
      ${
        wrong.anyway &&
        html`<button type="button" id="let-it-happen" class="btn btn--line" onClick=${table.lookAhead}>
          Let it happen, then come back
        </button>`
      }
    </div>`;
}

/** Where a wrong move would have led; the table shows it, and nothing of it is kept. */
function Ahead({ ahead }) {
  const table = useTable();
  const back = useRef(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), [ahead]);
  return html`<div class="goal"><h2>This is what would happen.</h2></div>
    <ul class="told">${
      ahead.lines.length
        ? ahead.lines.map((line) => html`<li><${Named} text=${line} /></li>`)
        : html`<li>Nothing that can be seen.</li>`
    }</ul>
    <div class="acts">
      <button type="button" ref=${back} id="come-back" class="btn btn--k" onClick=${table.tryAgain}>
        Come back
      </button>
    </div>`;
}

function Goal({ lesson }) {
  const table = useTable();
  const { undo } = table.view.own;
  return html`${
    (lesson.told || lesson.head) &&
    html`<div class="told">
      ${lesson.head && html`<b>${lesson.head} </b>`}<${Said} text=${lesson.told} />
    </div>`
  }
    ${
      lesson.goal &&
      html`<div class="goal">
        <span class="lbl">Your goal</span>
        <h2>${lesson.goal}</h2>
        ${lesson.fact && html`<p><${Said} text=${lesson.fact} /></p>`}
      </div>`
    }
    <div class="acts">
      ${
        table.active &&
        html`<button type="button" id="show-me" class="btn--t" onClick=${table.showMe}>
          ${table.pointer.options.size && !lesson.is_game ? "Do it for me" : "Show me"}
        </button>`
      }
      ${undo && html`<button type="button" class="btn--t" onClick=${table.undo}>Back a step</button>`}
    </div>`;
}

/** The paper slip at the head of the rail: what happened and why, then the goal. */
export function Slip() {
  const table = useTable();
  const { view, ui } = table;
  const lesson = lessonOf(view);
  if (!lesson || lesson.over) return null;
  const { wrong, ahead } = ui.slip;
  const inside = ahead
    ? html`<${Ahead} ahead=${ahead} />`
    : wrong
      ? html`<${Wrong} wrong=${wrong} />`
      : html`<${Goal} lesson=${lesson} />`;
  return html`<section
    class=${classes("lesson-slip", (wrong || ahead) && "wrong")}
    aria-label="Lesson"
    aria-live="polite"
    data-step=${lesson.step}
  >
    <${Head} lesson=${lesson} />${inside}
  </section>`;
}

/** The name of the lesson in the bar; leads to all lessons. */
export function LessonTag() {
  const { view, boot } = useTable();
  const lesson = lessonOf(view);
  if (!lesson) return null;
  return html`<a class="lesson-tag" href=${`/learn/${boot.game}`}
    >${lesson.is_game ? lesson.title : `Lesson ${lesson.number}, ${lesson.title}`}</a
  >`;
}

function Next({ lesson }) {
  const { boot } = useTable();
  if (!lesson.next)
    return html`<a class="btn btn--k btn--big" data-first href=${`/games/${boot.game}`}>Play a game of your own</a>`;
  return html`<form method="post" action=${`/learn/${boot.game}/${lesson.next.lesson}`}>
    <button class="btn btn--k btn--big" data-first>
      Next: ${lesson.next.title}, ${lesson.next.minutes} minutes
    </button>
  </form>`;
}

/** The end of a lesson: a punched ticket with what one can do now. */
export function Finished() {
  const table = useTable();
  const { view, ui, boot } = table;
  const lesson = lessonOf(view);
  if (!lesson?.over || ui.slip.closed) return null;
  const close = () => table.changeSlip({ closed: true });
  return html`<${Dialog} label="The lesson is done" class="fin" onClose=${close}>
    <div class="stub" aria-hidden="true"><span class="num">${lesson.number}</span><span class="punch"></span></div>
    <div class="in">
      <h2>${lesson.done}</h2>
      ${lesson.told && html`<p class="last"><${Said} text=${lesson.told} /></p>`}
      <ul>
        ${lesson.learnt.map((text) => html`<li><${Icon} name="check" size=${13} /><span><${Said} text=${text} /></span></li>`)}
      </ul>
      <div class="acts">
        <${Next} lesson=${lesson} />
        <a class="btn btn--line btn--big" href=${`/learn/${boot.game}`}>All lessons</a>
      </div>
      <p class="nx">
        <button type="button" class="btn--t" onClick=${close}>Look at the table</button>
        ${!view.over && !lesson.is_game && html`<button type="button" class="btn--t" onClick=${table.playOn}>Play on from here against a bot</button>`}
      </p>
    </div>
  <//>`;
}

/** What a lesson adds to the actions of a table. */
export function lessonActions({ store, ui, send, show, askHint }) {
  const slip = (fields) => ui({ slip: { ...store.get().ui.slip, ...fields } });
  let present = null;
  return {
    changeSlip: slip,
    /** A refused wrong move turns the slip; the third one shows what is meant. */
    refuse(answer) {
      const tries = (store.get().ui.slip.tries || 0) + 1;
      slip({ wrong: answer, tries, shown: store.get().ui.slip.shown || tries > 2 });
    },
    tryAgain() {
      if (present) show(present);
      present = null;
      slip({ wrong: null, ahead: null });
      document.getElementById("ask")?.focus({ preventScroll: true });
    },
    async lookAhead() {
      const { view, ui: now } = store.get();
      const { option, number } = now.slip.wrong;
      const answer = await send({ type: "learn", what: "ahead", number, option });
      if (answer.type !== "ahead") return;
      present = view;
      const { room, own, chat } = view;
      show({ ...answer.document, room, own, chat });
      slip({ ahead: answer });
    },
    showMe() {
      const { view, ui: now } = store.get();
      const lesson = lessonOf(view);
      if (lesson.is_game) return askHint();
      if (lesson.flag || now.slip.shown)
        return send({ type: "learn", what: "show", number: view.number });
      return slip({ shown: true });
    },
    playOn: () => send({ type: "learn", what: "play_on" }),
  };
}
