// Motifs of machines: walls, gates, eyes, and what breaks them.
import {
  BREADTH as W,
  HEIGHT as H,
  circle as C,
  mix,
  ngon,
  path as L,
  polar,
  polygon as P,
  rect as R,
  round as n,
  sky,
} from "./paint.js";

export function wall(r, p) {
  const rows = r.i(4, 7),
    skew = r.r(-10, 10);
  let s = R(0, 0, W, H, mix(p.bg, p.dark, 0.35));
  const h = H / rows;
  for (let j = 0; j < rows; j++) {
    let x = -r.r(4, 26);
    while (x < W) {
      const w = r.r(14, 34);
      const t = r.f();
      const y = j * h;
      const c = t < 0.1 ? p.two : t < 0.3 ? p.hi : t < 0.65 ? p.mid : mix(p.mid, p.dark, 0.5);
      s +=
        P(
          [
            [x + 1, y + 1 + skew * (x / W)],
            [x + w - 1, y + 1 + skew * ((x + w) / W)],
            [x + w - 1, y + h - 1 + skew * ((x + w) / W)],
            [x + 1, y + h - 1 + skew * (x / W)],
          ],
          c,
        ) + R(x + 1, y + h - 3 + skew * (x / W), Math.max(0, w - 2), 2, p.dark, 'opacity=".35"');
      x += w;
    }
  }
  if (r.p(0.6)) s += L(`M${n(r.r(20, 100))} 0l${n(r.r(-8, 8))} 20l8 12l-9 16l4 36`, p.dark, 2);
  return s + R(0, 0, W, H, "url(#nd-dot-k)", 'opacity=".35"');
}

export function gate(r, p) {
  const k = r.one([4, 6, 8, 40, 3]),
    cx = 60,
    cy = 44,
    c = r.i(5, 8),
    rot = r.r(0, 1);
  let s = "";
  for (let i = c; i > 0; i--)
    s += P(
      ngon(cx, cy, i * (62 / c), k, rot + (r.p(0.3) ? i * 0.14 : 0)),
      i % 2 ? (i % 4 === 1 ? p.dark : p.mid) : i === 2 ? p.two : p.hi,
    );
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283;
    const [x1, y1] = polar(cx, cy, 46, a),
      [x2, y2] = polar(cx, cy, r.one([50, 54, 60]), a);
    s += L(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, p.dark, 1.4);
  }
  s +=
    C(cx, cy - 2, 5, p.dark) +
    P(
      [
        [cx - 2.5, cy],
        [cx + 2.5, cy],
        [cx + 4.5, cy + 11],
        [cx - 4.5, cy + 11],
      ],
      p.dark,
    );
  return s;
}

export function eye(r, p) {
  const cx = 60,
    cy = 42,
    k = r.i(7, 15);
  let s = "";
  const twist = r.r(0.15, 0.6);
  for (let i = 0; i < k; i++) {
    const a = (i / k) * 6.283;
    s += P(
      [
        polar(cx, cy, 18, a),
        polar(cx, cy, r.one([74, 56, 46]), a + twist),
        polar(cx, cy, 18, a + (6.283 / k) * 0.7),
      ],
      i % 3 ? p.mid : p.two,
    );
  }
  s +=
    `<path d="M${cx - 30} ${cy}Q${cx} ${cy - r.i(24, 36)} ${cx + 30} ${cy}Q${cx} ${cy + r.i(24, 36)} ${cx - 30} ${cy}z" fill="${p.dark}"/>` +
    C(cx, cy, 12.5, p.hi) +
    C(cx, cy, 8, p.mid) +
    (r.p(0.5) ? C(cx, cy, 4, p.dark) : R(cx - 1.6, cy - 9, 3.2, 18, p.dark));
  return s + L(`M0 ${cy}H${cx - 34}M${cx + 34} ${cy}H${W}M${cx} 0V8M${cx} 76V${H}`, p.hi, 0.8);
}

export function shards(r, p) {
  const cx = r.r(40, 80),
    cy = r.r(30, 52);
  let s = "";
  const k = r.i(9, 16);
  for (let i = 0; i < k; i++) {
    const a = r.r(0, 6.283),
      d = r.r(30, 90),
      w = r.r(0.06, 0.22);
    s += P(
      [[cx, cy], polar(cx, cy, d, a), polar(cx, cy, d * r.r(0.6, 1), a + w)],
      r.one([p.mid, p.mid, p.two, p.hi, mix(p.mid, p.dark, 0.5)]),
    );
  }
  const a = r.r(-0.8, 0.8) - 1.57;
  const tip = polar(cx, cy, 8, a + 3.14);
  s +=
    P(
      [tip, polar(cx, cy, 44, a - 0.28), polar(cx, cy, 52, a), polar(cx, cy, 44, a + 0.28)],
      p.dark,
    ) + P([tip, polar(cx, cy, 44, a - 0.28), polar(cx, cy, 40, a)], p.hi);
  return s + C(cx, cy, 3, p.two);
}

export function key(r, p) {
  // decoders: spirals and codes
  const cx = r.r(36, 84),
    cy = 42;
  let s = "";
  let d = `M${cx} ${cy}`;
  const turns = r.i(3, 5),
    st = r.i(3, 6);
  for (let i = 0; i < turns * st; i++) {
    const [x, y] = polar(cx, cy, 3 + i * (60 / (turns * st)), (i / st) * 6.283);
    d += `L${n(x)} ${n(y)}`;
  }
  s += L(d, p.mid, 5) + L(d, p.two, 1.2);
  for (let j = 0; j < 10; j++)
    for (let i = 0; i < 5; i++)
      if (r.p(0.5))
        s += R((cx > 60 ? 4 : 92) + i * 5, 5 + j * 7.5, 3.6, 5, r.p(0.25) ? p.two : p.hi);
  return s + C(cx, cy, 7, p.dark) + C(cx, cy, 3, p.hi);
}

export function blade(r, p) {
  // blades of code
  let s = sky(r, p);
  const k = r.i(1, 3),
    a = r.r(-0.9, -0.3);
  for (let i = 0; i < k; i++) {
    const x = 20 + i * 26 + r.r(0, 10),
      y = 86 - i * 4;
    const e = polar(x, y, r.r(86, 104), a - i * 0.16),
      b = polar(x, y, 9, a + 1.57),
      c = polar(x, y, 9, a - 1.57);
    s += P([b, e, [x, y]], p.hi) + P([c, e, [x, y]], i % 2 ? p.two : p.mid);
  }
  return s + R(0, 72, W, 3, p.dark) + R(0, 77, W, 8, p.dark);
}

export function spores(r, p) {
  let s = R(0, 0, W, H, "url(#nd-dot-h)", 'opacity=".35"');
  const c = r.i(2, 5);
  for (let j = 0; j < c; j++) {
    const cx = j ? r.r(8, 112) : r.r(46, 74),
      cy = j ? r.r(8, 76) : 42,
      rad = j ? r.r(5, 11) : r.r(18, 23),
      k = r.i(8, 14);
    for (let i = 0; i < k; i++) {
      const a = (i / k) * 6.283;
      const e = polar(cx, cy, rad * 1.6, a);
      s +=
        L(`M${n(cx)} ${n(cy)}L${n(e[0])} ${n(e[1])}`, j ? p.mid : p.two, rad / 7) +
        C(e[0], e[1], rad / 6, j ? p.mid : p.hi);
    }
    s +=
      P(ngon(cx, cy, rad, r.i(6, 9), r.f()), j ? mix(p.mid, p.dark, 0.4) : p.mid) +
      C(cx - rad * 0.2, cy - rad * 0.2, rad * 0.35, p.dark);
  }
  return s;
}

export function signal(r, p) {
  let s = "";
  let y = 2;
  while (y < H) {
    const h = r.r(1, 5);
    let x = r.r(-10, 10);
    while (x < W) {
      const w = r.r(4, 40);
      if (r.p(0.55)) s += R(x, y, w, h, r.one([p.mid, p.mid, p.mid, p.two, p.hi]));
      x += w + r.r(2, 12);
    }
    y += h + r.r(1.5, 4);
  }
  const cx = r.r(40, 80);
  const k = r.i(0, 2);
  if (k === 0)
    s +=
      R(cx - 20, 16, 40, 50, p.dark) + L(`M${n(cx - 20)} 42q5 -26 10 0t10 0t10 0t10 0`, p.two, 2.5);
  if (k === 1)
    s +=
      P(ngon(cx, 42, 24, 4, 0.785), p.dark) +
      R(cx - 2.5, 28, 5, 18, p.two) +
      R(cx - 2.5, 50, 5, 5, p.two);
  if (k === 2)
    s +=
      C(cx, 42, 22, p.dark) +
      C(cx, 42, 14, "none", `stroke="${p.two}" stroke-width="2.5"`) +
      C(cx, 42, 4, p.hi);
  return s;
}

export function core(r, p) {
  const cx = r.r(48, 72),
    cy = 42;
  let s = "";
  for (let i = 6; i > 0; i--) {
    const a = r.r(0, 6.283),
      sw = r.r(1.5, 5.4),
      rad = i * 8.5;
    const [x1, y1] = polar(cx, cy, rad, a),
      [x2, y2] = polar(cx, cy, rad, a + sw);
    s +=
      L(
        `M${n(x1)} ${n(y1)}A${rad} ${rad} 0 ${sw > 3.14 ? 1 : 0} 1 ${n(x2)} ${n(y2)}`,
        i % 3 === 1 ? p.two : i % 2 ? p.hi : p.mid,
        r.one([2, 4, 6]),
      ) + C(x1, y1, 2.4, p.hi);
  }
  for (let i = 0; i < 5; i++) {
    const a = r.r(0, 6.283);
    const [x, y] = polar(cx, cy, 90, a);
    s += L(`M${cx} ${cy}L${n(x)} ${n(y)}`, p.mid, 0.7);
  }
  const k = r.i(3, 8);
  return s + P(ngon(cx, cy, 10, k, r.f()), p.dark) + P(ngon(cx, cy, 5.5, k, r.f()), p.two);
}

export function burst(r, p) {
  let s = "";
  const a = r.one([-0.5, -0.35, 0.35, 0.5]),
    k = r.i(0, 3);
  s += `<g transform="rotate(${n(a * 57)} 60 42)">`;
  let y = -40;
  while (y < 130) {
    const h = r.r(3, 15);
    if (r.p(0.55)) s += R(-40, y, 200, h, r.one([p.mid, p.mid, mix(p.mid, p.dark, 0.5), p.two]));
    y += h + r.r(1, 6);
  }
  s += "</g>";
  const cx = r.r(40, 80),
    cy = r.r(32, 52);
  if (k === 0) s += C(cx, cy, 22, p.hi) + C(cx, cy, 13, p.dark) + C(cx, cy, 5, p.two);
  if (k === 1)
    for (let i = 0; i < 4; i++)
      s += P(
        [
          [cx - 34 + i * 16, cy - 24],
          [cx - 22 + i * 16, cy - 24],
          [cx - 4 + i * 16, cy],
          [cx - 22 + i * 16, cy + 24],
          [cx - 34 + i * 16, cy + 24],
          [cx - 16 + i * 16, cy],
        ],
        i === 3 ? p.hi : p.dark,
      );
  if (k === 2) {
    const q = r.i(8, 14);
    s +=
      P(
        Array.from({ length: q * 2 }, (_, i) =>
          polar(cx, cy, i % 2 ? 14 : r.r(24, 36), (i / (q * 2)) * 6.283),
        ),
        p.hi,
      ) + C(cx, cy, 8, p.dark);
  }
  if (k === 3)
    s += P(
      [
        [cx - 4, cy - 34],
        [cx + 20, cy - 34],
        [cx + 6, cy - 6],
        [cx + 22, cy - 6],
        [cx - 16, cy + 38],
        [cx - 4, cy + 4],
        [cx - 20, cy + 4],
      ],
      p.hi,
    );
  return s;
}

export function sigil(r, p) {
  let s =
    R(18, -10, 84, 110, mix(p.dark, p.mid, 0.12)) +
    R(21, -10, 78, 110, "none", `stroke="${p.two}" stroke-width=".9"`);
  const cx = 60,
    cy = 42,
    k = r.i(7, 16);
  for (let i = 0; i < k; i++) {
    const a = (i / k) * 6.283 - 1.57;
    s += P(
      [polar(cx, cy, 15, a - 0.12), polar(cx, cy, i % 2 ? 24 : 34, a), polar(cx, cy, 15, a + 0.12)],
      i % 2 ? p.two : p.hi,
    );
  }
  const g = r.i(0, 4);
  s += C(cx, cy, 14, p.mid);
  if (g === 0) s += C(cx + 5, cy - 2, 11, p.dark);
  if (g === 1)
    s += `<path d="M48 42Q60 32 72 42Q60 52 48 42z" fill="${p.dark}"/>` + C(cx, cy, 4, p.two);
  if (g === 2)
    s +=
      P(ngon(cx, cy, 11, 3, -1.57), p.dark) +
      P(ngon(cx, cy, 11, 3, 1.57), "none", `stroke="${p.dark}" stroke-width="1.5"`);
  if (g === 3) for (let i = 3; i > 0; i--) s += C(cx, cy, i * 3.8, i % 2 ? p.dark : p.hi);
  if (g === 4) s += R(cx - 2, cy - 11, 4, 22, p.dark) + R(cx - 9, cy - 4, 18, 4, p.dark);
  for (let i = 0; i < 10; i++) s += C(r.r(24, 96), r.r(4, 80), r.r(0.5, 1.3), p.hi);
  return s + R(3, 4, 9, 76, p.mid, 'opacity=".7"') + R(108, 4, 9, 76, p.mid, 'opacity=".7"');
}
