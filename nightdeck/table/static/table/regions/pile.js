// Piles: how many cards lie there, the top one if it is open, all of them on demand.
import { classes, html } from "../../kit.js";
import { Face, wrapper } from "../../print/face.js";
import { plural } from "../words.js";
import { useTable } from "../context.js";
import { factsOf } from "../known.js";
import { choicesAt, PlaceKey } from "./place.js";

function topFace(table, zone) {
  const tag = (zone.cards || []).at(-1);
  const entry = tag && table.view.cards?.[tag];
  if (table.handTags.has(tag)) return null;
  return entry && entry.up !== false && entry.card ? factsOf(table, entry) : null;
}

/** A pile of cards; pressing it chooses it if that is possible, and shows its cards otherwise. */
export function Pile({ id, striped, label }) {
  const table = useTable();
  const zone = table.view.zones?.[id];
  if (!zone) return null;
  const choices = choicesAt(table, [id]);
  const name = label || zone.label;
  const facts = topFace(table, zone);
  const outer = facts && zone.count ? wrapper(facts, "t") : null;
  const press = (event) =>
    choices ? table.touchPlace(id, choices, event.currentTarget) : table.openZone(id);
  return html`<button
    type="button"
    id=${`pile-${id}`}
    class=${classes("pile", striped && "is-striped", choices && "is-legal", !zone.count && "is-empty")}
    aria-label=${`${name}, ${plural(zone.count, "card")}`}
    aria-haspopup=${choices ? "menu" : "dialog"}
    onClick=${press}
  >
    ${
      outer &&
      html`<span class=${outer.class} style=${outer.style}
        ><${Face} card=${facts} size="t"
      /></span>`
    }
    <span class="num n">${zone.count}</span>
    <${PlaceKey} choices=${choices} />
  </button>`;
}

/** A pile with its name below, as it stands beside a hand. */
export function PileBox({ id }) {
  const { view } = useTable();
  const zone = view.zones?.[id];
  if (!zone) return null;
  const striped = view.seats?.find((each) => each.seat === zone.owner)?.striped;
  return html`<div class="pilebox">
    <${Pile} id=${id} striped=${striped} /><span aria-hidden="true">${zone.label}</span>
  </div>`;
}
