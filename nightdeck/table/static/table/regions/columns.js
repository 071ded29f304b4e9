// Columns: a root with its piles, and cards in a row in front of it, outermost farthest away.
import { classes, html, useEffect, useRef } from "../../kit.js";
import { Icon } from "../../print/icons.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { factsOf } from "../known.js";
import { homeSeat } from "../words.js";
import { Pile } from "./pile.js";
import { choicesAt, PlaceName } from "./place.js";

const cardsOf = (view, zone) => view.zones?.[zone]?.cards || [];

/** Cards that stand on their own; those hosted on another card are drawn with their host. */
export const standing = (view, tags) =>
  tags.filter((tag) => !view.cards?.[tag]?.host || !view.cards[view.cards[tag].host]);

/** A card with the cards hosted on it. */
export function Stack({ tag, size, where, back }) {
  const hosted = useTable().view.cards?.[tag]?.hosted || [];
  const card = html`<${Card} tag=${tag} size=${size} where=${where} back=${back} />`;
  if (!hosted.length) return card;
  return html`<span class=${`stack stack--${size}`}>
    ${card}
    ${hosted.map((each) => html`<${Card} key=${each} tag=${each} size="chip" where="hosted" />`)}
  </span>`;
}

/** The subroutines of the card being encountered, spelled out below it. */
function Subroutines({ tag }) {
  const table = useTable();
  const box = useRef(null);
  const entry = table.view.cards?.[tag];
  const facts = entry?.marks?.includes("encountered") && factsOf(table, entry);
  const lines = entry?.subroutines || facts?.subroutines || [];
  const shown = Boolean(facts && entry.up && lines.length);
  useEffect(() => {
    if (shown) box.current?.closest(".ice-slot").scrollIntoView({ block: "nearest" });
  }, [shown]);
  if (!shown) return null;
  const broken = new Set(entry.marks || []);
  return html`<div ref=${box} class="subsnow">
    ${lines.map((line, i) => {
      const text = typeof line === "string" ? line : line.text;
      const off = line.broken || broken.has(`broken-${i + 1}`);
      return html`<div class=${off ? "broken" : ""}>
        <${Icon} name="sub" size=${11} /> <span>${text}</span>
      </div>`;
    })}
  </div>`;
}

/** The cards in front of a column's root; the game says what they are called. */
function Front({ tags, label, words }) {
  if (!tags.length) return html`<div class="no-ice">${words.none}</div>`;
  return tags.map(
    (tag, i) =>
      html`<div class="ice-slot" key=${tag}>
        <${Stack}
          tag=${tag}
          size="plate"
          where=${`${words.place || "in front of"} ${label}, position ${i + 1} of ${tags.length}`}
          back=${words.hidden}
        /><${Subroutines} tag=${tag} />
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
    class=${classes("srv", column.focus && "run", empty && "new", legal && "is-legal")}
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
        <div class="ice"><${Front} tags=${guards} label=${column.label} words=${words} /></div>`
    }
  </section>`;
}

/** Whose cards lie in the columns. */
export const ownedBy = (view, region) =>
  view.zones?.[region.columns.find((column) => column.zones?.length)?.zones[0]]?.owner;

/** All columns side by side; mirrored for the side that owns them. */
export function Columns({ region }) {
  const { view } = useTable();
  const mirrored = ownedBy(view, region) === homeSeat(view);
  const count = region.columns.length;
  const narrow = region.columns.filter((column) => !column.zones?.length && !column.piles?.length);
  const wide = count - narrow.length;
  const crowded = wide > 7;
  const width = (column) => {
    if (narrow.includes(column)) return "74px";
    return crowded && column.focus ? "minmax(156px, 1fr)" : "minmax(0, 1fr)";
  };
  return html`<div
    class=${classes("servers", mirrored && "mirrored", crowded && "dense")}
    style=${{ gridTemplateColumns: region.columns.map(width).join(" ") }}
    role="group"
    aria-label=${region.label}
  >
    ${region.columns.map(
      (column) => html`<${Column} key=${column.id} column=${column} words=${region.front} />`,
    )}
  </div>`;
}
