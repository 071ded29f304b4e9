// The slip that says what to do in a lesson and why, and the ticket at its end.
import { classes, html, useEffect, useRef } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { Dialog } from "./dialog.js";
import { lessonOf } from "./lesson.js";
import { ClauseLink, Named } from "./log.js";

const CITED = /\[([A-Z]{2,5}-[^\]]+)\]/;

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
      ${lesson.told && html`<p class="last">${lesson.is_game && html`<b>${lesson.head} </b>`}<${Said} text=${lesson.told} /></p>`}
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
