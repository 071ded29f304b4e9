// Fields of cards that face each other, the attacks between them, and what was announced beside them.
import { classes, html } from "../../kit.js";
import { Art } from "../../print/face.js";
import { factionNamed, Mark } from "../../print/factions.js";
import { Icon } from "../../print/icons.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { factsOf } from "../known.js";
import { merged, Stat } from "../plates.js";
import { homeSeat, personName, placeOf, seatName } from "../words.js";
import { Announced } from "./announced.js";
import { Stack, standing } from "./columns.js";
import { Contest } from "./contest.js";

// So many attacks between two fields stand in lanes; more of them, or more fields, are lines.
const MOST_LANES = 6;
const ROOMY = 7;
const HEADED = 6;

const plateOf = (view, seat) => view.seats?.find((plate) => plate.seat === seat);
const cardsOf = (view, zone) => standing(view, view.zones?.[zone]?.cards || []);
const clashesOf = (at) => at.clashes.flatMap((region) => region.clashes);

/** Cards of some zones as small labels. */
export function ChipsOf({ zones }) {
  const { view } = useTable();
  const filled = zones.filter((zone) => view.zones?.[zone]?.count);
  return filled.map(
    (zone) =>
      html`<div class="chips" key=${zone} data-region=${zone} role="group" aria-label=${view.zones[zone].label}>
        ${(view.zones[zone].cards || []).map(
          (tag) => html`<${Card} key=${tag} tag=${tag} size="chip" where=${view.zones[zone].label} />`,
        )}
      </div>`,
  );
}

/** Numbers that a team shares stand with the first of its seats only. */
function numbersOf(view, plate) {
  const home = plateOf(view, homeSeat(view));
  const first = view.seats.find((each) => each.team !== undefined && each.team === plate.team);
  const spoken = (first && first !== plate) || home?.team === plate.team;
  const own = plate.team !== undefined && spoken;
  return merged(plate.numbers || [])
    .filter((number) => !(own && number.shared))
    .slice(0, HEADED);
}

/** Who a field belongs to, with their numbers. */
function Head({ field }) {
  const { view } = useTable();
  const plate = plateOf(view, field.seat);
  if (!plate) return null;
  const words = [personName(view, field.seat), ...placeOf(view, plate), plate.stance, ...(plate.marks || [])];
  const waits = view.waiting?.seat === field.seat;
  return html`<header>
    <${Mark} faction=${factionNamed(plate.faction)} size=${20} />
    <b>${seatName(view, field.seat)}</b>
    <span class="lbl">${waits ? "is choosing" : words.filter(Boolean).join(" · ")}</span>
    <span class="stats">
      ${numbersOf(view, plate).map((number) => html`<${Stat} key=${number.id} number=${number} />`)}
    </span>
    <${ChipsOf} zones=${field.chips || []} />
  </header>`;
}

/** A hand that lies open to me although it is not mine. */
function Held({ zone }) {
  const { view } = useTable();
  if (!zone || !view.zones?.[zone]?.cards?.length) return null;
  return html`<div class="held"><span class="lbl">${view.zones[zone].label}, you may look</span><${ChipsOf} zones=${[zone]} /></div>`;
}

/** A card as a head with its number, where several opponents leave no room for more. */
function Face({ tag }) {
  const table = useTable();
  const entry = table.view.cards?.[tag];
  const facts = entry && factsOf(table, entry);
  const worn = entry?.hosted?.length || 0;
  return html`<button
    type="button"
    id=${`card-${tag}`}
    class=${classes("head", entry?.spent && "spent", entry?.active && "active", table.active && table.cardChoices.get(tag) && "is-legal")}
    aria-label=${`${facts?.name || "a card"}, ${entry?.value ?? ""}${worn ? `, carries ${worn}` : ""}${entry?.spent ? ", used" : ""}`}
    onClick=${(event) => table.touchCard(tag, event.currentTarget)}
  >
    ${facts && html`<${Art} card=${facts} />`}<b class="num">${entry?.value}</b>${worn > 0 && html`<i>+${worn}</i>`}
  </button>`;
}

const SHAPES = {
  heads: (rack) => (tag) => html`<${Face} key=${tag} tag=${tag} />`,
  chips: (rack) => (tag) => html`<${Card} key=${tag} tag=${tag} size="chip" where=${rack.label} />`,
  cards: (rack) => (tag) => html`<${Stack} key=${tag} tag=${tag} size="t" where=${rack.label} />`,
};

/** Cards of a field that belong together, with gaps for those who fight elsewhere. */
function Rack({ rack }) {
  const { view } = useTable();
  const shape = rack.shape || "cards";
  const gaps = Array.from({ length: rack.out || 0 }, (_, i) => html`<i class="gap" key=${i}></i>`);
  return html`<div class=${classes("rack", `as-${shape}`, rack.focus && "focused")} role="group" aria-label=${rack.label} data-region=${rack.id}>
    <h4>${rack.label} <span class="lbl">${rack.note}</span></h4>
    <div>
      ${standing(view, rack.cards).map(SHAPES[shape](rack))}
      ${gaps}${!rack.cards.length && !gaps.length && html`<i class="gap none"></i>`}
    </div>
  </div>`;
}

/** A field whose cards stand by what they belong to. */
function Home({ field, headed }) {
  const { view } = useTable();
  const plate = plateOf(view, field.seat);
  return html`<section
    class=${classes("field", "home", field.focus && "focused", plate?.out && "left")}
    aria-label=${`${seatName(view, field.seat)}, ${field.label}`}
    data-region=${field.zone}
  >
    ${headed && html`<${Head} field=${field} />`}
    <div class="racks" tabindex="0" role="group" aria-label=${`${seatName(view, field.seat)}, what is in play`}>
      ${field.racks.map((rack) => html`<${Rack} key=${rack.id} rack=${rack} />`)}
    </div>
  </section>`;
}

function Field({ field, headed, small, without = [], aside }) {
  const { view } = useTable();
  const tags = cardsOf(view, field.zone).filter((tag) => !without.includes(tag));
  const plate = plateOf(view, field.seat);
  return html`<section
    class=${classes("field", field.focus && "focused", plate?.out && "left", aside && "aside")}
    aria-label=${`${seatName(view, field.seat)}, ${field.label}`}
    data-region=${field.zone}
  >
    ${headed && html`<${Head} field=${field} />`}
    ${aside && tags.length > 0 && html`<span class="lbl">stay back</span>`}
    <div class="stand" tabindex=${tags.length > ROOMY ? 0 : undefined} role="group" aria-label=${field.label}>
      ${tags.map((tag) => html`<${Stack} key=${tag} tag=${tag} size=${small || tags.length > ROOMY ? "t" : "m"} where=${field.label} />`)}
      ${!tags.length && !aside && html`<span class="lbl">${field.label}: none</span>`}
    </div>
    ${headed && html`<${Held} zone=${field.held} />`}
  </section>`;
}

// Attacks -----------------------------------------------------------------------------------------

/** A number, a player or a card that an attack reaches. */
function Reached({ target, bad }) {
  if (target.tag) return html`<${Stack} tag=${target.tag} size="m" where="attacked" />`;
  return html`<div class=${classes("reached", bad && "bad")}>
    ${target.icon && html`<${Icon} name=${target.icon} size=${34} />`}
    ${target.loss > 0 && html`<b class="num">−${target.loss}</b>`}
    <span>${target.label}</span>
  </div>`;
}

function Blockers({ clash }) {
  if (!clash.blockers.length) return html`<${Reached} target=${clash.target} bad=${clash.bad} />`;
  const size = clash.blockers.length > 1 ? "t" : "m";
  return clash.blockers.map((tag) => html`<${Stack} key=${tag} tag=${tag} size=${size} where="blocks" />`);
}

const Attacker = ({ clash }) => html`<${Stack} tag=${clash.tag} size="m" where="attacks" />`;

/** Attackers and those in their way, face to face; the result stands in the band between them. */
function Lanes({ clashes, above, below }) {
  const { view } = useTable();
  const fighting = clashes.flatMap((clash) => [clash.tag, ...clash.blockers, clash.target.tag]);
  const mine = (clash) => clash.seat === below.seat;
  const stay = [above, below].some((field) => cardsOf(view, field.zone).some((tag) => !fighting.includes(tag)));
  const columns = `${stay ? "clamp(72px, 14%, 132px)" : "8px"} repeat(${clashes.length}, minmax(0, 1fr))`;
  const side = (clash, top) =>
    mine(clash) === top ? html`<${Blockers} clash=${clash} />` : html`<${Attacker} clash=${clash} />`;
  const row = (field, top) => html`<div class=${classes("lane-row", top ? "above" : "below")} style=${{ gridTemplateColumns: columns }}>
    <${Field} field=${field} without=${fighting} small aside />
    ${clashes.map(
      (clash) =>
        html`<div class="fighter" key=${clash.tag}>
          <span class="lbl">${mine(clash) === top ? clash.blockers.length > 0 && "blocks" : "attacks"}</span>
          <div class="stand">${side(clash, top)}</div>
        </div>`,
    )}
  </div>`;
  return html`${row(above, true)}
    <ol class="band" style=${{ gridTemplateColumns: columns }} aria-label="Attacks">
      <li aria-hidden="true"></li>
      ${clashes.map(
        (clash) =>
          html`<li key=${clash.tag} class=${classes(clash.bad && "bad")} aria-label=${`${factsName(view, clash.tag)}: ${clash.verdict}, ${clash.note || ""}`}>
            <b>${clash.verdict}</b><span>${clash.note}</span>
          </li>`,
      )}
    </ol>
    ${row(below, false)}`;
}

const factsName = (view, tag) => view.cards?.[tag]?.card?.replaceAll("-", " ") || "a card";

function Head2({ tag, owner }) {
  const table = useTable();
  const entry = table.view.cards?.[tag];
  const facts = entry && factsOf(table, entry);
  const plate = owner !== undefined && plateOf(table.view, owner);
  return html`<span class="fights">
    ${plate && html`<${Mark} faction=${factionNamed(plate.faction)} size=${16} />`}
    ${facts && html`<${Art} card=${facts} />`}<b>${facts?.name || "a card"}</b>
    <i class="num">${entry?.value}</i>
  </span>`;
}

/** The same attacks, one line each. */
export function Lines({ clashes, many }) {
  const { view } = useTable();
  if (!clashes.length) return null;
  const ownerOf = (tag) => (many ? owner(view, tag) : undefined);
  return html`<ol class="clashes" aria-label="Attacks">
    ${clashes.map(
      (clash) => html`<li key=${clash.tag} class=${classes(clash.bad && "bad")}>
        <${Head2} tag=${clash.tag} owner=${many ? clash.seat : undefined} />
        <${Icon} name="arrow" size=${14} />
        ${
          clash.blockers.length || clash.target.tag
            ? (clash.blockers.length ? clash.blockers : [clash.target.tag]).map(
                (tag) => html`<${Head2} key=${tag} tag=${tag} owner=${ownerOf(tag)} />`,
              )
            : html`<span class="fights">${clash.target.icon && html`<${Icon} name=${clash.target.icon} size=${15} />`}<b>${clash.target.label}</b></span>`
        }
        <span class="verdict">${clash.note || clash.verdict}</span>
      </li>`,
    )}
  </ol>`;
}

const owner = (view, tag) =>
  Object.values(view.zones || {}).find((zone) => zone.cards?.includes(tag))?.owner;

// The whole ---------------------------------------------------------------------------------------

/** A card that counts for everybody, with what it says. */
function Common({ region }) {
  const table = useTable();
  const tags = region.zones.flatMap((zone) => table.view.zones?.[zone]?.cards || []);
  return tags.map((tag) => {
    const facts = factsOf(table, table.view.cards[tag]);
    return html`<div class="common" key=${tag} data-region=${region.id} role="group" aria-label=${region.label}>
      <span class="lbl">${region.label}</span>
      <${Card} tag=${tag} size="chip" where=${region.label} />
      ${facts?.text && html`<p>${facts.text}</p>`}
    </div>`;
  });
}

/** Which fields stand on the far side and which on mine. */
function sidesOf(view, fields) {
  const home = plateOf(view, homeSeat(view));
  const isMine = (field) => {
    const plate = plateOf(view, field.seat);
    return plate === home || (home?.team !== undefined && plate?.team === home.team);
  };
  const near = fields.filter(isMine);
  near.sort((a, b) => Number(b.seat === home.seat) - Number(a.seat === home.seat));
  return { far: fields.filter((field) => !isMine(field)), near };
}

/** The middle of a table with fields; on a phone everything stands below each other. */
export function Arena({ at, phone, passing }) {
  const { view } = useTable();
  const { far, near } = sidesOf(view, at.fields);
  const clashes = clashesOf(at);
  const many = at.fields.length > 2;
  const laned = !phone && !many && clashes.length > 0 && clashes.length <= MOST_LANES;
  const small = many || phone;
  const field = (each) =>
    each.racks?.length
      ? html`<${Home} key=${each.seat} field=${each} headed=${many && each.seat !== homeSeat(view)} />`
      : html`<${Field} key=${each.seat} field=${each} headed=${many} small=${small} />`;
  const homes = at.fields.some((each) => each.racks?.length);
  const contests = at.contests.map(
    (region) => html`<${Contest} key=${region.id} region=${region} heads=${phone} />`,
  );
  const stack = at.beside.filter((region) => !phone || region.things?.length);
  const beside = html`${stack.map((region) => html`<${Announced} key=${region.id} region=${region} />`)}`;
  const commons = at.middleRows.map((region) => html`<${Common} key=${region.id} region=${region} />`);
  if (phone)
    return html`<div class=${classes("arena", "is-small")}>
      ${passing}${contests}${beside}<${Lines} clashes=${clashes} many=${many} />
      <div class="fields">${far.map(field)}</div><div class="fields">${near.map(field)}</div>${commons}
    </div>`;
  const bare = homes && !commons.length && at.beside.every((region) => !region.things?.length);
  return html`<div class=${classes("arena", `of-${Math.min(6, at.fields.length)}`, laned && "laned", homes && "homes", bare && "bare")}>
    <div class="arena-main" tabindex="0" role="group" aria-label="The fields">
      ${
        laned
          ? html`<${Lanes} clashes=${clashes} above=${far[0]} below=${near[0]} />`
          : html`<div class="fields above">${far.map(field)}</div>
              ${contests}${clashes.length ? html`<${Lines} clashes=${clashes} many=${many} />` : html`<div class="gutter"></div>`}
              <div class="fields below">${near.map(field)}</div>`
      }
      ${passing}
    </div>
    ${!bare && html`<div class="beside" role="group" aria-label="Beside the fields" tabindex="0">${beside}${commons}</div>`}
  </div>`;
}

/** What is drawn here, once its style sheet has come; also if it does not come. */
export const ready = new Promise((done) => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("../../css/arena.css", import.meta.url).href;
  sheet.onload = sheet.onerror = () => done({ Announced, Arena, ChipsOf });
  document.head.append(sheet);
});
