// Any key and any press goes on at once, and does nothing else: what it meant to press was not
// there yet.
const AFTERWARDS = 700;
const ELSEWHERE = ".bar, .veil, .log, .menu, input, textarea, select";
const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);

/** Whether an input belongs to something else than the table itself. */
const elsewhere = (target) => Boolean(target?.closest?.(ELSEWHERE));

/** Listen before anybody else does; `skip` says whether it left anything out. */
export function listenForSkips({ skip, isBehind, isStaged, unstage }) {
  let swallowUntil = 0;

  addEventListener(
    "keydown",
    (event) => {
      if (QUIET.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (elsewhere(event.target)) return;
      const escape = event.key === "Escape" && isStaged();
      if (isBehind()) skip();
      else {
        unstage();
        if (!escape) return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener(
    "pointerdown",
    (event) => {
      if (elsewhere(event.target)) return;
      if (!isBehind()) return unstage();
      swallowUntil = event.timeStamp + AFTERWARDS;
      return skip();
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      if (event.timeStamp > swallowUntil || !event.detail || elsewhere(event.target)) return;
      swallowUntil = 0;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
