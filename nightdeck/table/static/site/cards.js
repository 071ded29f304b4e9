// The card pages with their pictures: names become drawn cards once this script runs.
import { html, render } from "../kit.js";
import { mountPatterns } from "../print/art.js";
import { Face, wrapper } from "../print/face.js";
import { learn } from "../print/taught.js";

async function draw() {
  const holder = document.querySelector("[data-catalogue]");
  if (!holder) return;
  const answer = await fetch(holder.dataset.catalogue);
  if (!answer.ok) return;
  const { cards, prints } = await answer.json();
  learn(prints);
  const game = holder.dataset.slug;
  const known = new Map(cards.map((card) => [card.id, { game, ...card }]));
  mountPatterns();
  for (const place of document.querySelectorAll("[data-card]")) {
    const card = known.get(place.dataset.card);
    if (!card) continue;
    const size = place.dataset.size || "m";
    const outer = wrapper(card, size);
    place.replaceChildren();
    place.classList.add("drawn");
    place.classList.remove("plain");
    if (place.ariaHidden !== "true" && !place.closest('[aria-hidden="true"]'))
      place.setAttribute("aria-label", card.name);
    render(
      html`<span class=${outer.class} style=${outer.style}>
        <${Face} card=${card} size=${size} readable=${size === "l"} />
      </span>`,
      place,
    );
  }
}

draw();
