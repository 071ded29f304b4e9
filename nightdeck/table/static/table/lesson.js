// A lesson on the ordinary table: what it asks for, and the flags that point.
import { html } from "../kit.js";
import { singles } from "./choices.js";
import { useTable } from "./context.js";

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
  singles(choice).some(
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

/** The name of the lesson in the bar; leads to all lessons. */
export function LessonTag() {
  const { view, boot } = useTable();
  const lesson = lessonOf(view);
  if (!lesson) return null;
  return html`<a class="lesson-tag" href=${`/learn/${boot.game}`}
    >${lesson.is_game ? lesson.title : `Lesson ${lesson.number}, ${lesson.title}`}</a
  >`;
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
