// What was announced and has not happened yet: what resolves next stands on top, numbered.
import { classes, html } from "../../kit.js";
import { Art } from "../../print/face.js";
import { Icon } from "../../print/icons.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { factsOf } from "../known.js";
import { homeSeat, seatName } from "../words.js";

const SIGNS = { passed: "check", asked: "play", acted: "bolt" };
// Behind this number a thing is one line.
const FULL = 3;

/** Who has passed, who is asked and who comes then. */
function Answers({ answers }) {
  const { view } = useTable();
  if (!answers?.length) return null;
  const name = (seat) => (seat === view.seat ? "You" : seatName(view, seat));
  return html`<ul class="answers" aria-label="Order of answers">
    ${answers.map(
      ({ seat, state }) =>
        html`<li key=${seat} class=${`is-${state}`}>
          ${SIGNS[state] && html`<${Icon} name=${SIGNS[state]} size=${10} />`}<b>${name(seat)}</b> ${state}
        </li>`,
    )}
  </ul>`;
}

/** Under which number a thing stands: what happens next is the first. */
export const numberOf = (region, place) => (region.last ? region.things.length - place : place + 1);

function Thing({ thing, region, number }) {
  const table = useTable();
  const entry = thing.tag && table.view.cards?.[thing.tag];
  const facts = entry?.card && factsOf(table, entry);
  const own = thing.seat === homeSeat(table.view);
  const who = own && table.view.seat >= 0 ? "You" : seatName(table.view, thing.seat);
  const text = thing.text || (number <= FULL && facts?.text) || "";
  const numbered = (aim) => {
    const other = region.things.findIndex((each) => each.id === aim.thing);
    return other < 0 ? aim.label : `${numberOf(region, other)}, ${aim.label}`;
  };
  return html`<li class=${classes(own && "own", number === 1 && "first", number > FULL && "brief")}>
    <i class="aim" aria-label=${`number ${number}`}>${number}</i>
    ${thing.label ? facts && html`<${Art} card=${facts} />` : thing.tag && html`<${Card} tag=${thing.tag} size="t" where="announced" />`}
    <div>
      <span class="lbl">${who}${number === 1 ? ", resolves next" : ""}</span>
      <b>${thing.label || facts?.name || "a face-down card"}</b>
      ${text && html`<p>${text}</p>`}
      ${
        thing.aims?.length > 0 &&
        html`<p class="aims"><${Icon} name="arrow" size=${12} /> ${thing.aims.map(numbered).join(", ")}</p>`
      }
    </div>
  </li>`;
}

export function Announced({ region }) {
  const things = region.things || [];
  return html`<section class="announced" data-region=${region.id} aria-label=${region.label}>
    <h3>${region.label}<span class="lbl">${things.length ? region.note : "empty"}</span></h3>
    <ol>
      ${things.map((thing, i) => html`<${Thing} key=${thing.id} thing=${thing} region=${region} number=${numberOf(region, i)} />`)}
    </ol>
    ${region.base && html`<p class="base"><${Icon} name="down" size=${10} /> ${region.base}</p>`}
    <${Answers} answers=${region.answers} />
  </section>`;
}
