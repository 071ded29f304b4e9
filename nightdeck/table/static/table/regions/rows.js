// Rows of cards: what lies in play; hands; chips of scored cards.
import { classes, html } from "../../kit.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { Stack, standing } from "./columns.js";
import { choicesAt, PlaceName } from "./place.js";

const ROOMY = 9;

function Group({ id, size }) {
  const table = useTable();
  const zone = table.view.zones?.[id];
  if (!zone) return null;
  const tags = standing(table.view, zone.cards || []);
  if (!tags.length && !choicesAt(table, [id])) return null;
  return html`<div class="grp" data-region=${id} role="group" aria-label=${zone.label}>
    <span class="lbl"
      ><${PlaceName} id=${id} places=${[id]} label=${zone.label}>${zone.label}<//></span
    >
    <div class="row">
      ${tags.map((tag) => html`<${Stack} key=${tag} tag=${tag} size=${size} where=${zone.label} />`)}
    </div>
  </div>`;
}

/** One or more zones in a row; tiny for the opponent and when there is no room. */
export function Row({ region }) {
  const { view } = useTable();
  const count = region.zones.reduce(
    (sum, zone) => sum + standing(view, view.zones?.[zone]?.cards || []).length,
    0,
  );
  const small = region.side === "opponent" || count > ROOMY;
  if (!count)
    return (
      region.side === "own" && html`<div class="cardrow is-empty" role="group" aria-label=${region.label}></div>`
    );
  return html`<div
    class=${classes("cardrow", small && "small")}
    role="group"
    aria-label=${region.label}
  >
    ${region.zones.map((zone) => html`<${Group} key=${zone} id=${zone} size=${small ? "t" : "m"} />`)}
  </div>`;
}

/** A hand; its cards lie closer together when they have not enough room. */
export function Hand({ region, size = "m" }) {
  const { view } = useTable();
  const zone = view.zones?.[region.zone];
  if (!zone) return null;
  const tags = zone.cards || [];
  return html`<div
    class="hand-cards"
    data-region=${region.id}
    role="group"
    aria-label=${region.label || zone.label}
  >
    <div class="fan" style=${{ "--gaps": Math.max(1, tags.length - 1), "--cards": tags.length }}>
      ${tags.map((tag) => html`<${Card} key=${tag} tag=${tag} size=${size} where=${zone.label} />`)}
      ${!tags.length && html`<span class="lbl">${zone.label}: ${zone.count || "empty"}</span>`}
    </div>
  </div>`;
}

export function Chips({ region }) {
  const { view } = useTable();
  const zone = view.zones?.[region.zone];
  const tags = zone?.cards || [];
  if (!tags.length) return null;
  return html`<div class="chips" data-region=${region.id} role="group" aria-label=${zone.label}>
    <span class="lbl">${zone.label}</span>
    ${tags.map((tag) => html`<${Card} key=${tag} tag=${tag} size="chip" where=${zone.label} />`)}
  </div>`;
}
