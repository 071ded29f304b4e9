// Make the two files of the typeface from the whole one: node tools/font.mjs WHOLE.woff2 FOLDER
//
// The whole Archivo varies from 62 to 125 % of width. Nothing here is set wider than normal, so what
// only wider forms need is left out of the table of variations (gvar), which is most of the file.
// `archivo-plain.woff2` has the variations of the signs our words are written in (PLAIN, the same
// list as `unicode-range` in tokens.css); a browser that meets another sign fetches
// `archivo-more.woff2`, which has all. What is kept stays as it was drawn. Neither file has names
// of glyphs.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

const HEADER = 48;
const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE = 0x4000;
const COUNT = 0x0fff;

/** The signs of English, of our interface and of the names on cards. */
const PLAIN = [
  ...Array.from({ length: 0x5f }, (_, index) => 0x20 + index),
  ...[0xa0, 0xb7, 0xd7, 0xe0, 0xe4, 0xe9, 0xfc, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d],
  ...[0x2022, 0x2026, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212],
];

/** What takes the place of plain signs: figures of one width, ligatures, signs of narrow forms. */
const INSTEAD = /\.tf$|^f_|\.BRACKET\./;
const STANDARD_NAMES = 258;
const LIGATURES = { 192: "f_i", 193: "f_l" };

const [, , source, folder] = process.argv;
const file = readFileSync(source);

// Tables of a WOFF 2 file: a directory, then all of them in one stream --------------------------

function directory(bytes) {
  let at = HEADER;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = bytes[at++];
      value = value * 128 + (byte & 127);
      if (!(byte & 128)) return value;
    }
  };
  const tables = [];
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes[at++];
    const named = (flags & 63) === 63;
    const tag = named ? bytes.toString("latin1", at, (at += 4)) : String(flags & 63);
    const length = number();
    // glyf (10) and loca (11) are transformed unless their version is 3, others if it is not 0.
    const packed = ["10", "11"].includes(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    tables.push({ flags, tag, named, length, packed, stored: packed ? number() : length });
  }
  const stream = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  let from = 0;
  for (const table of tables) table.data = stream.subarray(from, (from += table.stored));
  return tables;
}

function varied(value) {
  const bytes = [value & 127];
  for (value >>= 7; value; value >>= 7) bytes.unshift((value & 127) | 128);
  return Buffer.from(bytes);
}

function assembled(bytes, tables) {
  const entries = tables.map((table) =>
    Buffer.concat([
      Buffer.from([table.flags]),
      table.named ? Buffer.from(table.tag, "latin1") : Buffer.alloc(0),
      varied(table.length),
      table.packed ? varied(table.data.length) : Buffer.alloc(0),
    ]),
  );
  const stream = Buffer.concat(tables.map((table) => table.data));
  const packed = brotliCompressSync(stream, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: stream.length,
    },
  });
  const head = Buffer.from(bytes.subarray(0, HEADER));
  head.writeUInt16BE(tables.length, 12);
  const list = Buffer.concat(entries);
  const padding = Buffer.alloc((4 - ((HEADER + list.length + packed.length) % 4)) % 4);
  const whole = tables.reduce((sum, table) => sum + 16 + Math.ceil(table.length / 4) * 4, 12);
  head.writeUInt32BE(HEADER + list.length + packed.length + padding.length, 8);
  head.writeUInt32BE(whole, 16);
  head.writeUInt32BE(packed.length, 20);
  head.fill(0, 28, HEADER); // neither metadata nor private data
  return Buffer.concat([head, list, packed, padding]);
}

// Variations of the glyphs ----------------------------------------------------------------------

/** A form is needed if it is not wider than normal. */
const isNeeded = (axes, peak) => peak.every((value, axis) => axes[axis] !== "wdth" || value <= 0);

function thinned(gvar, axes, isKept) {
  const [axisCount, sharedCount, sharedAt] = [4, 6, 8].map((at) =>
    at === 8 ? gvar.readUInt32BE(at) : gvar.readUInt16BE(at),
  );
  const glyphs = gvar.readUInt16BE(12);
  const long = gvar.readUInt16BE(14) & 1;
  const dataAt = gvar.readUInt32BE(16);
  const offset = (index) =>
    dataAt + (long ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index));
  const coordinates = (bytes, at) => axes.map((_, axis) => bytes.readInt16BE(at + 2 * axis));
  const shared = Array.from({ length: sharedCount }, (_, index) =>
    coordinates(gvar, sharedAt + 2 * axisCount * index),
  );
  const parts = [];
  for (let glyph = 0; glyph < glyphs; glyph++) {
    const data = gvar.subarray(offset(glyph), offset(glyph + 1));
    if (!isKept(glyph)) parts.push(Buffer.alloc(0));
    else parts.push(data.length ? thinnedGlyph(data, axes, shared, coordinates) : data);
  }
  const head = Buffer.alloc(20 + 4 * (glyphs + 1));
  gvar.copy(head, 0, 0, 20);
  const tuples = gvar.subarray(sharedAt, sharedAt + 2 * axisCount * sharedCount);
  head.writeUInt32BE(head.length, 8);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(head.length + tuples.length, 16);
  let at = 0;
  parts.forEach((part, glyph) => head.writeUInt32BE((at += part.length), 24 + 4 * glyph));
  return Buffer.concat([head, tuples, ...parts]);
}

function thinnedGlyph(data, axes, shared, coordinates) {
  const count = data.readUInt16BE(0);
  const start = data.readUInt16BE(2);
  let at = 4;
  const kept = [];
  let used = 0;
  for (let left = count & COUNT; left > 0; left--) {
    const from = at;
    const size = data.readUInt16BE(at);
    const index = data.readUInt16BE(at + 2);
    at += 4;
    const peak = index & EMBEDDED_PEAK ? coordinates(data, at) : shared[index & COUNT];
    if (index & EMBEDDED_PEAK) at += 2 * axes.length;
    if (index & INTERMEDIATE) at += 4 * axes.length;
    kept.push({ header: data.subarray(from, at), size, needed: isNeeded(axes, peak), at: used });
    used += size;
  }
  // Points that several forms share stand before the forms, which fill the rest but for padding.
  let points = start;
  if (count & 0x8000) points = afterPoints(data, start);
  const chosen = kept.filter((form) => form.needed);
  if (!chosen.length) return Buffer.alloc(0);
  const headers = Buffer.concat(chosen.map((form) => form.header));
  const top = Buffer.alloc(4);
  top.writeUInt16BE((count & ~COUNT) | chosen.length, 0);
  top.writeUInt16BE(4 + headers.length, 2);
  const forms = chosen.map((form) => data.subarray(points + form.at, points + form.at + form.size));
  const whole = Buffer.concat([top, headers, data.subarray(start, points), ...forms]);
  return whole.length % 4 ? Buffer.concat([whole, Buffer.alloc(4 - (whole.length % 4))]) : whole;
}

/** Return where a list of point numbers ends. */
function afterPoints(data, at) {
  let count = data[at++];
  if (count & 128) count = ((count & 127) << 8) | data[at++];
  while (count > 0) {
    const run = data[at++];
    const length = (run & 127) + 1;
    at += run & 128 ? 2 * length : length;
    count -= length;
  }
  return at;
}

// Outlines of the glyphs ------------------------------------------------------------------------

/** A reader of one stream of the packed table of outlines. */
function stream(bytes) {
  let at = 0;
  return {
    taken: (length) => bytes.subarray(at, (at += length)),
    number() {
      const from = at;
      const code = bytes[at++];
      let value = code;
      if (code === 253) value = bytes.readUInt16BE((at += 2) - 2);
      else if (code === 255) value = 253 + bytes[at++];
      else if (code === 254) value = 506 + bytes[at++];
      return { value, bytes: bytes.subarray(from, at) };
    },
  };
}

/** So many bytes hold the coordinates of a point with these flags. */
const widthOf = (flags) => {
  const kind = flags & 127;
  return kind < 84 ? 1 : kind < 120 ? 2 : kind < 124 ? 3 : 4;
};

/** Return the packed outlines with those of other glyphs emptied; the numbers of glyphs stay. */
function outlined(glyf, isKept) {
  const glyphs = glyf.readUInt16BE(4);
  const sizes = Array.from({ length: 7 }, (_, index) => glyf.readUInt32BE(8 + 4 * index));
  let at = 36;
  const parts = sizes.map((size) => glyf.subarray(at, (at += size)));
  const rest = glyf.subarray(at); // which contours overlap, if it is there
  const [contours, points, flags, coordinates, composites, boxes, instructions] = parts.map(stream);
  const bitmap = boxes.taken(4 * Math.ceil(glyphs / 32));
  const kept = { contours: [], points: [], flags: [], coordinates: [], composites: [], boxes: [], instructions: [] };
  const marks = Buffer.alloc(bitmap.length);
  for (let glyph = 0; glyph < glyphs; glyph++) {
    const own = { contours: [contours.taken(2)], points: [], flags: [], coordinates: [], composites: [], boxes: [], instructions: [] };
    const count = own.contours[0].readInt16BE(0);
    let hinted = count > 0;
    if (count > 0) {
      let total = 0;
      for (let contour = 0; contour < count; contour++) {
        const number = points.number();
        own.points.push(number.bytes);
        total += number.value;
      }
      own.flags.push(flags.taken(total));
      own.coordinates.push(coordinates.taken(own.flags[0].reduce((sum, each) => sum + widthOf(each), 0)));
    } else if (count < 0) {
      for (let more = 0x20; more & 0x20; ) {
        const head = composites.taken(4);
        more = head.readUInt16BE(0);
        const size = (more & 1 ? 4 : 2) + (more & 8 ? 2 : more & 0x40 ? 4 : more & 0x80 ? 8 : 0);
        own.composites.push(head, composites.taken(size));
        hinted = hinted || Boolean(more & 0x100);
      }
    }
    if (hinted) {
      const length = coordinates.number();
      own.coordinates.push(length.bytes);
      own.instructions.push(instructions.taken(length.value));
    }
    const boxed = bitmap[glyph >> 3] & (0x80 >> (glyph & 7));
    if (boxed) own.boxes.push(boxes.taken(8));
    if (!isKept(glyph)) {
      kept.contours.push(Buffer.alloc(2));
      continue;
    }
    if (boxed) marks[glyph >> 3] |= 0x80 >> (glyph & 7);
    for (const name of Object.keys(kept)) kept[name].push(...own[name]);
  }
  const joined = Object.entries(kept).map(([name, list]) =>
    Buffer.concat(name === "boxes" ? [marks, ...list] : list),
  );
  const head = Buffer.from(glyf.subarray(0, 36));
  joined.forEach((part, index) => head.writeUInt32BE(part.length, 8 + 4 * index));
  return Buffer.concat([head, ...joined, rest]);
}

// Which glyphs a sign needs ---------------------------------------------------------------------

/** Return the glyph of every sign, from the table of the basic plane (format 4). */
function characters(cmap) {
  const found = new Map();
  for (let left = cmap.readUInt16BE(2), at = 4; left > 0; left--, at += 8) {
    const from = cmap.readUInt32BE(at + 4);
    if (cmap.readUInt16BE(from) !== 4) continue;
    const size = cmap.readUInt16BE(from + 6);
    const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
    for (let segment = 0; segment < size; segment += 2) {
      const read = (place) => cmap.readUInt16BE(from + place + segment);
      for (let sign = read(starts); sign <= read(ends) && sign !== 0xffff; sign++) {
        const range = read(ranges);
        let glyph = sign;
        if (range) {
          const place = from + ranges + segment + range + 2 * (sign - read(starts));
          glyph = cmap.readUInt16BE(place);
        }
        if (glyph || !range) found.set(sign, (glyph + read(deltas)) & 0xffff);
      }
    }
  }
  return found;
}

/** Return which glyphs each glyph is put together from; the streams of the packed table. */
function components(glyf) {
  const glyphs = glyf.readUInt16BE(4);
  const sizes = [8, 12, 16, 20, 24].map((at) => glyf.readUInt32BE(at));
  let at = 36 + sizes[0] + sizes[1] + sizes[2] + sizes[3];
  const found = new Map();
  for (let glyph = 0; glyph < glyphs; glyph++) {
    if (glyf.readInt16BE(36 + 2 * glyph) !== -1) continue;
    const parts = [];
    for (let flags = 0x20; flags & 0x20; ) {
      flags = glyf.readUInt16BE(at);
      parts.push(glyf.readUInt16BE(at + 2));
      at += 4 + (flags & 1 ? 4 : 2);
      at += flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    }
    found.set(glyph, parts);
  }
  return found;
}

/** Return the names of those glyphs that have one of their own (format 2). */
function names(post) {
  const numbers = Array.from({ length: post.readUInt16BE(32) }, (_, glyph) =>
    post.readUInt16BE(34 + 2 * glyph),
  );
  const strings = [];
  for (let at = 34 + 2 * numbers.length; at < post.length; at += 1 + post[at]) {
    strings.push(post.toString("latin1", at + 1, at + 1 + post[at]));
  }
  return numbers.map((number) => strings[number - STANDARD_NAMES] ?? LIGATURES[number] ?? "");
}

/** Return the glyphs of the plain signs, what takes their place, and their parts. */
function plainGlyphs(cmap, glyf, post) {
  const signs = characters(cmap);
  const parts = components(glyf);
  const kept = new Set(PLAIN.map((sign) => signs.get(sign)).filter((glyph) => glyph !== undefined));
  names(post).forEach((name, glyph) => INSTEAD.test(name) && kept.add(glyph));
  for (const glyph of kept) for (const part of parts.get(glyph) ?? []) kept.add(part);
  return kept;
}

// Known tables are named by number: 0 is cmap, 7 post, 10 glyf, 47 fvar, 48 gvar.
const table = (tables, tag) => tables.find((each) => each.tag === tag);

function written(name, chosen) {
  const tables = directory(file);
  const fvar = table(tables, "47").data;
  const first = fvar.readUInt16BE(4);
  const axes = Array.from({ length: fvar.readUInt16BE(8) }, (_, axis) =>
    fvar.toString("latin1", first + 20 * axis, first + 20 * axis + 4),
  );
  const gvar = table(tables, "48");
  const isKept = chosen(...["0", "10", "7"].map((tag) => table(tables, tag).data));
  gvar.data = thinned(gvar.data, axes, isKept);
  gvar.length = gvar.data.length;
  const glyf = table(tables, "10");
  glyf.data = outlined(glyf.data, isKept);
  const post = table(tables, "7");
  post.data = Buffer.from(post.data.subarray(0, 32));
  post.data.writeUInt32BE(0x00030000, 0);
  post.length = post.data.length;
  const made = assembled(file, tables);
  writeFileSync(`${folder}/${name}.woff2`, made);
  console.log(`${name}: ${made.length} of ${file.length} bytes`);
}

written("archivo-more", () => () => true);
written("archivo-plain", (cmap, glyf, post) => {
  const kept = plainGlyphs(cmap, glyf, post);
  console.log(`${kept.size} glyphs vary`);
  return (glyph) => kept.has(glyph);
});
