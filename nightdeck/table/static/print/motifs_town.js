// Motifs of streets and money: towers, monuments, fronts, plans, deserts, figures, initials.
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

export function skyline(r, p) {
  let s = sky(r, p);
  [
    [p.mid, 0.42, 0.55],
    [mix(p.mid, p.dark, 0.5), 0.3, 0.9],
    [p.dark, 0.16, 1],
  ].forEach(([c, top], d) => {
    let x = -4;
    while (x < W) {
      const w = r.r(7, 17),
        h = H * (1 - top) * r.r(0.25, 0.8) * (1 - d * 0.18);
      const y = H - h;
      s += R(x, y, w + 0.4, h, c);
      if (r.p(0.25)) s += R(x + w / 2 - 0.5, y - r.r(4, 10), 1, 10, c);
      if (d)
        for (let k = 0; k < 5; k++)
          if (r.p(0.55))
            s += R(
              x + 1.5 + r.i(0, 3) * 3,
              y + 3 + r.i(0, Math.max(1, Math.floor(h / 4))) * 3.6,
              1.6,
              1.6,
              r.p(0.3) ? p.two : p.hi,
            );
      x += w + (d === 2 ? r.r(-1, 5) : 0);
    }
  });
  if (r.p(0.6)) {
    const x = r.r(14, 96);
    s += R(x, r.r(30, 44), 5, r.r(18, 28), p.two) + R(x + 1.2, 40, 2.6, 3, p.dark);
  }
  return s;
}

export function monument(r, p) {
  const cx = r.one([40, 60, 60, 80]),
    base = H;
  let s = "";
  const k = r.i(9, 17);
  for (let i = 0; i < k; i += 2)
    s += P(
      [
        [cx, 58],
        polar(cx, 58, 150, Math.PI + (i / k) * Math.PI),
        polar(cx, 58, 150, Math.PI + ((i + 1) / k) * Math.PI),
      ],
      p.mid,
      'opacity=".75"',
    );
  s += C(cx, r.r(34, 46), r.r(14, 22), p.two);
  const kind = r.i(0, 3),
    w = r.r(7, 12);
  if (kind === 0)
    s +=
      P(
        [
          [cx - w, base],
          [cx - 2, 8],
          [cx + 2, 8],
          [cx + w, base],
        ],
        p.dark,
      ) + L(`M${cx} 12V${base}`, p.hi, 0.8);
  if (kind === 1)
    for (let i = 0; i < 5; i++)
      s += R(
        cx - w - 6 + i * 3,
        base - 14 - i * 13,
        (w + 6 - i * 3) * 2,
        14,
        i % 2 ? mix(p.dark, p.mid, 0.35) : p.dark,
      );
  if (kind === 2)
    s +=
      P(
        [
          [cx - w - 3, base],
          [cx - w, 20],
          [cx, 10],
          [cx, base],
        ],
        p.dark,
      ) +
      P(
        [
          [cx + w + 3, base],
          [cx + w, 28],
          [cx, 10],
          [cx, base],
        ],
        mix(p.dark, p.mid, 0.4),
      );
  if (kind === 3)
    s += R(cx - w, 16, w * 2, base, p.dark) + C(cx, 16, w, p.dark) + C(cx, 18, w * 0.5, p.hi);
  for (let i = 0; i < 6; i++) s += R(r.r(-6, 110), r.r(62, 76), r.r(8, 18), 30, p.dark);
  return s + R(0, 80, W, 4, p.hi, 'opacity=".9"');
}

export function facade(r, p) {
  const vx = r.r(20, 100);
  let s = sky(r, p);
  const l = r.r(14, 34),
    q = r.r(86, 106);
  s += P(
    [
      [l, 8],
      [q, r.r(2, 14)],
      [q, H],
      [l, H],
    ],
    p.dark,
  );
  const cols = r.i(5, 8),
    rows = r.i(6, 9);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const x = l + 4 + i * ((q - l - 6) / cols),
        y = 16 + j * (66 / rows);
      const t = r.f();
      s += R(
        x,
        y,
        (q - l) / cols - 4,
        66 / rows - 3,
        t < 0.14 ? p.two : t < 0.42 ? p.hi : t < 0.7 ? p.mid : mix(p.dark, p.mid, 0.25),
      );
    }
  s += R(l - 6, r.r(20, 50), 9, 26, p.two) + R(l - 4, r.r(24, 40), 5, 2, p.dark);
  s += P(
    [
      [0, H],
      [0, 76],
      [W, 72],
      [W, H],
    ],
    mix(p.dark, p.mid, 0.2),
  );
  return (
    s + L(`M0 80H${W}`, p.two, 0.8) + (vx > 60 ? R(96, 50, 24, 34, mix(p.mid, p.dark, 0.6)) : "")
  );
}

export function plan(r, p) {
  let s = "";
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 8; i++)
      if (r.p(0.78)) {
        const w = r.r(8, 13),
          h = r.r(8, 12);
        s += R(
          i * 15.5 + 1,
          j * 14.5 + 1,
          w,
          h,
          r.p(0.12) ? p.hi : r.p(0.5) ? p.mid : mix(p.mid, p.dark, 0.55),
        );
      }
  let x = r.i(0, 7) * 15.5 - 0.8,
    y = -2,
    d = `M${n(x)} ${y}`;
  for (let i = 0; i < 7; i++) {
    if (i % 2) {
      x = Math.max(0, Math.min(W, x + r.one([-31, 31, 15.5])));
      d += `H${n(x)}`;
    } else {
      y += r.one([14.5, 29]);
      d += `V${n(y)}`;
    }
  }
  s += L(d, p.dark, 5) + L(d, p.two, 2);
  const q = [r.r(30, 90), r.r(24, 60)];
  return (
    s + C(q[0], q[1], 14, "none", `stroke="${p.hi}" stroke-width="2"`) + C(q[0], q[1], 4, p.two)
  );
}

export function dunes(r, p) {
  let s = C(r.r(24, 96), r.r(16, 34), r.r(9, 18), p.two);
  for (let j = 0; j < 5; j++) {
    const y = 34 + j * 11;
    const a = r.r(-9, 9),
      b = r.r(-9, 9);
    s += `<path d="M0 ${n(y + a)}C${n(r.r(20, 50))} ${n(y - 12)} ${n(r.r(60, 90))} ${n(y + 14)} ${W} ${n(y + b)}V${H}H0z" fill="${[p.mid, mix(p.mid, p.hi, 0.4), mix(p.mid, p.dark, 0.35), mix(p.mid, p.dark, 0.6), p.dark][j]}"/>`;
  }
  for (let i = 0; i < 3; i++) {
    const x = r.r(10, 110),
      y = r.r(44, 66);
    s +=
      R(x, y - 14, 1.4, 18, p.dark) +
      P(
        [
          [x, y - 14],
          [x + r.r(6, 12), y - 11],
          [x, y - 7],
        ],
        p.hi,
      );
  }
  return s;
}

export function chart(r, p) {
  let s = "";
  const k = r.i(0, 3);
  for (let i = 1; i < 8; i++) s += L(`M0 ${i * 12}H${W}`, p.mid, 0.5, 'opacity=".6"');
  if (k === 0) {
    const c = r.i(6, 11);
    for (let i = 0; i < c; i++) {
      const h = 10 + (i / c) * 40 * r.r(0.4, 1.3) + r.r(0, 16);
      s += R(
        6 + i * (108 / c),
        H - h,
        108 / c - 2.5,
        h,
        i === c - 1 ? p.two : i % 3 ? p.mid : p.hi,
      );
    }
    s += L(`M4 70L40 ${r.i(40, 60)}L70 ${r.i(30, 50)}L116 8`, p.dark, 2.5);
  }
  if (k === 1) {
    let a = r.r(0, 3);
    const parts = r.i(4, 7);
    for (let i = 0; i < parts; i++) {
      const b = a + (6.283 / parts) * r.r(0.6, 1.2);
      const [x1, y1] = polar(60, 42, 38, a),
        [x2, y2] = polar(60, 42, 38, b);
      s += `<path d="M60 42L${n(x1)} ${n(y1)}A38 38 0 0 1 ${n(x2)} ${n(y2)}z" fill="${[p.mid, p.hi, p.two, p.dark][i % 4]}"/>`;
      a = b;
    }
    s += C(60, 42, r.r(10, 22), p.bg);
  }
  if (k === 2) {
    for (let i = 0; i < 4; i++) {
      const x = 12 + i * 22,
        y = 10 + (i % 2) * 8;
      s += R(
        x,
        y,
        34,
        50,
        i === 3 ? p.hi : mix(p.mid, p.bg, 0.3 * (3 - i)),
        `transform="rotate(${r.i(-9, 9)} ${x + 17} ${y + 25})"`,
      );
    }
    for (let i = 0; i < 6; i++) s += R(83, 26 + i * 6, r.r(8, 22), 2, p.dark);
    s += C(104, 58, 8, p.two);
  }
  if (k === 3) {
    for (let i = 7; i > 0; i--)
      s += L(
        `M${60 - i * 8} ${H}A${i * 8} ${i * 8} 0 0 1 ${60 + i * 8} ${H}`,
        i % 3 ? p.mid : p.two,
        r.one([2, 4, 6]),
      );
    s += L(`M60 ${H}L${r.i(20, 100)} 20`, p.hi, 2.5) + C(60, H, 9, p.dark);
  }
  return s;
}

export function emblem(r, p, c) {
  const ch = (c.name.match(/[A-Z0-9]/) || ["N"])[0],
    k = r.i(0, 3);
  let s = "";
  if (k === 0) for (let i = 0; i < 8; i++) s += R(0, i * 11, W, 5, p.mid, 'opacity=".6"');
  if (k === 1) s += C(60, 42, 36, p.mid);
  if (k === 2) s += P(ngon(60, 42, 40, 6), p.mid);
  if (k === 3)
    s += P(
      [
        [0, 0],
        [W, 0],
        [0, H],
      ],
      p.mid,
    );
  s += `<text x="60" y="76" font-size="98" font-weight="900" text-anchor="middle" fill="${p.hi}" font-stretch="${r.one([70, 100, 120])}%">${ch}</text>`;
  return s + R(0, r.r(30, 50), W, 4, p.bg) + L(`M0 ${r.i(36, 56)}H${W}`, p.two, 1.5);
}
