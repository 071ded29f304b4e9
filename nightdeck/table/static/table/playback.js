// Playback: what others do is shown at a human pace. The server is never waited for and never
// waits; documents queue here, and whoever does not want to look skips to the last one.

/** How much of the usual time things take, by the setting. */
export const PACES = { slowly: 1.7, normally: 1, quickly: 0.45, instantly: 0 };

// Milliseconds a document stays before the next one: for what matters, and for the rest.
const MATTERS = 700;
const RECORD = 220;
// The same for stages, by kind; every card more takes a little longer to look at.
const STAGED = { card: 1300, sealed: 1900, sums: 2100, pile: 520, path: 800, end: 2400 };
const EACH_MORE = 250;
// Nobody is kept longer than this from what they are asked, however much has happened.
const LONGEST = 9000;

/** The lines that a later document adds to the log; none if the log was cut back. */
export function newLines(before, after) {
  const [had, has] = [before?.log || [], after.log || []];
  return has.length > had.length ? has.slice(had.length) : [];
}

const isPath = (line) => line.stage?.kind === "path";

/** The stages of some lines: of a way that goes on only its last stretch is stopped for. */
export function stagesOf(lines) {
  const staged = lines.filter((line) => line.stage);
  return staged.filter((line, i) => !isPath(line) || !staged[i + 1] || !isPath(staged[i + 1]));
}

/** How long a stage stays. */
export function stageTime({ kind, cards, sides, rows }) {
  const more = (cards?.length || 1) + (sides?.length || 1) + (rows?.length || 1) - 3;
  return (STAGED[kind] || MATTERS) + EACH_MORE * Math.max(0, more);
}

/** The end of a game is a stage by itself. */
function ending(before, after) {
  if (!after.over || !before || before.over) return [];
  const stage = { kind: "end", heading: "The end", winners: after.over.winners };
  return [{ text: after.over.reason, clause: after.over.clause, stage }];
}

/**
 * What a new document gives to look at. One's own act is known, so it holds nothing up but its
 * great moments, and a way one walks oneself needs no stage.
 */
export function beatOf(before, after, own) {
  const lines = newLines(before, after);
  const stages = [...stagesOf(lines), ...ending(before, after)].filter(
    (line) => !(own && isPath(line)),
  );
  if (stages.length) {
    const hold = stages.reduce((sum, line) => sum + stageTime(line.stage), 0);
    return { hold, stages };
  }
  if (own || !lines.length) return { hold: 0, stages };
  return { hold: lines.some((line) => !line.minor && !line.part) ? MATTERS : RECORD, stages };
}

/** By how much all that waits is shortened, so that it is over in good time. */
export const haste = (holds) =>
  Math.min(1, LONGEST / Math.max(1, holds.reduce((sum, hold) => sum + hold, 0)));

/**
 * @param {{show: Function, stage: Function, pace: Function, hidden: Function, later?: Function,
 *   drop?: Function}} wishes `show(view, behind)` draws a document, `stage(line)` what is staged
 *   (null: nothing), `pace()` is one of the values of PACES, `hidden()` whether nobody looks.
 */
export function createPlayback({ show, stage, pace, hidden, later, drop }) {
  const wait = later || ((then, time) => setTimeout(then, time));
  const stop = drop || clearTimeout;
  let last = null;
  let shown = null;
  let queue = [];
  let timer = null;
  let speed = 1;

  const isBusy = () => timer !== null;

  function clear() {
    if (isBusy()) stop(timer);
    timer = null;
  }

  function draw(entry) {
    shown = entry;
    show(entry.view, queue.length > 0);
  }

  /** Let the stages of a document pass, one after the other, then go on to the next document. */
  function pass(stages, rest) {
    const [line, ...others] = stages;
    stage(line || null);
    const hold = (line ? stageTime(line.stage) : rest) * speed * pace();
    if (hold > 0) timer = wait(() => (line ? pass(others, 0) : next()), hold);
    else if (line) pass(others, rest);
    else next();
  }

  function next() {
    timer = null;
    // What tells nothing is not stopped at.
    while (queue.length > 1 && !queue[0].beat.hold) queue.shift();
    const entry = queue.shift();
    if (!entry) return;
    draw(entry);
    const { stages, hold } = entry.beat;
    pass(stages, stages.length ? 0 : hold);
  }

  /** Show the last document at once and forget the way to it. */
  function jump(view) {
    clear();
    queue = [];
    last = view;
    stage(null);
    draw({ view, beat: { hold: 0, stages: [] } });
  }

  function push(view, own) {
    const before = last;
    last = view;
    const cut = before && (view.log?.length || 0) < (before.log?.length || 0);
    if (!before || cut || !pace() || hidden()) return jump(view);
    const entry = { view, beat: beatOf(before, view, own) };
    if (own) {
      clear();
      queue = [];
    }
    queue.push(entry);
    if (!isBusy()) {
      speed = 1;
      return next();
    }
    speed = haste(queue.map((each) => each.beat.hold));
    // A question that was answered for its reader is open no longer.
    if (queue.length === 1 && shown.view.prompt) show(shown.view, true);
    return undefined;
  }

  return {
    push,
    jump,
    /** Go to what is true now; says whether anything was left out. */
    skip() {
      const behind = queue.length > 0;
      if (behind) jump(last);
      else if (isBusy()) {
        clear();
        stage(null);
      }
      return behind;
    },
    /** Something that is no part of the game changed in the last document. */
    amend(view) {
      last = view;
      const entry = queue.at(-1) || shown;
      if (entry) entry.view = view;
    },
    isBehind: () => queue.length > 0,
    latest: () => last,
  };
}
