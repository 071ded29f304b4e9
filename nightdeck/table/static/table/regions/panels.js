// Smaller things on a table: markets, action discs, tracks, stories.
import { classes, html } from "../../kit.js";
import { Art } from "../../print/face.js";
import { Icon } from "../../print/icons.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { choicesAt, PlaceKey } from "./place.js";

export { Track } from "./track.js";

export function Market({ region }) {
  return html`<section class="market" data-region=${region.id} aria-label=${region.label}>
    <h3>${region.label}${region.note && html`<span class="lbl">${region.note}</span>`}</h3>
    <div class="row">
      ${region.slots.map(
        (slot, i) =>
          html`<div class="slot" key=${slot.tag || i}>
            ${
              slot.tag
                ? html`<${Card} tag=${slot.tag} where=${region.label} />`
                : html`<span class="no-card">empty</span>`
            }
            ${(slot.note || slot.label) && html`<small class="lbl">${slot.note || slot.label}</small>`}
          </div>`,
      )}
    </div>
  </section>`;
}

function Disc({ disc }) {
  const table = useTable();
  const choices = choicesAt(table, [disc.id]);
  const name = disc.label;
  const spent = disc.state === "spent";
  return html`<button
    type="button"
    id=${`disc-${disc.id}`}
    class=${classes("disc", spent && "spent", choices && "is-legal")}
    aria-label=${`${name}, ${spent ? "spent" : "ready"}`}
    aria-disabled=${!choices}
    onClick=${(event) => choices && table.touchPlace(disc.id, choices, event.currentTarget)}
  >
    <${Icon} name=${disc.icon} size=${24} /><span>${name}</span><${PlaceKey} choices=${choices} />
  </button>`;
}

export function Discs({ region }) {
  const ready = region.discs.filter((disc) => disc.state !== "spent").length;
  return html`<section class="discbox" data-region=${region.id} aria-label=${region.label}>
    <span class="lbl">${region.label}, ${ready} ready</span>
    <div class="discs">
      ${region.discs.map((disc) => html`<${Disc} key=${disc.id} disc=${disc} />`)}
    </div>
  </section>`;
}

export function Story({ region }) {
  const table = useTable();
  return html`<div class="stories" data-region=${region.id}>
    ${region.cards.map(
      (story) =>
        html`<section class="story" aria-label=${`Story: ${story.title}`} key=${story.title}>
          <${Art}
            card=${{ id: story.title, name: story.title, type: "story", game: table.view.game }}
          />
          <div>
            <b>${story.title}</b>
            ${story.text && html`<p>${story.text}</p>`}
            ${(story.branches || []).map(
              (branch, i) => html`<p class="br"><b>${"ABCDEF"[i]}</b> ${branch.text || branch}</p>`,
            )}
          </div>
        </section>`,
    )}
  </div>`;
}
