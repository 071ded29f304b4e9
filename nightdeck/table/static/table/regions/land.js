// The land below a map: streets and blocks of each area, roads where nothing is drawn.
import { html, memo } from "../../kit.js";
import { generator, seed } from "../../print/random.js";

/** One path for all blocks of an ink: thousands of single shapes would make every drawing slow. */
function blocks(id, shape, hot) {
  const r = generator(seed(id));
  const corners = shape.split(" ").map((pair) => pair.split(",").map(Number));
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inks = hot
    ? ["#5a1f2b", "#6d2733", "#4a1a26"]
    : ["#222b40", "#1d2537", "#28324a", "#202a44"];
  const turn = r.i(-24, 24);
  const outlines = new Map(inks.map((ink) => [ink, ""]));
  for (let x = x0 - 90; x < x1 + 90;) {
    const w = r.r(16, 38);
    for (let y = y0 - 90; y < y1 + 90;) {
      const h = r.r(12, 34);
      if (r.p(0.86)) {
        const ink = r.one(inks);
        const [width, height] = [(w - 5) | 0, (h - 5) | 0];
        const outline = `M${x | 0} ${y | 0}h${width}v${height}h${-width}z`;
        outlines.set(ink, outlines.get(ink) + outline);
      }
      y += h;
    }
    x += w;
  }
  const drawn = [...outlines].map(([ink, d]) => `<path fill="${ink}" d="${d}"/>`).join("");
  return `<g transform="rotate(${turn} ${(x0 + x1) / 2} ${(y0 + y1) / 2})">${drawn}</g>`;
}

/** An area's ground: streets and blocks, always the same for the same name. */
const Ground = memo(({ id, shape, hot }) => {
  return html`<g aria-hidden="true">
    <clipPath id=${`clip-${id}`}><polygon points=${shape} /></clipPath>
    <polygon points=${shape} fill=${hot ? "#31121b" : "#141a29"} />
    <g
      clip-path=${`url(#clip-${id})`}
      dangerouslySetInnerHTML=${{ __html: blocks(id, shape, hot) }}
    />
    <polygon points=${shape} class="border" />
  </g>`;
});

const centre = (shape) => {
  const corners = shape.split(" ").map((pair) => pair.split(",").map(Number));
  const sum = corners.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return sum.map((value) => value / corners.length);
};

function Roads({ areas, drawing }) {
  if (drawing.sides.length) return null;
  const seen = new Set();
  return areas.flatMap((area) =>
    (area.neighbours || [])
      .filter((other) => {
        const key = [area.id, other].sort().join(" ");
        if (seen.has(key) || !drawing.areas[other]) return false;
        return seen.add(key);
      })
      .map((other) => {
        const [x1, y1] = centre(drawing.areas[area.id].shape);
        const [x2, y2] = centre(drawing.areas[other].shape);
        return html`<line class="road" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
      }),
  );
}

/** What lies below everything: the ground changes only when a fight begins or ends somewhere. */
export const Land = memo(({ drawing, areas, fights, box }) => {
  const burning = new Set(fights.split(" "));
  return html`<svg class="terrain land" viewBox=${box} aria-hidden="true">
    <${Roads} areas=${areas} drawing=${drawing} />
    ${drawing.sides.map(
      (side) =>
        html`<text
          class="geo"
          x=${side.x}
          y=${side.y}
          transform=${`rotate(${side.turn} ${side.x} ${side.y})`}
          >${side.text}</text
        >`,
    )}
    ${areas.map(
      ({ id }) =>
        html`<${Ground}
          key=${id}
          id=${id}
          shape=${drawing.areas[id].shape}
          hot=${burning.has(id)}
        />`,
    )}
    ${areas
      .filter(({ id }) => burning.has(id))
      .map(({ id }) => html`<polygon points=${drawing.areas[id].shape} class="hot-border" />`)}
  </svg>`;
});
