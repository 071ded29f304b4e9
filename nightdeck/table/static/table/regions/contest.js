// A fight about something: attackers, the numbers as bars, defenders, and what they fight about.
import { classes, html } from "../../kit.js";
import { Art } from "../../print/face.js";
import { factionNamed, Mark } from "../../print/factions.js";
import { Icon } from "../../print/icons.js";
import { useTable } from "../context.js";
import { factsOf } from "../known.js";
import { seatName } from "../words.js";
import { Stack } from "./columns.js";

const factionOf = (view, seat) =>
  factionNamed(view.seats?.find((plate) => plate.seat === seat)?.faction);

/** Two numbers to the same scale, and what follows. */
function Measure({ row }) {
  const most = Math.max(row.left.value, row.right.value, 1);
  const bar = (each, theirs) => html`<div class=${theirs ? "them" : "us"}>
    <span>${each.label}</span>
    <i><u style=${{ width: `${(100 * each.value) / most}%` }}></u></i>
    <b class="num">${each.value}</b>
  </div>`;
  return html`<li class=${classes(row.bad && "bad")}>
    <h4>${row.title}</h4>
    ${bar(row.left, false)}${bar(row.right, true)}
    <p>${row.verdict}</p>
  </li>`;
}

/** A fighter as a head with its number, where there is no room for cards. */
function Fighter({ tag }) {
  const table = useTable();
  const entry = table.view.cards?.[tag];
  const facts = entry && factsOf(table, entry);
  return html`<button type="button" id=${`card-${tag}`} class=${classes("fights", entry?.spent && "spent")} onClick=${(event) => table.touchCard(tag, event.currentTarget)}>
    ${facts && html`<${Art} card=${facts} />`}<b>${facts?.name || "a card"}</b>
    <i class="num">${entry?.value}</i>
  </button>`;
}

function Side({ side, heads }) {
  const { view } = useTable();
  return html`<div class="fight-side">
    <h3><${Mark} faction=${factionOf(view, side.seat)} size=${16} /><b>${side.label}</b><span class="lbl">${side.note || seatName(view, side.seat)}</span></h3>
    <div class="stand">
      ${side.cards.map((tag) =>
        heads
          ? html`<${Fighter} key=${tag} tag=${tag} />`
          : html`<${Stack} key=${tag} tag=${tag} size="t" where=${side.label} />`,
      )}
    </div>
  </div>`;
}

/** What is fought about. */
function Aim({ target, heads }) {
  const stack = target.tag && html`<${Stack} tag=${target.tag} size="t" where="attacked" />`;
  const head = target.tag && html`<${Fighter} tag=${target.tag} />`;
  return html`<div class="fight-side target">
    <h3><b>Target</b></h3>
    <div class="stand">
      ${heads ? head : stack}
      ${!target.tag && html`<div class="reached">${target.icon && html`<${Icon} name=${target.icon} size=${28} />`}<span>${target.label}</span></div>`}
    </div>
  </div>`;
}

export function Contest({ region, heads }) {
  return html`<section class=${classes("contest", heads && "headed")} data-region=${region.id} aria-label=${region.label}>
    <h2><${Icon} name="attack" size=${15} /> ${region.label}</h2>
    <div class="contest-body">
      <${Side} side=${region.left} heads=${heads} />
      <ol class="measures" aria-label="What is compared">
        ${region.rows.map((row) => html`<${Measure} key=${row.title} row=${row} />`)}
      </ol>
      ${region.right && html`<${Side} side=${region.right} heads=${heads} />`}
      <${Aim} target=${region.target} heads=${heads} />
    </div>
  </section>`;
}
