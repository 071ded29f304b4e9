// A link as a QR code, so that a phone beside the table can follow it: byte mode, level M.

/** Of each version from 1 on: all code words, correction words of a block, blocks, where marks lie. */
const VERSIONS = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
];
const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];
const FINDER_LIKE = /(?=10111010000|00001011101)/g;

// Arithmetic in the field of 256 elements.
const POWERS = [1];
for (let i = 1; i < 255; i += 1) POWERS[i] = (POWERS[i - 1] << 1) ^ (POWERS[i - 1] > 127 ? 0x11d : 0);
const LOGS = new Map(POWERS.map((value, i) => [value, i]));
const times = (a, b) => (a && b ? POWERS[(LOGS.get(a) + LOGS.get(b)) % 255] : 0);

function generator(count) {
  let found = [1];
  for (let i = 0; i < count; i += 1) {
    const shifted = [...found, 0];
    found = shifted.map((value, at) => value ^ times(found[at - 1] || 0, POWERS[i]));
  }
  return found;
}

function correction(words, count) {
  const by = generator(count);
  const rest = [...words, ...Array(count).fill(0)];
  for (let i = 0; i < words.length; i += 1) {
    const factor = rest[i];
    by.forEach((value, at) => (rest[i + at] ^= times(value, factor)));
  }
  return rest.slice(words.length);
}

const binary = (value, length) => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** The remainder of polynomials over two numbers, by which formats and versions are protected. */
function checked(value, by, length) {
  let rest = value << length;
  for (let i = 31 - Math.clz32(rest); i >= length; i = 31 - Math.clz32(rest)) rest ^= by << (i - length);
  return (value << length) | rest;
}

/** All code words in the order in which they are drawn. */
function codeWords(bytes, [total, each, blocks]) {
  const room = total - each * blocks;
  const stream = [...binary(4, 4), ...binary(bytes.length, 8), ...bytes.flatMap((byte) => binary(byte, 8)), 0, 0, 0, 0];
  const words = [];
  for (let i = 0; i + 8 <= stream.length; i += 8) words.push(parseInt(stream.slice(i, i + 8).join(""), 2));
  for (let i = 0; words.length < room; i += 1) words.push(i % 2 ? 0x11 : 0xec);
  const short = Math.floor(room / blocks);
  const longer = blocks - (room % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, i) => words.slice(at, (at += short + (i >= longer ? 1 : 0))));
  const ends = parts.map((part) => correction(part, each));
  const woven = (lists, length) =>
    Array.from({ length }, (_, i) => lists.map((list) => list[i])).flat().filter((word) => word !== undefined);
  return [...woven(parts, short + 1), ...woven(ends, each)];
}

/** What every code of a version has; null where data go. */
function frame(version) {
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  const ring = (cx, cy, radius, dark) => {
    for (let y = cy - radius; y <= cy + radius; y += 1)
      for (let x = cx - radius; x <= cx + radius; x += 1)
        if (grid[y]?.[x] !== undefined) grid[y][x] = Number(dark(Math.max(Math.abs(x - cx), Math.abs(y - cy))));
  };
  const marks = VERSIONS[version - 1][3];
  for (const y of marks)
    for (const x of marks) {
      const last = size - 7;
      if (!((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last))) ring(x, y, 2, (far) => far !== 1);
    }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) ring(x, y, 4, (far) => far !== 2 && far !== 4);
  for (let i = 8; i < size - 8; i += 1) grid[6][i] = grid[i][6] = Number(i % 2 === 0);
  return grid;
}

function writeFormat(grid, mask) {
  const size = grid.length;
  const told = binary(checked(mask, 0x537, 10) ^ 0x5412, 15);
  told.forEach((bit, i) => {
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) grid[8][near] = bit;
    else grid[i === 8 ? 7 : near][8] = bit;
    if (i < 7) grid[size - 1 - i][8] = bit;
    else grid[8][size - 15 + i] = bit;
  });
  grid[size - 8][8] = 1;
}

function writeVersion(grid, version) {
  if (version < 7) return;
  binary(checked(version, 0x1f25, 12), 18).reverse().forEach((bit, i) => {
    const [far, near] = [grid.length - 11 + (i % 3), Math.floor(i / 3)];
    grid[far][near] = grid[near][far] = bit;
  });
}

/** Data go upwards and downwards in columns of two, from the right. */
function writeData(grid, open, words, mask) {
  const size = grid.length;
  const stream = words.flatMap((word) => binary(word, 8));
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i += 1)
      for (const x of [right, right - 1]) {
        const y = upwards ? size - 1 - i : i;
        if (open[y][x]) grid[y][x] = (stream[at++] || 0) ^ Number(MASKS[mask](x, y) === 0);
      }
  }
}

/** How hard a code is to read: long runs, blocks, false corners, too much of one colour. */
function penalty(grid) {
  const rows = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))].map((row) => row.join(""));
  let sum = 0;
  for (const row of rows) {
    for (const run of row.match(/0{5,}|1{5,}/g) || []) sum += run.length - 2;
    sum += 40 * (row.match(FINDER_LIKE) || []).length;
  }
  for (let y = 1; y < grid.length; y += 1)
    for (let x = 1; x < grid.length; x += 1)
      if (new Set([grid[y][x], grid[y - 1][x], grid[y][x - 1], grid[y - 1][x - 1]]).size === 1) sum += 3;
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The modules of the code for a text, 1 is dark; null if the text is too long. */
export function modules(text) {
  const bytes = [...unescape(encodeURIComponent(text))].map((letter) => letter.charCodeAt(0));
  const version = 1 + VERSIONS.findIndex(([total, each, blocks]) => total - each * blocks >= bytes.length + 2);
  if (!version) return null;
  const bare = frame(version);
  writeFormat(bare, 0);
  writeVersion(bare, version);
  const open = bare.map((row) => row.map((each) => each === null));
  const words = codeWords(bytes, VERSIONS[version - 1]);
  const drawn = MASKS.map((_, mask) => {
    const grid = bare.map((row) => [...row]);
    writeFormat(grid, mask);
    writeData(grid, open, words, mask);
    return grid;
  });
  const costs = drawn.map(penalty);
  return drawn[costs.indexOf(Math.min(...costs))];
}

/** The dark modules as one path, on a grid of one unit with the quiet edge around it. */
export function drawn(grid) {
  const path = grid.map((row, y) =>
    row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""),
  );
  return { size: grid.length + 8, path: path.join("") };
}
