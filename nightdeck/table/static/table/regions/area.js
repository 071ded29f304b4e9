// An area: its name and rewards, points, units, and what can be chosen there.
import { classes, html, memo, useMemo, useRef } from "../../kit.js";
import { factionNamed, outlineOf } from "../../print/factions.js";
import { iconShape } from "../../print/icons.js";
import { keyLabel } from "../choices.js";
import { useTable } from "../context.js";
import { seatName } from "../words.js";
import { choicesAt } from "./place.js";
import { placed, pressable, Rack, racksIn, Unit } from "./units.js";

/** Choices about a unit: those that name it, or those that start where it stands and say what it is. */
function unitChoices(table, unit) {
  const named = table.cardChoices.get(unit.tag);
  if (named || unit.seat !== table.view.seat) return named;
  const word = new RegExp(`\\b${unit.label}\\b`, "i");
  const here = (table.placeChoices.get(unit.place) || []).filter(
    (choice) => choice.places[0] === unit.place && word.test(choice.text),
  );
  return here.length ? here : null;
}

/** The choices about an area and everything in it, by what is pressed. */
function choicesIn(table, area) {
  const found = new Map();
  const add = (id, choices) => choices?.length && found.set(id, choices);
  if (!table.active) return found;
  add(area.id, choicesAt(table, [area.id]));
  for (const point of area.points || []) add(point.id, choicesAt(table, [point.id]));
  for (const unit of area.units || []) add(unit.tag, unitChoices(table, unit));
  return found;
}

/** A side as the map shows it. */
function partyOf(view, seat) {
  const faction = factionNamed(view.seats?.find((each) => each.seat === seat)?.faction);
  const { ink, code } = faction;
  return { name: seatName(view, seat), ink, code, outline: outlineOf(faction) };
}

/** Everything an area shows beyond itself: sides, option numbers, what is lifted or readable. */
function marksIn(table, area, choices) {
  const { view, ui } = table;
  const units = area.units || [];
  const seats = (view.seats || []).map((each) => each.seat);
  const foreign = units.map((unit) => unit.seat).filter((seat) => !seats.includes(seat));
  const order = [...seats, ...new Set(foreign)];
  const tags = units.map((unit) => unit.tag);
  return {
    order,
    parties: Object.fromEntries(order.map((seat) => [seat, partyOf(view, seat)])),
    keys: Object.fromEntries([...choices].map(([id, found]) => [id, keyLabel(found)])),
    lifted: tags.filter((tag) => ui.picked.includes(tag) || ui.menu?.name === tag),
    readable: tags.filter((tag) => view.cards?.[tag]?.card),
    title: area.focus ? view.timeline?.title.split(" in ")[0] : "",
  };
}

/** How much larger the number of an option is drawn where the map is small. */
const tabScale = (px) => Math.max(1, (READABLE * px) / 18).toFixed(2);

/** The same object as long as what is in it stays the same. */
function useKept(value) {
  const kept = useRef({ text: "", value: null });
  const text = JSON.stringify(value);
  if (text !== kept.current.text) kept.current = { text, value };
  return kept.current.value;
}

function Point({ point, spot, area, marks, touch, px }) {
  const key = marks.keys[point.id];
  const [x, y] = spot;
  const unit = (area.units || []).find((each) => each.tag === point.unit);
  const name = `${point.label} in ${area.label}`;
  const press = key
    ? pressable(`${name}, ${key}`, (at) => touch(point.id, at))
    : { role: "img", "aria-label": unit ? name : `${name}, empty` };
  return html`<g class=${classes("point", key && "is-legal")} id=${`place-${point.id}`} ...${press}>
    <circle class="spot" cx=${x} cy=${y} r="27" />
    ${
      !unit &&
      html`<g
        class="kind"
        transform=${`translate(${x - 13} ${y - 13}) scale(1.62)`}
        dangerouslySetInnerHTML=${{ __html: iconShape(point.icon) }}
      />`
    }
    <circle class="badge" cx=${x + 24} cy=${y - 22} r="14" />
    <g
      class="badge-kind"
      transform=${`translate(${x + 16} ${y - 30})`}
      dangerouslySetInnerHTML=${{ __html: iconShape(point.icon) }}
    />
    ${
      key &&
      html`<g class="tab" transform=${`translate(${x} ${y + 28}) scale(${tabScale(px)})`}
        ><rect x="-17" y="-9" width="34" height="19" rx="2" /><text x="0" y="6" text-anchor="middle"
          >${key}</text
        ></g
      >`
    }
    ${unit && html`<${Unit} unit=${unit} marks=${marks} touch=${touch} x=${x - 17} y=${y - 17} scale=${1.06} px=${px} />`}
  </g>`;
}

function Rewards({ rewards, x, y }) {
  return (rewards || []).map(
    (icon, i) => html`<g
      class="reward"
      transform=${`translate(${x + 2 + i * 22} ${y}) scale(1.06)`}
      dangerouslySetInnerHTML=${{ __html: iconShape(icon) }}
    />`,
  );
}

/** What an area says in words, as far as it fits beside the point; names give way to letters. */
export function captionOf(area, room, parties = {}) {
  const whole = area.brief || "";
  if (whole.length <= room) return whole;
  const words = Object.values(parties).reduce((text, { name, code }) => text.replace(name, code), whole);
  return words.length > room ? `${words.slice(0, Math.max(0, room - 1))}…` : words;
}

function Ribbon({ text, x, y }) {
  return html`<g class="ribbon" transform=${`translate(${x - 4} ${y})`} aria-hidden="true">
    <rect width=${text.length * 8.4 + 18} height="22" /><text x="9" y="16">${text}</text>
  </g>`;
}

function spokenArea(area, marks) {
  const counts = new Map();
  for (const unit of area.units || []) counts.set(unit.seat, (counts.get(unit.seat) || 0) + 1);
  const units = [...counts].map(([seat, count]) => `${marks.parties[seat].name} ${count}`);
  const words = [
    area.label,
    area.caption,
    units.length ? `units: ${units.join(", ")}` : "no units",
  ];
  if (area.pays) words.push(`rewards ${area.pays}`);
  return words.filter(Boolean).join(", ");
}

// The size of names by layout, as the styles have it, and the width of a letter at size 1.
const NAMES = { phone: 42, upright: 34, desk: 27 };
const LETTER = 0.46;
const LEAST = 0.72;
// Nothing that is to be read has fewer pixels.
const READABLE = 10;
// The width of a letter of a caption, and the most letters of one that has the whole width.
const LETTER_WIDTH = 9.2;
const LONGEST_CAPTION = 31;

/** The size at which a name ends before the point that lies beside it. */
export function nameSize(label, [x, y], points, layout, px = 1) {
  const size = Math.max(NAMES[layout], READABLE * px);
  const beside = points.filter(([px, py]) => px > x && Math.abs(py - y) < 50).map(([px]) => px);
  if (!beside.length) return size;
  const room = Math.min(...beside) - 40 - x;
  const least = Math.max(Math.round(LEAST * size), Math.ceil(READABLE * px));
  return Math.max(least, Math.min(size, Math.floor(room / (label.length * LETTER))));
}

/** An area as it is drawn; drawn again only when something about it changed. */
const StillArea = memo(({ area, drawn, marks, touch, layout, px }) => {
  const phone = layout === "phone";
  const named = { fontSize: `${nameSize(area.label, drawn.at, drawn.points, layout, px)}px` };
  const [x, y] = drawn.at;
  const key = marks.keys[area.id];
  const captionAt = x + 8 + 22 * (area.rewards?.length || 0);
  const room = Math.floor(((drawn.points[0]?.[0] ?? 1000) - 34 - captionAt) / LETTER_WIDTH);
  const caption = captionOf(area, drawn.points[0]?.[1] - y < 60 ? room : LONGEST_CAPTION, marks.parties);
  const label = spokenArea(area, marks);
  const press = key
    ? pressable(`${label}, ${key}`, (at) => touch(area.id, at))
    : { role: "group", "aria-label": label };
  return html`<g class=${classes("area", area.focus && "hot")}>
    ${key && html`<polygon points=${drawn.shape} class="open-ground" />`}
    <g id=${`place-${area.id}`} class=${key ? "is-legal" : ""} ...${press}>
      ${key && html`<polygon points=${drawn.shape} class="pressing" />`}
      <text class="dn" x=${x} y=${y} style=${named}>${area.label}</text>
      ${
        key &&
        html`<g class="tab" transform=${`translate(${x - 26} ${y - 10}) scale(${tabScale(px)})`}
          ><rect x="-17" y="-13" width="36" height="26" rx="2" /><text
            x="1"
            y="7"
            text-anchor="middle"
            >${key}</text
          ></g
        >`
      }
    </g>
    <${Rewards} rewards=${area.rewards} x=${x} y=${y + 9} />
    ${caption && html`<text class="caption" x=${captionAt} y=${y + 22}>${caption}</text>`}
    ${marks.title && html`<${Ribbon} text=${marks.title} x=${x} y=${y - 50} />`}
    ${(area.points || []).map(
      (point, i) =>
        html`<${Point}
          key=${point.id}
          point=${point}
          area=${area}
          marks=${marks}
          touch=${touch}
          px=${px}
          spot=${drawn.points[i] || [x + 60 * i, y]}
        />`,
    )}
    ${placed(racksIn(area, marks.order), drawn.racks).map(
      (spot) =>
        html`<${Rack} key=${spot.rack.seat} spot=${spot} marks=${marks} touch=${touch} px=${px} />`,
    )}
    ${phone && html`<text class="dn above" x=${x} y=${y} style=${named} aria-hidden="true">${area.label}</text>`}
  </g>`;
});

/** An area; pressing anything in it looks up what can be chosen there at that moment. */
export function Area({ area, drawn, layout, px }) {
  const table = useTable();
  const now = useRef(null);
  const choices = choicesIn(table, area);
  now.current = { table, choices };
  const touch = useMemo(() => (id, at) => pressed(now.current, id, at), []);
  const marks = useKept(marksIn(table, area, choices));
  return html`<${StillArea}
    area=${area}
    drawn=${drawn}
    marks=${marks}
    touch=${touch}
    layout=${layout}
    px=${px}
  />`;
}

const pressed = ({ table, choices }, id, at) =>
  choices.has(id) ? table.touchPlace(id, choices.get(id), at) : table.touchCard(id, at);
