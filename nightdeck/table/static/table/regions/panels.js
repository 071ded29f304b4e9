// Smaller things on a table: markets, action discs, tracks, stories, comparisons, plain lines.
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

const barWidth = (value, most) =>
  `${most > 0 ? Math.round((100 * Math.max(0, value)) / most) : 0}%`;

function comparison(left, right) {
  if (left === right) return "level";
  return left > right ? `${left - right} ahead` : `${right - left} short`;
}

/** A comparison that matters, drawn: both numbers as bars on one scale. */
export function Versus({ region }) {
  const { left, right } = region;
  const most = Math.max(left.value, right.value, 1);
  const words = comparison(Number(left.value), Number(right.value));
  return html`<section
    class="versus"
    data-region=${region.id}
    role="img"
    aria-label=${`${region.title || region.label}: ${left.label} ${left.value}, ${right.label} ${right.value}, ${words}`}
  >
    <h3>${region.title || region.label}</h3>
    ${[left, right].map(
      (each, i) =>
        html`<div class=${i ? "them" : "us"}>
          <span>${each.label}</span>
          <i style=${{ width: barWidth(each.value, most) }}></i>
          <b class="num">${each.value}</b>
        </div>`,
    )}
    <p>${region.note || words}</p>
  </section>`;
}

export function Lines({ region }) {
  return html`<section class="lines" data-region=${region.id} aria-label=${region.label}>
    <h3>${region.label}</h3>
    ${(region.lines || []).map((line) => html`<p>${line.text || line}</p>`)}
  </section>`;
}
