// Motifs of people and machines: faces, limbs, chips, devices, arms, drugs.
import {
  BREADTH as W,
  HEIGHT as H,
  circle as C,
  mix,
  ngon,
  path as L,
  polygon as P,
  rect as R,
  round as n,
  sky,
} from "./paint.js";

export function portrait(r, p) {
  const cx = r.r(52, 68),
    cy = r.r(34, 38),
    hw = r.r(11, 14),
    hh = hw * r.r(1.25, 1.4);
  let s = "";
  const back = r.i(0, 4);
  if (back === 0) s += C(cx, cy, r.r(26, 34), p.two);
  else if (back === 1)
    for (let i = 0; i < 12; i++) s += R(i * 10 + r.r(0, 3), 0, r.r(2, 6), H, p.mid, 'opacity=".5"');
  else if (back === 2)
    s += P(
      [
        [0, H],
        [0, 40],
        [W, 0],
        [W, H],
      ],
      p.mid,
      'opacity=".55"',
    );
  else if (back === 3)
    for (let i = 5; i > 0; i--) s += C(cx, cy, i * 9, i % 2 ? p.mid : p.bg, 'opacity=".8"');
  else s += sky(r, p);
  const sh = r.r(26, 38),
    skin = p.hi,
    shade = mix(p.mid, p.dark, 0.25);
  s += `<path d="M${n(cx - sh)} ${H}C${n(cx - sh + 2)} ${n(cy + 30)} ${n(cx - 14)} ${n(cy + 27)} ${n(cx - 6)} ${n(cy + 22)}L${n(cx + 6)} ${n(cy + 22)}C${n(cx + 14)} ${n(cy + 27)} ${n(cx + sh - 2)} ${n(cy + 30)} ${n(cx + sh)} ${H}z" fill="${p.dark}"/>`;
  s += P(
    [
      [cx - 5.5, cy + 8],
      [cx + 5.5, cy + 8],
      [cx + 6.5, cy + 25],
      [cx, cy + 30],
      [cx - 6.5, cy + 25],
    ],
    shade,
  );
  const jaw = r.r(0.45, 0.75);
  const head = `M${n(cx - hw)} ${n(cy - 4)}C${n(cx - hw)} ${n(cy - hh - 4)} ${n(cx + hw)} ${n(cy - hh - 4)} ${n(cx + hw)} ${n(cy - 4)}L${n(cx + hw * 0.92)} ${n(cy + hh * 0.45)}L${n(cx + hw * jaw * 0.7)} ${n(cy + hh)}H${n(cx - hw * jaw * 0.7)}L${n(cx - hw * 0.92)} ${n(cy + hh * 0.45)}z`;
  s += `<path d="${head}" fill="${skin}"/>`;
  const side = r.p(0.5) ? 1 : -1;
  s += P(
    [
      [cx + side * 1, cy - hh],
      [cx + side * hw, cy - 4],
      [cx + side * hw * 0.92, cy + hh * 0.45],
      [cx + side * hw * jaw * 0.7, cy + hh],
      [cx + side * 1, cy + hh],
      [cx + side * 3, cy + 6],
      [cx - side * 0.5, cy + 2],
    ],
    shade,
  );
  const hair = r.i(0, 6);
  if (hair === 0)
    s += `<path d="M${n(cx - hw - 1)} ${n(cy)}C${n(cx - hw - 3)} ${n(cy - hh - 9)} ${n(cx + hw + 3)} ${n(cy - hh - 9)} ${n(cx + hw + 1)} ${n(cy)}L${n(cx + hw - 2)} ${n(cy - 8)}L${n(cx - hw + 3)} ${n(cy - 9)}z" fill="${p.dark}"/>`;
  if (hair === 1)
    for (let i = 0; i < 7; i++)
      s += P(
        [
          [cx - hw + (i * hw) / 3, cy - hh * 0.55],
          [cx - hw + (i * hw) / 3 + r.r(-6, 6), cy - hh - r.r(6, 14)],
          [cx - hw + ((i + 1.4) * hw) / 3, cy - hh * 0.55],
        ],
        p.dark,
      );
  if (hair === 2)
    s +=
      P(
        [
          [cx - 3, cy - hh * 0.6],
          [cx - 4, cy - hh - 12],
          [cx + 5, cy - hh - 10],
          [cx + 4, cy - hh * 0.6],
        ],
        p.two,
      ) +
      P(
        [
          [cx - hw, cy - 5],
          [cx - 3, cy - hh * 0.9],
          [cx - 3, cy - 9],
        ],
        p.dark,
      );
  if (hair === 3)
    s += `<path d="M${n(cx - hw - 3)} ${n(cy + 22)}V${n(cy - 6)}C${n(cx - hw - 2)} ${n(cy - hh - 8)} ${n(cx + hw + 2)} ${n(cy - hh - 8)} ${n(cx + hw + 3)} ${n(cy - 6)}V${n(cy + 22)}L${n(cx + hw - 1)} ${n(cy + 12)}V${n(cy - 5)}L${n(cx - side * 4)} ${n(cy - 10)}L${n(cx - hw + 1)} ${n(cy - 4)}V${n(cy + 12)}z" fill="${p.dark}"/>`;
  if (hair === 4)
    s += `<path d="M${n(cx - hw - 5)} ${n(cy + 26)}L${n(cx - hw - 4)} ${n(cy - 8)}L${n(cx)} ${n(cy - hh - 9)}L${n(cx + hw + 4)} ${n(cy - 8)}L${n(cx + hw + 5)} ${n(cy + 26)}L${n(cx + hw)} ${n(cy + 10)}V${n(cy - 6)}L${n(cx)} ${n(cy - hh + 1)}L${n(cx - hw)} ${n(cy - 6)}V${n(cy + 10)}z" fill="${p.dark}"/>`;
  if (hair === 5)
    s +=
      R(cx - hw - 2, cy - 11, hw * 2 + 4, 4.5, p.dark) +
      `<path d="M${n(cx - hw)} ${n(cy - 9)}C${n(cx - hw)} ${n(cy - hh - 7)} ${n(cx + hw)} ${n(cy - hh - 7)} ${n(cx + hw)} ${n(cy - 9)}z" fill="${p.mid}"/>`;
  if (hair === 6)
    s +=
      `<path d="${head}" fill="none" stroke="${p.dark}" stroke-width="2.4"/>` +
      R(cx - 1.2, cy - hh - 4, 2.4, hh * 0.7, p.dark);
  const eye = r.i(0, 4),
    ey = cy + 1;
  if (eye === 0)
    s +=
      R(cx - hw - 1, ey - 3, hw * 2 + 2, 5.5, p.dark) +
      R(cx - hw + 1, ey - 1, hw * 2 - 2, 1.5, p.two);
  if (eye === 1)
    s +=
      R(cx - 8, ey - 1, 5, 2, p.dark) +
      R(cx + 3, ey - 1, 5, 2, p.dark) +
      L(`M${n(cx + side * 5)} ${n(ey + 2)}v7`, p.two, 1.2);
  if (eye === 2)
    s +=
      C(cx - 5.5, ey, 4.4, p.dark) +
      C(cx + 5.5, ey, 4.4, p.dark) +
      C(cx - 5.5, ey, 1.5, p.two) +
      C(cx + 5.5, ey, 1.5, p.two);
  if (eye === 3)
    s +=
      C(cx + side * 5.5, ey, 5, p.dark) +
      C(cx + side * 5.5, ey, 2.4, p.two) +
      R(cx - side * 5.5 - 2.5, ey - 1, 5, 1.8, p.dark) +
      L(`M${n(cx + side * 10)} ${n(ey)}H${side > 0 ? W : 0}`, p.two, 0.9);
  if (eye === 4)
    s +=
      P(
        [
          [cx - hw, ey - 4],
          [cx + hw, ey - 4],
          [cx + hw - 3, ey + 4],
          [cx + 2, ey + 3],
          [cx, ey],
          [cx - 2, ey + 3],
          [cx - hw + 3, ey + 4],
        ],
        p.dark,
      ) + L(`M${n(cx - hw + 2)} ${n(ey - 1.5)}H${n(cx - 3)}`, p.two, 1);
  if (r.p(0.45))
    s +=
      R(cx - 5, cy + hh * 0.42, 10, r.r(5, 9), r.p(0.5) ? p.dark : p.mid) +
      L(`M${n(cx - 5)} ${n(cy + hh * 0.6)}h10`, p.hi, 0.7);
  else s += R(cx - 3, cy + hh * 0.66, 6, 1.2, p.dark);
  if (r.p(0.5))
    s +=
      L(`M${n(cx - side * hw)} ${n(cy + 8)}l${n(side * 4)} 3v9`, p.two, 1) +
      C(cx - side * hw, cy + 8, 1.2, p.two);
  s += P(
    [
      [cx - 12, cy + 27],
      [cx - 5, cy + 22],
      [cx, cy + 32],
      [cx + 5, cy + 22],
      [cx + 12, cy + 27],
      [cx + 3, H],
      [cx - 3, H],
    ],
    r.p(0.5) ? p.mid : mix(p.dark, p.mid, 0.3),
  );
  return s;
}

export function limb(r, p) {
  let s = sky(r, p);
  let x = r.r(-4, 14),
    y = r.r(60, 80),
    a = -r.r(0.4, 0.8);
  const k = r.i(3, 4);
  const pts = [[x, y]];
  for (let i = 0; i < k; i++) {
    const l = r.r(26, 42);
    x += Math.cos(a) * l;
    y += Math.sin(a) * l;
    pts.push([x, y]);
    a += r.r(0.5, 1.2) * (i % 2 ? -1 : 1);
  }
  for (let i = 0; i < k; i++) {
    const [ax, ay] = pts[i],
      [bx, by] = pts[i + 1];
    const w = 16 - i * 3;
    s +=
      L(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, p.dark, w + 3) +
      L(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, i % 2 ? p.hi : p.mid, w) +
      L(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, p.dark, 1.5, 'stroke-dasharray="4 2"');
  }
  pts.forEach(([ax, ay], i) => {
    s += C(ax, ay, 10 - i * 1.6, p.dark) + C(ax, ay, 6 - i, p.two) + C(ax, ay, 2, p.dark);
  });
  const [ex, ey] = pts[k];
  for (let i = -1; i < 3; i++)
    s += L(`M${n(ex)} ${n(ey)}l${n(r.r(8, 18))} ${n(i * 6 + r.r(-2, 2))}`, p.hi, 2.6);
  return s;
}

export function chip(r, p) {
  const w = r.r(30, 48),
    h = r.r(26, 42),
    x = 60 - w / 2,
    y = 42 - h / 2;
  let s = "";
  for (let i = 0; i < 16; i++) {
    const sx = r.one([x - 2, x + w + 2]),
      sy = r.r(y, y + h),
      dir = sx < 60 ? -1 : 1,
      l = r.r(8, 22),
      t = r.one([-1, 1]) * r.r(4, 24);
    s += L(
      `M${n(sx)} ${n(sy)}h${n(dir * l)}l${n(dir * Math.abs(t) * 0.6)} ${n(t)}h${dir * 60}`,
      r.p(0.2) ? p.two : p.mid,
      r.one([1, 1, 2]),
    );
  }
  const pins = r.i(5, 8);
  for (let i = 0; i < pins; i++) {
    const q = x + 3 + (i * (w - 6)) / (pins - 1);
    s += R(q - 1.2, y - 6, 2.4, h + 12, p.hi);
    const v = y + 3 + (i * (h - 6)) / (pins - 1);
    s += R(x - 6, v - 1.2, w + 12, 2.4, p.hi);
  }
  s +=
    R(x, y, w, h, p.dark) +
    R(x + 3, y + 3, w - 6, h - 6, "none", `stroke="${p.mid}" stroke-width="1"`);
  const g = r.i(0, 3);
  if (g === 0) s += C(60, 42, 8, p.two) + C(60, 42, 4, p.dark);
  if (g === 1) s += P(ngon(60, 42, 9, 6), p.mid) + P(ngon(60, 42, 4, 6), p.hi);
  if (g === 2)
    for (let i = 0; i < 9; i++)
      s += R(52 + (i % 3) * 6, 34 + Math.floor(i / 3) * 6, 4, 4, r.p(0.4) ? p.two : p.mid);
  if (g === 3) s += P(ngon(60, 42, 10, 3, -1.57), p.two);
  return s;
}

export function device(r, p) {
  // isometric machines
  let s = sky(r, p);
  const iso = (x, y, z) => [60 + (x - y) * 0.86, 52 + (x + y) * 0.45 - z];
  const box = (x, y, z, a, b, c) =>
    P(
      [iso(x, y, z + c), iso(x + a, y, z + c), iso(x + a, y + b, z + c), iso(x, y + b, z + c)],
      p.hi,
    ) +
    P(
      [iso(x, y + b, z), iso(x + a, y + b, z), iso(x + a, y + b, z + c), iso(x, y + b, z + c)],
      p.mid,
    ) +
    P(
      [iso(x + a, y, z), iso(x + a, y + b, z), iso(x + a, y + b, z + c), iso(x + a, y, z + c)],
      p.dark,
    );
  const A = r.r(34, 46),
    B = r.r(26, 42);
  s += box(-A / 2, -B / 2, -12, A, B, r.r(7, 14));
  const k = r.i(2, 5);
  const list = [];
  for (let i = 0; i < k; i++)
    list.push([
      r.r(-A / 2, A / 2 - 12),
      r.r(-B / 2, B / 2 - 10),
      r.r(6, 14),
      r.r(6, 12),
      r.r(4, 26),
    ]);
  list.sort((u, v) => u[0] + u[1] - v[0] - v[1]);
  list.forEach(([x, y, a, b, c]) => {
    s += box(x, y, 0, a, b, c);
  });
  const [lx, ly] = iso(A / 2 - 6, B / 2, -6);
  s += C(lx, ly, 2, p.two);
  return (
    s +
    L(`M${n(iso(-A / 2, B / 2, -12)[0])} ${n(iso(-A / 2, B / 2, -12)[1])}q-12 14 -40 8`, p.two, 1.5)
  );
}

export function gun(r, p) {
  let s = sky(r, p);
  const len = r.r(56, 78),
    x = (W - len) / 2,
    y = r.r(28, 36),
    h = r.r(9, 14);
  const a = r.i(-24, -6);
  s += `<g transform="rotate(${a} 60 42)">`;
  s +=
    R(x - 1, y - 1, len + 2, h + 2, p.dark) +
    R(x, y, len * 0.62, h, p.hi) +
    R(x + len * 0.62, y + 2, len * 0.38, h - 5, p.mid) +
    P(
      [
        [x + 4, y + h],
        [x + 18, y + h],
        [x + 13, y + h + 24],
        [x - 2, y + h + 24],
      ],
      p.dark,
    ) +
    P(
      [
        [x + 26, y + h],
        [x + 38, y + h],
        [x + 40, y + h + r.r(8, 20)],
        [x + 28, y + h + 14],
      ],
      p.mid,
    );
  for (let i = 0; i < 4; i++) s += R(x + 6 + i * 6, y + 3, 3, h - 6, i === 3 ? p.two : p.dark);
  s += R(x + r.r(14, 28), y - 5, r.r(12, 22), 4, p.dark) + R(x + len, y + 3, 8, 1.5, p.two);
  return s + "</g>";
}

export function capsule(r, p) {
  let s = sky(r, p);
  for (let i = 0; i < 5; i++) {
    const x = r.r(4, 96),
      y = r.r(4, 64),
      a = r.i(-60, 60),
      w = r.r(22, 38),
      h = w * 0.42;
    s +=
      `<g transform="rotate(${a} ${n(x + w / 2)} ${n(y + h / 2)})">` +
      R(x, y, w, h, p.dark, `rx="${n(h / 2)}"`) +
      R(x + 1.5, y + 1.5, w - 3, h - 3, i % 2 ? p.mid : p.hi, `rx="${n(h / 2)}"`) +
      R(x + w / 2, y + 1.5, w / 2 - h / 2, h - 3, p.two) +
      C(x + w - h / 2, y + h / 2, h / 2 - 1.5, p.two) +
      "</g>";
  }
  return s;
}
