// One value that the whole page is drawn from, and who wants to know when it changes.

/**
 * @template T
 * @param {T} start
 */
export function createStore(start) {
  let value = start;
  const listeners = new Set();
  return {
    get: () => value,
    /** Merge fields; drawing happens once however many changes come in one go. */
    set(fields) {
      value = { ...value, ...fields };
      for (const listener of listeners) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
