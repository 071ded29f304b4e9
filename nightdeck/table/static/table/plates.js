// Seats and their numbers: always on the screen, theirs above or in the rail, mine below.
import { classes, html } from "../kit.js";
import { Art } from "../print/face.js";
import { factionNamed, Mark } from "../print/factions.js";
import { Icon, ICONS } from "../print/icons.js";
import { useTable } from "./context.js";
import { factsOf } from "./known.js";
import { capital, personName, placeOf, plural } from "./words.js";

const PENNANTS = 10;

const CROWDED = 5;

/** A number, and of how many or with what else if the game says so. */
export const valueOf = ({ value, of, plus }) =>
  plus !== undefined && plus !== null ? `${value}+${plus}` : of ? `${value}/${of}` : value;

/** Numbers that belong together are shown as one: cards of the hand size, memory free of all. */
export function merged(numbers) {
  const byId = new Map(numbers.map((number) => [number.id, number]));
  return numbers.flatMap((number) => {
    if (number.of || number.plus !== undefined) return [{ ...number, value: valueOf(number) }];
    const whole = byId.get(`${number.id}-size`);
    if (whole) return [{ ...number, value: `${number.value}/${whole.value}` }];
    const all = number.id.endsWith("-free") && byId.get(number.id.slice(0, -5));
    if (all) return [{ ...number, value: `${number.value}/${all.value}` }];
    const absorbed = byId.has(number.id.replace(/-size$/, "")) && number.id.endsWith("-size");
    return absorbed || byId.has(`${number.id}-free`) ? [] : [number];
  });
}

/** When there are many numbers, those that are zero or lie open as piles give way. */
export function important(numbers, most) {
  const all = merged(numbers);
  if (all.length <= most) return all;
  return all.filter((number, i) => i === 0 || (number.value !== 0 && number.id !== "deck"));
}

/** A number with its icon and label; where there is no room for the label a touch says it. */
export function Stat({ number }) {
  const { toast, openZone } = useTable();
  const { value, label, zone } = number;
  const zero = value === 0 || value === "0";
  const say = (event) => event.pointerType === "touch" && toast?.(`${label}: ${value}`);
  const inside = html`${number.short ? html`<b class="short">${number.short}</b>` : ICONS.includes(number.icon) && html`<${Icon} name=${number.icon} size=${18} />`}
    <span class="num">${value}</span>${number.bar > 0 && html`<${Bar} number=${number} />`}${number.pips && html`<${Pips} number=${number} />`}<small>${label}</small>`;
  const named = classes("stat", zero && "zero");
  if (zone)
    return html`<button type="button" class=${named} title=${label} aria-label=${`${label}: ${value}`} onClick=${() => openZone(zone)}>${inside}</button>`;
  return html`<span class=${named} title=${label} onPointerUp=${say}>${inside}</span>`;
}

/** How much of a number is left, and what it will lose as things stand. */
function Bar({ number }) {
  const percent = (part) => `${(100 * Math.min(part, number.bar)) / number.bar}%`;
  const lost = Math.min(number.coming || 0, number.value);
  return html`<span class=${`bar-left ${number.tone || ""}`} aria-hidden="true"><i style=${{ width: percent(number.value - lost) }}></i><u style=${{ width: percent(lost) }}></u></span>${number.coming > 0 && html`<em class="coming">−${number.coming}</em>`}`;
}

// More of them than this are only counted.
const MOST_PIPS = 12;

/** A number drawn one by one: full while they are left. */
function Pips({ number }) {
  const [left, all] = String(number.value).split("/").map(Number);
  if (!all || all > MOST_PIPS) return null;
  return html`<span class="pips-left" aria-hidden="true">${Array.from({ length: all }, (_, i) => html`<i class=${i < left ? "on" : ""}></i>`)}</span>`;
}

/** A number that is spent one by one, as discs: full ones are left, rings are spent. */
export function Tokens({ number }) {
  const [left, of] = String(number.value).split("/").map(Number);
  const all = Math.max(of || number.of || 0, left);
  return html`<span class="tokens" role="img" aria-label=${`${plural(left, number.each)} left`}>
    ${Array.from({ length: all }, (_, i) => html`<i class=${i < left ? "on" : ""}></i>`)}
  </span>`;
}

/** The numbers that decide; where there are several, they stand for the score. */
export const mains = (plate) => (plate.numbers || []).filter((number) => number.main);

/** The score; small goals are drawn as pennants. */
export function Score({ plate, them, terse }) {
  const { score, goal } = plate;
  if (score === null || score === undefined || mains(plate).length > 1) return null;
  // Where the goal is drawn among the numbers it is not said again.
  if (goal && (plate.numbers || []).some((number) => number.bar === goal && number.short)) return null;
  const pennants = goal && goal <= PENNANTS && !terse;
  return html`<span
    class="score"
    role="img"
    aria-label=${`score ${score}${goal ? ` of ${goal}` : ""}`}
  >
    ${!terse && html`<small>Score</small>`}<span class="num">${score}</span>
    ${
      pennants
        ? Array.from(
            { length: goal },
            (_, i) => html`<i class=${classes(i < score && "on", them && "them")}></i>`,
          )
        : goal > 0 && html`<small>of ${goal}</small>`
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
  const table = useTable();
  const entry = plate.card && table.view.cards?.[plate.card];
  const identity = entry && factsOf(table, entry);
  const title = identity ? identity.name.replace(/:.*$/, "") : plate.name;
  const side = capital(identity ? plate.name : plate.side || "");
  const words = [
    side === title ? "" : side,
    personName(table.view, plate.seat),
    ...placeOf(table.view, plate),
    plate.stance,
  ].filter(Boolean);
  return html`<div class="who">
    <${Portrait} plate=${plate} />
    <div><b>${title}</b><span>${words.join(" · ")}</span></div>
  </div>`;
}

function Marks({ plate }) {
  return (plate.marks || []).map((mark) => html`<span class="ctr ctr--mark">${mark}</span>`);
}

/** The opponent's line across the top. */
export function OpponentLine({ plate, children }) {
  const numbers = important(plate.numbers || [], CROWDED);
  return html`<section class="side" aria-label=${plate.name} data-region=${`seat-${plate.seat}`}>
    <${Who} plate=${plate} />
    <div class=${classes("stats", numbers.length > 3 && "terse")}>
      ${numbers.map((number) => html`<${Stat} key=${number.id} number=${number} />`)}
      <${Marks} plate=${plate} />
    </div>
    <div class="stats ends">${children}<${Score} plate=${plate} them /></div>
  </section>`;
}

/** What else an opponent has, small: discs, and piles that can be looked through. */
function FoeThings({ seat }) {
  const table = useTable();
  const { view } = table;
  const regions = (view.scene?.regions || []).filter((region) => region.side === "opponent");
  const zones = regions
    .flatMap((region) => region.zones || [])
    .filter((zone) => view.zones?.[zone]?.owner === seat && view.zones[zone].count);
  const discs = regions.find((region) => region.kind === "discs" && region.seat === seat);
  if (!zones.length && !discs) return null;
  return html`<div class="things">
    ${discs && html`<${MiniDiscs} discs=${discs.discs} label=${discs.label} />`}
    ${zones.map(
      (zone) =>
        html`<button type="button" class="cl" onClick=${() => table.openZone(zone)}>
          ${view.zones[zone].label} ${view.zones[zone].count}
        </button>`,
    )}
  </div>`;
}

function MiniDiscs({ discs, label }) {
  const ready = discs.filter((disc) => disc.state === "ready").length;
  return html`<span class="mini-discs" role="img" aria-label=${`${label}, ${ready} ready`}>
    ${discs.map(
      (disc) =>
        html`<i class=${disc.state === "ready" ? "" : "spent"}
          ><${Icon} name=${disc.icon} size=${11}
        /></i>`,
    )}
  </span>`;
}

/** Several opponents, one under the other in the rail. */
export function Foes({ plates }) {
  const { view } = useTable();
  const waiting = view.waiting?.seat;
  return html`<section class="foes" aria-label="Other players">
    ${plates.map((plate) => {
      const faction = factionNamed(plate.faction);
      return html`<div
        class=${classes("foe", plate.seat === view.seat && "me", plate.out && "left")}
        style=${{ "--g": faction.ink }}
        key=${plate.seat}
      >
        <${Mark} faction=${faction} size=${26} />
        <div>
          <b>${plate.name}</b>
          <span>
            ${personName(view, plate.seat)}${waiting === plate.seat && html`<em> is choosing</em>`}
            ${[...placeOf(view, plate), ...(plate.marks || [])].map((mark) => html` · <em>${mark}</em>`)}
          </span>
        </div>
        <span class="stats">
          ${
            plate.score !== null &&
            html`<${Stat} number=${{ label: "score", value: plate.score, icon: "star" }} />`
          }
          ${merged(plate.numbers || [])
            .slice(0, 4)
            .map((number) => html`<${Stat} key=${number.id} number=${number} />`)}
        </span>
        <${FoeThings} seat=${plate.seat} />
      </div>`;
    })}
  </section>`;
}

/** My own numbers, bottom left: one hero number, the rest in a line. */
export function Dash({ plate, children }) {
  const numbers = important(plate.numbers || [], CROWDED + 2);
  const heroes = numbers.filter((number) => number.main);
  const tokens = numbers.find((number) => number.each);
  const rest = numbers.filter((number) => !number.main && number !== tokens);
  return html`<section class="dash" aria-label=${`${plate.name}, your numbers`} data-region="dash">
    <${Who} plate=${plate} />
    ${
      (heroes.length > 0 || tokens) &&
      html`<div class=${classes("big", heroes.length > 1 && "both")}>
        ${heroes.map(
          (hero) =>
            html`<span class="cr" key=${hero.id}
              ><${Icon} name=${hero.icon} size=${30} /><span class="num"
                >${hero.value}</span
              >${hero.bar > 0 && html`<${Bar} number=${hero} />`}<small>${hero.label}</small></span
            >`,
        )}
        ${
          tokens &&
          html`<span class="ck"
            ><${Tokens} number=${tokens} /><small class="lbl"
              >${plural(Number(String(tokens.value).split("/")[0]), tokens.each)} left</small
            ></span
          >`
        }
      </div>`
    }
    <div class=${classes("stats", rest.length > 2 && "terse", rest.length > 4 && "crammed")}>
      ${rest.map((number) => html`<${Stat} key=${number.id} number=${number} />`)}
      <${Marks} plate=${plate} />
    </div>
    <div class="scored"><${Score} plate=${plate} />${children}</div>
  </section>`;
}
