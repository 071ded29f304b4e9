// Columns: a root with its piles, and cards in a row in front of it, outermost farthest away.
import { classes, html, useEffect, useRef } from "../../kit.js";
import { Icon } from "../../print/icons.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { homeSeat } from "../words.js";
import { Pile } from "./pile.js";
import { choicesAt, PlaceName } from "./place.js";

const cardsOf = (view, zone) => view.zones?.[zone]?.cards || [];

/** Cards that stand on their own; those hosted on another card are drawn with their host. */
export const standing = (view, tags) =>
  tags.filter((tag) => !view.cards?.[tag]?.host || !view.cards[view.cards[tag].host]);

/** A card with the cards hosted on it, and those on them. */
export function Stack({ tag, size, where, back }) {
  const hosted = useTable().view.cards?.[tag]?.hosted || [];
  const card = html`<${Card} tag=${tag} size=${size} where=${where} back=${back} />`;
  if (!hosted.length) return card;
  return html`<span class=${`stack stack--${size}`}>
    ${card}
    ${hosted.map((each) => html`<${Stack} key=${each} tag=${each} size="chip" where="hosted" />`)}
  </span>`;
}

/** The lines of a card that count now, spelled out below it. */
function Lines({ tag }) {
  const table = useTable();
  const box = useRef(null);
  const entry = table.view.cards?.[tag];
  const lines = entry?.lines || [];
  const shown = lines.length > 0;
  useEffect(() => {
    if (shown) box.current?.closest(".guard").scrollIntoView({ block: "nearest" });
  }, [shown]);
  if (!shown) return null;
  return html`<div ref=${box} class="subsnow">
    ${lines.map(
      ({ text, struck }) =>
        html`<div class=${struck ? "broken" : ""}>
          <${Icon} name="inward" size=${11} /> <span>${text}</span>
        </div>`,
    )}
  </div>`;
}

/** The cards in front of a column's root; the game says what they are called. */
function Front({ tags, label, words }) {
  if (!tags.length) return html`<div class="no-guard">${words.none}</div>`;
  return tags.map(
    (tag, i) =>
      html`<div class="guard" key=${tag}>
        <${Stack}
          tag=${tag}
          size="plate"
          where=${`${words.place || "in front of"} ${label}, position ${i + 1} of ${tags.length}`}
          back=${words.hidden}
        /><${Lines} tag=${tag} />
      </div>`,
  );
}

/** One column. The first of its zones is the root, the others hold the cards in front of it. */
export function Column({ column, words = {} }) {
  const table = useTable();
  const { view } = table;
  const [root, ...front] = column.zones || [];
  const rooted = standing(view, cardsOf(view, root));
  const guards = front.flatMap((zone) => standing(view, cardsOf(view, zone)));
  const places = [column.id, ...(column.zones || []), ...(column.piles || [])];
  const piles = (column.piles || []).filter((pile, i) => i === 0 || view.zones?.[pile]?.count);
  const empty = !root && !piles.length;
  const legal = choicesAt(table, places);
  return html`<section
    class=${classes("lane", column.focus && "focused", empty && "new", legal && "is-legal")}
    aria-label=${column.label}
    data-region=${column.id}
  >
    <h3>
      <${PlaceName} id=${column.id} places=${places} label=${column.label}>
        ${empty && html`<b aria-hidden="true">+</b>`}${column.label}
      <//>
      ${column.note && html`<span class="lbl">${column.note}</span>`}
    </h3>
    ${
      !empty &&
      html`<div class=${classes("root", piles.length + rooted.length > 2 && "many")}>
          ${piles.map((pile) => html`<${Pile} key=${pile} id=${pile} />`)}
          ${rooted.map(
            (tag) =>
              html`<${Stack} key=${tag} tag=${tag} size="t" where=${`in ${column.label}`} />`,
          )}
        </div>
        <div class="guards"><${Front} tags=${guards} label=${column.label} words=${words} /></div>`
    }
  </section>`;
}

/** Whose cards lie in the columns. */
export const ownedBy = (view, region) =>
  view.zones?.[region.columns.find((column) => column.zones?.length)?.zones[0]]?.owner;

// Room for so many columns at once; beyond the last it grows one by one.
const ROOMS = [5, 7, 9];

/** How many columns there is room for: more than are there, so that a new one moves no other. */
export const roomFor = (count) => ROOMS.find((most) => count <= most) ?? count;

/**
 * Which column stands where, by id or null: each keeps its place as long as it is there, and a new
 * one takes the first place behind the others, or a free one between them if there is no other.
 */
export function slotted(before, ids) {
  const kept = before.map((id) => (ids.includes(id) ? id : null));
  for (const id of ids.filter((each) => !kept.includes(each))) {
    const end = kept.findLastIndex((each) => each !== null) + 1;
    const hole = kept.indexOf(null);
    const grows = roomFor(end + 1) > roomFor(Math.max(ids.length, 1));
    if (grows && hole >= 0) kept[hole] = id;
    else kept[end] = id;
  }
  const end = kept.findLastIndex((each) => each !== null) + 1;
  const places = kept.slice(0, end);
  // Too many gaps waste the room: then everybody moves up.
  return roomFor(places.length) > roomFor(ids.length) ? [...ids] : places;
}

function useSlots(columns) {
  const slots = useRef([]);
  slots.current = slotted(
    slots.current,
    columns.map((column) => column.id),
  );
  return slots.current.map((id) => columns.find((column) => column.id === id) || null);
}

const isNew = (column) => !column.zones?.length && !column.piles?.length;

/** All columns side by side; mirrored for the side that owns them. */
export function Columns({ region }) {
  const { view } = useTable();
  const mirrored = ownedBy(view, region) === homeSeat(view);
  const filled = useSlots(region.columns.filter((column) => !isNew(column)));
  const coming = region.columns.filter(isNew);
  const places = roomFor(filled.length);
  const free = Math.max(0, places - filled.length - coming.length);
  const crowded = places > 7;
  const slots = [...filled, ...coming, ...Array.from({ length: free }, () => null)];
  const width = (column, i) => {
    if (i >= places) return "74px";
    return crowded && column?.focus ? "minmax(156px, 1fr)" : "minmax(0, 1fr)";
  };
  return html`<div
    class=${classes("lanes", mirrored && "mirrored", crowded && "dense", places <= 5 && "roomy")}
    style=${{ gridTemplateColumns: slots.map(width).join(" ") }}
    role="group"
    aria-label=${region.label}
    data-region-id=${region.id}
  >
    ${slots.map((column, i) =>
      column
        ? html`<${Column} key=${column.id} column=${column} words=${region.front} />`
        : html`<div key=${`free-${i}`} class="lane free"></div>`,
    )}
  </div>`;
}
