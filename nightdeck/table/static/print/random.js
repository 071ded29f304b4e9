// Randomness that always gives the same for the same name: pictures must not change.

/** Turn a text into a 32-bit number (FNV-1a). */
export function seed(text) {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/**
 * A small generator (mulberry32): f fraction, i whole number, r real number, one of a list,
 * p true with this chance.
 */
export function generator(start) {
  let a = start >>> 0;
  const f = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    f,
    i: (low, high) => low + Math.floor(f() * (high - low + 1)),
    r: (low, high) => low + f() * (high - low),
    one: (list) => list[Math.floor(f() * list.length)],
    p: (chance) => f() < chance,
  };
}
