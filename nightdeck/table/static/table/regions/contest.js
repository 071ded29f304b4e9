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

const afterOf = (each) => each.after ?? each.value;

/** How much something that was announced changes a number. */
const Change = ({ each }) => {
  const change = afterOf(each) - each.value;
  return change ? html`<em>${change > 0 ? `+${change}` : `−${-change}`}</em>` : null;
};

/** Two numbers to the same scale, and what follows; what is only announced is hatched. */
function Measure({ row, brief }) {
  const { left, right } = row;
  const most = Math.max(left.value, right.value, afterOf(left), afterOf(right), 1);
  const width = (value) => ({ width: `${(100 * value) / most}%` });
  const bar = (each, theirs) => {
    const sure = Math.min(each.value, afterOf(each));
    const open = Math.abs(afterOf(each) - each.value);
    return html`<div class=${theirs ? "them" : "us"}>
      <span>${each.label}</span>
      <i><u style=${width(sure)}></u>${open > 0 && html`<s class=${afterOf(each) < each.value ? "goes" : ""} style=${width(open)}></s>`}</i>
      <b class="num">${each.value}<${Change} each=${each} /></b>
    </div>`;
  };
  const verdict = row.then ? `once it resolves, ${row.then}` : row.verdict;
  if (brief)
    return html`<li class=${classes("brief", row.bad && "bad")} aria-label=${`${row.title}: ${verdict}`}>
      <b class="num">${left.value}<${Change} each=${left} /></b> on <b class="num">${right.value}<${Change} each=${right} /></b>
      <p>${verdict}</p>
    </li>`;
  return html`<li class=${classes(row.bad && "bad")}>
    <h4>${row.title}</h4>
    ${bar(left, false)}${bar(right, true)}
    <p>${verdict}</p>
  </li>`;
}

/** What a fighter adds to the sums. */
const Worth = ({ worth }) =>
  worth?.length > 0 &&
  html`<span class="worth">${worth.map((each) => html`<i title=${each.label}><${Icon} name=${each.icon} size=${11} /><b class="num">${each.value}</b></i>`)}</span>`;

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
      ${side.cards.map((tag, i) =>
        heads
          ? html`<${Fighter} key=${tag} tag=${tag} />`
          : html`<div class="fighter" key=${tag}><${Stack} tag=${tag} size="t" where=${side.label} /><${Worth} worth=${side.worth?.[i]} /></div>`,
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
        ${region.rows.map((row) => html`<${Measure} key=${row.title} row=${row} brief=${heads} />`)}
      </ol>
      ${region.right && html`<${Side} side=${region.right} heads=${heads} />`}
      <${Aim} target=${region.target} heads=${heads} />
    </div>
  </section>`;
}
