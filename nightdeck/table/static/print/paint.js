// The brushes of the print shop: each returns a piece of SVG text, rounded to a tenth.

export const BREADTH = 120;
export const HEIGHT = 84;

const channels = (colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** Mix two hexadecimal colours; 0 is the first, 1 the second. */
export function mix(first, second, share) {
  const to = channels(second);
  const mixed = channels(first).map((value, i) => Math.round(value + (to[i] - value) * share));
  return "#" + mixed.map((value) => value.toString(16).padStart(2, "0")).join("");
}

export const round = (value) => Math.round(value * 10) / 10;

export const rect = (x, y, w, h, fill, more = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" ` +
  `fill="${fill}" ${more}/>`;

export const circle = (x, y, r, fill, more = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export const polygon = (points, fill, more = "") =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z" ` +
  `fill="${fill}" ${more}/>`;

export const path = (d, colour, width = 1, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

/** A point at a distance and an angle from a centre. */
export const polar = (cx, cy, r, angle) => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];

/** The corners of a regular polygon. */
export const ngon = (cx, cy, r, corners, turn = 0) =>
  Array.from({ length: corners }, (_, i) => polar(cx, cy, r, turn + (i * 2 * Math.PI) / corners));

/** One of five backdrops shared by several motifs. */
export function sky(r, p) {
  const k = r.i(0, 4),
    x = r.r(20, 100),
    y = r.r(18, 44);
  if (k === 0) return circle(x, y, r.r(12, 26), p.two);
  if (k === 1) {
    let s = circle(x, y, r.r(18, 26), p.two);
    for (let i = 0; i < 5; i++) s += rect(0, y + 2 + i * 4.4, BREADTH, 0.8 + i * 0.55, p.bg);
    return s;
  }
  if (k === 2) {
    let s = "";
    for (let i = 0; i < 9; i++)
      s += path(`M0 ${round(6 + i * i * 0.9)}H${BREADTH}`, p.mid, 0.6, 'opacity=".55"');
    return s;
  }
  if (k === 3) {
    let s = "";
    const a0 = r.r(0, 1);
    for (let i = 0; i < 14; i += 2)
      s += polygon(
        [
          [x, y + 30],
          polar(x, y + 30, 160, Math.PI + a0 * 0.2 + i * 0.22),
          polar(x, y + 30, 160, Math.PI + a0 * 0.2 + (i + 1) * 0.22),
        ],
        p.mid,
        'opacity=".4"',
      );
    return s;
  }
  return (
    rect(0, 0, BREADTH, HEIGHT, "url(#nd-dot-h)", 'opacity=".5"') +
    path(`M0 ${round(y)}L${BREADTH} ${round(y - 20)}`, p.two, 1.4)
  );
}
