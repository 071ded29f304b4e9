// Two numbers that are compared, and plain lines.
import { html } from "../../kit.js";

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
