// Rows of several opponents: each seat's rows stand together under its name.
import { html } from "../../kit.js";
import { useTable } from "../context.js";
import { seatName } from "../words.js";

/** Regions by seat, in the order in which the seats first appear. */
export function bySeat(regions) {
  const found = new Map();
  for (const region of regions)
    found.set(region.seat, [...(found.get(region.seat) || []), region]);
  return [...found];
}

export function Blocks({ regions, draw }) {
  const { view } = useTable();
  return bySeat(regions).map(([seat, own]) =>
    seat === undefined
      ? draw(own)
      : html`<section key=${seat} class="block" data-seat=${seat} aria-label=${seatName(view, seat)}>
          <span class="lbl">${seatName(view, seat)}</span>${draw(own)}
        </section>`,
  );
}
