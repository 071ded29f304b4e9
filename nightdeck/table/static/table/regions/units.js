// Units by class and gang, and the racks in which they stand in the open.
import { classes, html } from "../../kit.js";
import { iconShape } from "../../print/icons.js";

const UNIT_SHAPES = {
  solo: "M16 2 30 29H2z",
  techie: "M3 3h26v26H3z",
  netrunner: "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
  drone: "M11 3h10v8h8v10h-8v8H11v-8H3V11h8z",
  specialist: "M16 1 31 16 16 31 1 16z",
};
const LETTERS = { solo: "S", techie: "T", netrunner: "N", drone: "", specialist: "X" };
const CLASSES = Object.keys(UNIT_SHAPES);

const act = (event, run) => {
  if (event.type === "keydown" && event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
  run(event.currentTarget);
};

/** The attributes of a drawn thing that can be pressed. */
export const pressable = (label, run) => ({
  role: "button",
  tabindex: 0,
  "aria-label": label,
  onClick: (event) => act(event, run),
  onKeyDown: (event) => act(event, run),
});

function UnitShape({ unit, ink }) {
  const kind = CLASSES.includes(unit.class) ? unit.class : "specialist";
  return html`<path d=${UNIT_SHAPES[kind]} fill=${ink} class="unit-shape" />
    <text class="unit-letter" x="16" y=${kind === "solo" ? 25 : 21.5} text-anchor="middle">
      ${LETTERS[kind]}
    </text>`;
}

export function Unit({ unit, marks, touch, x, y, scale = 1 }) {
  const key = marks.keys[unit.tag];
  const gang = marks.gangs[unit.seat];
  const name = `${gang.name} ${unit.label || unit.class}`;
  const press =
    key || marks.readable.includes(unit.tag)
      ? pressable(key ? `${name}, ${key}` : name, (at) => touch(unit.tag, at))
      : { role: "img", "aria-label": name };
  return html`<g
    id=${`unit-${unit.tag}`}
    class=${classes("unit", key && "is-legal", marks.lifted.includes(unit.tag) && "is-selected")}
    data-tag=${unit.tag}
    transform=${`translate(${x} ${y}) scale(${scale})`}
    ...${press}
  >
    ${key && html`<rect class="ring" x="-2" y="-2" width="36" height="36" rx="4" />`}
    <${UnitShape} unit=${unit} ink=${gang.ink} />
    ${
      key &&
      html`<g class="tab"
        ><rect x="3" y="-12" width="26" height="14" rx="2" /><text
          x="16"
          y="-1"
          text-anchor="middle"
          >${key}</text
        ></g
      >`
    }
  </g>`;
}

/** The units of one gang in the open, with its tab and its hideout at the head of the rack. */
function rackOf(seat, units, hideout) {
  const head = hideout ? 62 : 30;
  return { seat, units, hideout, width: head + units.length * 33 + 4, head };
}

/** Lay racks in rows inside a box, as large as they fit. */
export function placed(racks, [x0, y0, w, h]) {
  for (const scale of [1.2, 1, 0.85, 0.72, 0.6]) {
    let [x, y] = [0, 0];
    const spots = racks.map((rack) => {
      const breadth = rack.width * scale;
      if (x && x + breadth > w) [x, y] = [0, y + 44 * scale];
      const spot = { rack, x: x0 + x, y: y0 + y, scale };
      x += breadth + 8;
      return spot;
    });
    const widest = Math.max(0, ...spots.map((spot) => spot.x - x0 + spot.rack.width * scale));
    if ((y + 40 * scale <= h && widest <= w) || scale === 0.6) return spots;
  }
  return [];
}

export function Rack({ spot, marks, touch }) {
  const { rack, x, y, scale } = spot;
  const gang = marks.gangs[rack.seat];
  const drawnWidth = rack.units.length ? rack.width : rack.head;
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect class="rack" width=${drawnWidth} height="40" />
    <rect width="28" height="40" fill=${gang.ink} />
    <text class="rack-code" x="14" y="26" text-anchor="middle">${gang.code}</text>
    ${
      rack.hideout &&
      html`<g
        role="img"
        aria-label=${`Hideout of ${gang.name}`}
        transform="translate(31 5) scale(1.85)"
        fill=${gang.ink}
        color=${gang.ink}
        class="house"
        dangerouslySetInnerHTML=${{ __html: iconShape("hideout") }}
      />`
    }
    ${rack.units.map(
      (unit, i) =>
        html`<${Unit}
          key=${unit.tag}
          unit=${unit}
          marks=${marks}
          touch=${touch}
          x=${rack.head + 1 + i * 33}
          y=${4}
        />`,
    )}
  </g>`;
}

/** The units in the open, gang by gang. */
export function racksIn(district, order) {
  const inPoints = new Set((district.points || []).map((point) => point.unit));
  const open = (district.units || []).filter((unit) => !inPoints.has(unit.tag));
  return order
    .map((seat) =>
      rackOf(
        seat,
        open.filter((unit) => unit.seat === seat),
        (district.hideouts || []).includes(seat),
      ),
    )
    .filter((rack) => rack.units.length || rack.hideout);
}
