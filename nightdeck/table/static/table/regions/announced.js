// What was announced and has not happened yet: what resolves next stands on top.
import { html } from "../../kit.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { seatName } from "../words.js";

export function Announced({ region }) {
  const { view } = useTable();
  const said = (thing) => [seatName(view, thing.seat), thing.text].filter(Boolean).join(", ");
  return html`<section class="announced" data-region=${region.id} aria-label=${region.label}>
    <h3>${region.label}</h3>
    <ol>
      ${(region.things || []).map(
        (thing, i) => html`<li key=${thing.id}>
          ${thing.tag && html`<${Card} tag=${thing.tag} size="chip" where=${region.label} />`}
          <span class="lbl">${i === 0 ? "next: " : ""}${said(thing)}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}
