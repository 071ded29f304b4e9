// Seats and their numbers: always on the screen, theirs above or in the rail, mine below.
import { classes, html } from "../kit.js";
import { Art } from "../print/face.js";
import { factionNamed, Mark } from "../print/factions.js";
import { Icon, ICONS } from "../print/icons.js";
import { useTable } from "./context.js";
import { factsOf } from "./known.js";
import { personName } from "./words.js";

const PENNANTS = 10;

/** A number with its icon and label. */
export function Stat({ number }) {
  const zero = number.value === 0 || number.value === "0";
  return html`<span class=${classes("stat", zero && "zero")} title=${number.label}>
    ${ICONS.includes(number.icon) && html`<${Icon} name=${number.icon} size=${18} />`}
    <span class="num">${number.value}</span><small>${number.label}</small>
  </span>`;
}

/** Clicks as discs: full ones are left, rings are spent. */
export function Clicks({ number }) {
  const [left, of] = String(number.value).split("/").map(Number);
  const all = Math.max(of || number.of || 0, left);
  return html`<span class="clicks" role="img" aria-label=${`${left} clicks left`}>
    ${Array.from({ length: all }, (_, i) => html`<i class=${i < left ? "on" : ""}></i>`)}
  </span>`;
}

/** The score; small goals are drawn as pennants. */
export function Score({ plate, them, terse }) {
  const { score, goal } = plate;
  if (score === null || score === undefined) return null;
  const pennants = goal && goal <= PENNANTS && !terse;
  return html`<span
    class="score"
    role="img"
    aria-label=${`score ${score}${goal ? ` of ${goal}` : ""}`}
  >
    <span class="num">${score}</span>
    ${
      pennants
        ? Array.from(
            { length: goal },
            (_, i) => html`<i class=${classes(i < score && "on", them && "them")}></i>`,
          )
        : goal && html`<small>of ${goal}</small>`
    }
  </span>`;
}

function Portrait({ plate }) {
  const table = useTable();
  const entry = plate.card && table.view.cards?.[plate.card];
  const facts = entry && factsOf(table, entry);
  if (!facts)
    return html`<span class="idart bare"
      ><${Mark} faction=${factionNamed(plate.faction)} size=${38}
    /></span>`;
  return html`<button
    type="button"
    id=${`card-${plate.card}`}
    class=${classes("idart", table.active && table.cardChoices.get(plate.card) && "is-legal")}
    aria-label=${`Read ${facts.name}`}
    onClick=${(event) => table.touchCard(plate.card, event.currentTarget)}
  >
    <${Art} card=${facts} />
  </button>`;
}

/** Who sits there. */
export function Who({ plate }) {
  const { view } = useTable();
  const words = [plate.side, personName(view, plate.seat)].filter(Boolean);
  return html`<div class="who">
    <${Portrait} plate=${plate} />
    <div><b>${plate.name}</b><span>${words.join(" · ")}</span></div>
  </div>`;
}

function Marks({ plate }) {
  return (plate.marks || []).map((mark) => html`<span class="ctr ctr--mark">${mark}</span>`);
}

/** The opponent's line across the top. */
export function OpponentLine({ plate, children }) {
  return html`<section class="side" aria-label=${plate.name} data-region=${`seat-${plate.seat}`}>
    <${Who} plate=${plate} />
    <div class="stats">
      ${(plate.numbers || []).map((number) => html`<${Stat} key=${number.id} number=${number} />`)}
      <${Marks} plate=${plate} />
    </div>
    <div class="stats ends">${children}<${Score} plate=${plate} them /></div>
  </section>`;
}

/** Several opponents, one under the other in the rail. */
export function Foes({ plates }) {
  const { view } = useTable();
  const waiting = view.waiting?.seat;
  return html`<section class="foes" aria-label="Other players">
    ${plates.map((plate) => {
      const faction = factionNamed(plate.faction);
      return html`<div
        class=${classes("foe", plate.seat === view.seat && "me")}
        style=${{ "--g": faction.ink }}
        key=${plate.seat}
      >
        <${Mark} faction=${faction} size=${26} />
        <div>
          <b>${plate.name}</b>
          <span>
            ${personName(view, plate.seat)}${waiting === plate.seat && html`<em> is choosing</em>`}
            ${(plate.marks || []).map((mark) => html` · <em>${mark}</em>`)}
          </span>
        </div>
        <span class="stats">
          ${
            plate.score !== null &&
            html`<${Stat} number=${{ label: "score", value: plate.score, icon: "cred" }} />`
          }
          ${(plate.numbers || [])
            .slice(0, 4)
            .map((number) => html`<${Stat} key=${number.id} number=${number} />`)}
        </span>
      </div>`;
    })}
  </section>`;
}

const HERO = new Set(["credits"]);

/** My own numbers, bottom left: one hero number, the rest in a line. */
export function Dash({ plate, children }) {
  const numbers = plate.numbers || [];
  const hero = numbers.find((number) => HERO.has(number.id));
  const clicks = numbers.find((number) => number.id === "clicks");
  const rest = numbers.filter((number) => number !== hero && number !== clicks);
  return html`<section class="dash" aria-label=${`${plate.name}, your numbers`} data-region="dash">
    <${Who} plate=${plate} />
    ${
      (hero || clicks) &&
      html`<div class="big">
        ${
          hero &&
          html`<span class="cr"
            ><${Icon} name=${hero.icon || "credit"} size=${30} /><span class="num"
              >${hero.value}</span
            ><small>${hero.label}</small></span
          >`
        }
        ${
          clicks &&
          html`<span class="ck"
            ><${Clicks} number=${clicks} /><small class="lbl"
              >${String(clicks.value).split("/")[0]} clicks left</small
            ></span
          >`
        }
      </div>`
    }
    <div class=${classes("stats", rest.length > 3 && "terse")}>
      ${rest.map((number) => html`<${Stat} key=${number.id} number=${number} />`)}
      <${Marks} plate=${plate} />
    </div>
    <div class="scored"><${Score} plate=${plate} />${children}</div>
  </section>`;
}
