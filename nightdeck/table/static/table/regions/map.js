// A map: districts that can be chosen, units by class and gang, points of interest, hideouts.
import { classes, html, memo } from "../../kit.js";
import { factionNamed } from "../../print/factions.js";
import { iconShape } from "../../print/icons.js";
import { generator, seed } from "../../print/random.js";
import { keyLabel } from "../choices.js";
import { usePhone, useTable } from "../context.js";
import { seatName } from "../words.js";
import { choicesAt } from "./place.js";
import { drawingOf } from "./shapes.js";

const UNIT_SHAPES = {
  solo: "M16 2 30 29H2z",
  techie: "M3 3h26v26H3z",
  netrunner: "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
  drone: "M11 3h10v8h8v10h-8v8H11v-8H3V11h8z",
  specialist: "M16 1 31 16 16 31 1 16z",
};
const LETTERS = { solo: "S", techie: "T", netrunner: "N", drone: "", specialist: "X" };
const CLASSES = Object.keys(UNIT_SHAPES);
const REWARD_ICONS = { e: "eurodollar", c: "contraband", s: "secret", sc: "cred" };

const factionAt = (view, seat) =>
  factionNamed(view.seats?.find((each) => each.seat === seat)?.faction);

const act = (event, run) => {
  if (event.type === "keydown" && event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
  run(event.currentTarget);
};

/** The attributes of a drawn thing that can be pressed. */
const pressable = (label, run) => ({
  role: "button",
  tabindex: 0,
  "aria-label": label,
  onClick: (event) => act(event, run),
  onKeyDown: (event) => act(event, run),
});

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

/** A district's ground: streets and blocks, always the same for the same name. */
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

function UnitShape({ unit, ink }) {
  const kind = CLASSES.includes(unit.class) ? unit.class : "specialist";
  return html`<path d=${UNIT_SHAPES[kind]} fill=${ink} class="unit-shape" />
    <text class="unit-letter" x="16" y=${kind === "solo" ? 25 : 21.5} text-anchor="middle">
      ${LETTERS[kind]}
    </text>`;
}

/** Choices about a unit: those that name it, or those that start where it stands and say its class. */
function unitChoices(table, unit) {
  if (!table.active) return null;
  const named = table.cardChoices.get(unit.tag);
  if (named || unit.seat !== table.view.seat) return named;
  const word = new RegExp(`\\b${unit.label || unit.class}\\b`, "i");
  const here = (table.placeChoices.get(unit.place) || []).filter(
    (choice) => choice.places[0] === unit.place && word.test(choice.text),
  );
  return here.length ? here : null;
}

function Unit({ unit, x, y, scale = 1 }) {
  const table = useTable();
  const choices = unitChoices(table, unit);
  const name = `${seatName(table.view, unit.seat)} ${unit.label || unit.class}`;
  const picked = table.ui.picked.includes(unit.tag) || table.ui.menu?.name === unit.tag;
  const press = choices
    ? pressable(`${name}, ${keyLabel(choices)}`, (at) => table.touchPlace(unit.tag, choices, at))
    : table.view.cards?.[unit.tag]?.card
      ? pressable(name, (at) => table.touchCard(unit.tag, at))
      : { role: "img", "aria-label": name };
  return html`<g
    id=${`unit-${unit.tag}`}
    class=${classes("unit", choices && "is-legal", picked && "is-selected")}
    data-tag=${unit.tag}
    transform=${`translate(${x} ${y}) scale(${scale})`}
    ...${press}
  >
    ${choices && html`<rect class="ring" x="-2" y="-2" width="36" height="36" rx="4" />`}
    <${UnitShape} unit=${unit} ink=${factionAt(table.view, unit.seat).ink} />
    ${
      choices &&
      html`<g class="tab"
        ><rect x="3" y="-12" width="26" height="14" rx="2" /><text
          x="16"
          y="-1"
          text-anchor="middle"
          >${keyLabel(choices)}</text
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
function placed(racks, [x0, y0, w, h]) {
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

function Rack({ spot }) {
  const { view } = useTable();
  const { rack, x, y, scale } = spot;
  const faction = factionAt(view, rack.seat);
  const drawnWidth = rack.units.length ? rack.width : rack.head;
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect class="rack" width=${drawnWidth} height="40" />
    <rect width="28" height="40" fill=${faction.ink} />
    <text class="rack-code" x="14" y="26" text-anchor="middle">${faction.code}</text>
    ${
      rack.hideout &&
      html`<g
        role="img"
        aria-label=${`Hideout of ${seatName(view, rack.seat)}`}
        transform="translate(31 5) scale(1.85)"
        fill=${faction.ink}
        color=${faction.ink}
        class="house"
        dangerouslySetInnerHTML=${{ __html: iconShape("hideout") }}
      />`
    }
    ${rack.units.map((unit, i) => html`<${Unit} key=${unit.tag} unit=${unit} x=${rack.head + 1 + i * 33} y=${4} />`)}
  </g>`;
}

function Point({ point, spot, district, units }) {
  const table = useTable();
  const choices = choicesAt(table, [point.id]);
  const [x, y] = spot;
  const unit = units.find((each) => each.tag === point.unit);
  const name = `${point.kind.replaceAll("-", " ")} in ${district.label}`;
  const press = choices
    ? pressable(`${name}, ${keyLabel(choices)}`, (at) => table.touchPlace(point.id, choices, at))
    : { role: "img", "aria-label": unit ? name : `${name}, empty` };
  return html`<g
    class=${classes("point", choices && "is-legal")}
    id=${`place-${point.id}`}
    ...${press}
  >
    <circle class="spot" cx=${x} cy=${y} r="27" />
    ${
      !unit &&
      html`<g
        class="kind"
        transform=${`translate(${x - 13} ${y - 13}) scale(1.62)`}
        dangerouslySetInnerHTML=${{ __html: iconShape(point.kind) }}
      />`
    }
    <circle class="badge" cx=${x + 24} cy=${y - 22} r="14" />
    <g
      class="badge-kind"
      transform=${`translate(${x + 16} ${y - 30})`}
      dangerouslySetInnerHTML=${{ __html: iconShape(point.kind) }}
    />
    ${
      choices &&
      html`<g class="tab" transform=${`translate(${x} ${y + 28})`}
        ><rect x="-17" y="-9" width="34" height="19" rx="2" /><text x="0" y="6" text-anchor="middle"
          >${keyLabel(choices)}</text
        ></g
      >`
    }
    ${unit && html`<${Unit} unit=${unit} x=${x - 17} y=${y - 17} scale=${1.06} />`}
  </g>`;
}

function Rewards({ rewards, x, y }) {
  return (rewards || []).map((reward, i) => {
    const name = typeof reward === "string" ? reward : reward.kind;
    const icon = REWARD_ICONS[name.toLowerCase()] || name;
    return html`<g
      class="reward"
      transform=${`translate(${x + 2 + i * 22} ${y}) scale(1.06)`}
      dangerouslySetInnerHTML=${{ __html: iconShape(icon) }}
    />`;
  });
}

/** The first thing a caption says, as long as it fits beside the point of interest. */
function captionOf(district, room) {
  const first = (district.caption || "").split(";")[0].replace(/^(empty|Presence:.*)$/, "");
  return first.length > room ? `${first.slice(0, Math.max(0, room - 1))}…` : first;
}

function Ribbon({ text, x, y }) {
  if (!text) return null;
  return html`<g class="ribbon" transform=${`translate(${x - 4} ${y})`} aria-hidden="true">
    <rect width=${text.length * 8.4 + 18} height="22" /><text x="9" y="16">${text}</text>
  </g>`;
}

function spokenDistrict(view, district) {
  const counts = new Map();
  for (const unit of district.units || []) counts.set(unit.seat, (counts.get(unit.seat) || 0) + 1);
  const units = [...counts].map(([seat, count]) => `${seatName(view, seat)} ${count}`);
  const words = [
    district.label,
    district.caption,
    units.length ? `units: ${units.join(", ")}` : "no units",
  ];
  if (district.rewards?.length)
    words.push(`rewards ${district.rewards.map((reward) => reward.kind || reward).join(", ")}`);
  return words.filter(Boolean).join(", ");
}

function District({ district, drawn }) {
  const table = useTable();
  const phone = usePhone();
  const { view } = table;
  const choices = choicesAt(table, [district.id]);
  const inPoints = new Set((district.points || []).map((point) => point.unit));
  const seats = (view.seats || []).map((each) => each.seat);
  const open = (district.units || []).filter((unit) => !inPoints.has(unit.tag));
  const foreign = [...new Set(open.map((unit) => unit.seat))].filter(
    (seat) => !seats.includes(seat),
  );
  const racks = [...seats, ...foreign]
    .map((seat) =>
      rackOf(
        seat,
        open.filter((unit) => unit.seat === seat),
        (district.hideouts || []).includes(seat),
      ),
    )
    .filter((rack) => rack.units.length || rack.hideout);
  const [x, y] = drawn.at;
  const captionAt = x + 8 + 22 * (district.rewards?.length || 0);
  const room = Math.floor(((drawn.points[0]?.[0] ?? 1000) - 34 - captionAt) / 7.2);
  const caption = captionOf(district, drawn.points[0]?.[1] - y < 60 ? room : 40);
  const label = spokenDistrict(view, district);
  const press = choices
    ? pressable(`${label}, ${keyLabel(choices)}`, (at) =>
        table.touchPlace(district.id, choices, at),
      )
    : { role: "group", "aria-label": label };
  return html`<g class=${classes("district", district.focus && "hot")}>
    ${choices && html`<polygon points=${drawn.shape} class="open-ground" />`}
    <g id=${`place-${district.id}`} class=${choices ? "is-legal" : ""} ...${press}>
      ${choices && html`<polygon points=${drawn.shape} class="pressing" />`}
      <text class="dn" x=${x} y=${y}>${district.label}</text>
      ${
        choices &&
        html`<g class="tab" transform=${`translate(${x - 26} ${y - 10})`}
          ><rect x="-17" y="-13" width="36" height="26" rx="2" /><text
            x="1"
            y="7"
            text-anchor="middle"
            >${keyLabel(choices)}</text
          ></g
        >`
      }
    </g>
    <${Rewards} rewards=${district.rewards} x=${x} y=${y + 9} />
    ${caption && html`<text class="caption" x=${captionAt} y=${y + 22}>${caption}</text>`}
    ${district.focus && html`<${Ribbon} text=${view.timeline?.title.split(" in ")[0]} x=${x} y=${y - 50} />`}
    ${(district.points || []).map(
      (point, i) =>
        html`<${Point}
          key=${point.id}
          point=${point}
          district=${district}
          units=${district.units || []}
          spot=${drawn.points[i] || [x + 60 * i, y]}
        />`,
    )}
    ${placed(racks, drawn.racks).map((spot) => html`<${Rack} key=${spot.rack.seat} spot=${spot} />`)}
    ${phone && html`<text class="dn above" x=${x} y=${y} aria-hidden="true">${district.label}</text>`}
  </g>`;
}

const centre = (shape) => {
  const corners = shape.split(" ").map((pair) => pair.split(",").map(Number));
  const sum = corners.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return sum.map((value) => value / corners.length);
};

function Roads({ districts, drawing }) {
  if (drawing.sides.length) return null;
  const seen = new Set();
  return districts.flatMap((district) =>
    (district.neighbours || [])
      .filter((other) => {
        const key = [district.id, other].sort().join(" ");
        if (seen.has(key) || !drawing.districts[other]) return false;
        return seen.add(key);
      })
      .map((other) => {
        const [x1, y1] = centre(drawing.districts[district.id].shape);
        const [x2, y2] = centre(drawing.districts[other].shape);
        return html`<line class="road" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
      }),
  );
}

/** The whole map. */
export function CityMap({ region }) {
  const { view } = useTable();
  const phone = usePhone();
  const drawing = drawingOf(view.game, region.districts);
  const hot = region.districts.filter((district) => district.focus);
  return html`<div class="map" data-region=${region.id}>
    <svg
      class="city"
      viewBox=${(phone ? drawing.close : drawing.box).join(" ")}
      role="group"
      aria-label=${region.label}
    >
      <${Roads} districts=${region.districts} drawing=${drawing} />
      ${drawing.sides.map(
        (side) =>
          html`<text
            class="geo"
            x=${side.x}
            y=${side.y}
            transform=${`rotate(${side.turn} ${side.x} ${side.y})`}
            aria-hidden="true"
            >${side.text}</text
          >`,
      )}
      ${region.districts.map(
        (district) =>
          html`<${Ground}
            key=${district.id}
            id=${district.id}
            shape=${drawing.districts[district.id].shape}
            hot=${Boolean(district.focus)}
          />`,
      )}
      ${hot.map((each) => html`<polygon points=${drawing.districts[each.id].shape} class="hot-border" />`)}
      ${region.districts.map(
        (district) =>
          html`<${District}
            key=${district.id}
            district=${district}
            drawn=${drawing.districts[district.id]}
          />`,
      )}
    </svg>
  </div>`;
}
