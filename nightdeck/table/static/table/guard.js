// A press that was meant for what stood there a moment ago is not taken.

/** So long after a list has changed a press on it is not taken. */
export const GUARD = 400;

/** Whether a press comes too soon after the list under it has changed. */
export const tooSoon = (now, changed, on = true) => on && now - changed < GUARD;

/** Keeps when the list changed last, and lets the page show that it is settling. */
export function createGuard({ isOn, now = () => performance.now() }) {
  let changed = -Infinity;
  let timer = 0;
  const root = document.documentElement;
  return {
    /** The list under the pointer is another one now. */
    change() {
      changed = now();
      if (!isOn()) return;
      root.dataset.settling = "";
      clearTimeout(timer);
      timer = setTimeout(() => delete root.dataset.settling, GUARD);
    },
    holds: () => tooSoon(now(), changed, isOn()),
    since: () => now() - changed,
  };
}
