// Units by shape and side, and the racks in which they stand in the open.
import { classes, html } from "../../kit.js";
import { iconShape } from "../../print/icons.js";

const SHAPES = {
  triangle: "M16 2 30 29H2z",
  square: "M3 3h26v26H3z",
  circle: "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
  cross: "M11 3h10v8h8v10h-8v8H11v-8H3V11h8z",
  diamond: "M16 1 31 16 16 31 1 16z",
};

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

// Letters have at least ten pixels, or are left out: the shape says the same.
const READABLE = 10;
const LETTER = { usual: 15, most: 20 };
const CODE = { usual: 16, most: 25 };
const TAB = { usual: 13, most: 18 };

/** The size of letters inside a mark that is drawn so much smaller, 0 if none can be read there. */
export function lettering({ usual, most }, px, scale) {
  const size = Math.max(usual, (READABLE * px) / scale);
  return size > most ? 0 : Number(size.toFixed(1));
}

function UnitShape({ unit, ink, size }) {
  const drawn = SHAPES[unit.shape] || SHAPES.diamond;
  const foot = unit.shape === "triangle" ? 25 + (size - LETTER.usual) / 4 : 16 + 0.36 * size;
  return html`<path d=${drawn} fill=${ink} class="unit-shape" />
    ${size > 0 && html`<text class="unit-letter" x="16" y=${foot} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${unit.letter}</text>`}`;
}

export function Unit({ unit, marks, touch, x, y, px, scale = 1, within = 1 }) {
  const key = marks.keys[unit.tag];
  const party = marks.parties[unit.seat];
  const tab = lettering(TAB, px, scale * within);
  const name = `${party.name} ${unit.label}`;
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
    <${UnitShape} unit=${unit} ink=${party.ink} size=${lettering(LETTER, px, scale * within)} />
    ${
      key &&
      tab > 0 &&
      html`<g class="tab" transform=${`translate(16 -1) scale(${tab / TAB.usual})`}
        ><rect x="-13" y="-11" width="26" height="14" rx="2" /><text text-anchor="middle">${key}</text></g
      >`
    }
  </g>`;
}

/** The units of one party in the open, with its tab and its building at the head of the rack. */
function rackOf(seat, units, building) {
  const head = building ? 62 : 30;
  return { seat, units, building, width: head + units.length * 33 + 4, head };
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

export function Rack({ spot, marks, touch, px }) {
  const { rack, x, y, scale } = spot;
  const party = marks.parties[rack.seat];
  const code = lettering(CODE, px, scale);
  const drawnWidth = rack.units.length ? rack.width : rack.head;
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect class="rack" width=${drawnWidth} height="40" />
    <rect width="28" height="40" fill=${party.ink} />
    ${
      code > 0
        ? html`<text class="rack-code" x="14" y=${20 + 0.36 * code} text-anchor="middle" style=${{ fontSize: `${code}px` }}>${party.code}</text>`
        : html`<path class="rack-code" d=${party.outline} transform="translate(3 9) scale(1.38)" />`
    }
    ${
      rack.building &&
      html`<g
        role="img"
        aria-label=${`${rack.building.label} of ${party.name}`}
        transform="translate(31 5) scale(1.85)"
        fill=${party.ink}
        color=${party.ink}
        class="building"
        dangerouslySetInnerHTML=${{ __html: iconShape(rack.building.icon) }}
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
          px=${px}
          within=${scale}
        />`,
    )}
  </g>`;
}

/** The units in the open, party by party. */
export function racksIn(area, order) {
  const inPoints = new Set((area.points || []).map((point) => point.unit));
  const open = (area.units || []).filter((unit) => !inPoints.has(unit.tag));
  return order
    .map((seat) =>
      rackOf(
        seat,
        open.filter((unit) => unit.seat === seat),
        (area.buildings || []).find((each) => each.seat === seat),
      ),
    )
    .filter((rack) => rack.units.length || rack.building);
}
