// A place that can be chosen: a column, an area, a pile. It opens the same menu as a card.
import { classes, html } from "../../kit.js";
import { keyLabel } from "../choices.js";
import { useTable } from "../context.js";

/** The choices that concern any of these places, without doubles. */
export function choicesAt(table, places) {
  if (!table.active) return null;
  const found = new Set(places.flatMap((place) => table.placeChoices.get(place) || []));
  return found.size ? [...found] : null;
}

/** The number on a place that may be chosen. */
export const PlaceKey = ({ choices }) =>
  choices && html`<kbd class="optkey">${keyLabel(choices)}</kbd>`;

/** A heading that is a button while its place may be chosen. */
export function PlaceName({ id, places, label, children }) {
  const table = useTable();
  const choices = choicesAt(table, places);
  if (!choices) return html`<span class="place">${children}</span>`;
  return html`<button
    type="button"
    id=${`place-${id}`}
    class=${classes("place is-open", places.some((place) => table.pointer?.places.has(place)) && "is-pointed")}
    aria-haspopup="menu"
    aria-label=${`${label}, ${keyLabel(choices)}`}
    onClick=${(event) => table.touchPlace(id, choices, event.currentTarget)}
  >
    ${children}<kbd class="optkey">${keyLabel(choices)}</kbd>
  </button>`;
}
