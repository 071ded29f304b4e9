// The table on a wide screen.
import { classes, html } from "../kit.js";
import { useTable } from "./context.js";
import { Arena, ChipsOf } from "./late.js";
import { Dash, OpponentLine } from "./plates.js";
import { Blocks } from "./regions/blocks.js";
import { PileBox } from "./regions/pile.js";
import { arranged, Region } from "./scene.js";
import { Timeline } from "./timeline.js";
import { homeSeat } from "./words.js";

const all = (regions) =>
  regions.map((region) => html`<${Region} key=${region.id} region=${region} />`);

/** On which side something may lie without covering the column that it is about. */
const clearSide = (columns) => {
  const focus = columns.findIndex((column) => column.focus);
  return focus >= 0 && focus < columns.length / 2 ? "right" : "left";
};

/** What is there only for a while lies over the others, so that nothing has to make room. */
function Passing({ at }) {
  if (!at.passing.length) return null;
  const columns = at.columns.flatMap((region) => region.columns);
  return html`<div class=${`passing ${clearSide(columns)}`}>${all(at.passing)}</div>`;
}

/** The small things of a field, which stand with the numbers of its seat. */
const chipsOf = (at, seat) =>
  at.fields
    .filter((field) => field.seat === seat)
    .map((field) => html`<${ChipsOf} key=${field.id} zones=${field.chips || []} />`);

/** The middle of the table: columns, or a map with tracks and markets round it. */
function Middle({ at }) {
  if (at.map.length)
    return html`<div class="map-table">
      ${all(at.ladders)}${all(at.map)}
      <div class="beside" role="group" aria-label="Beside the board" tabindex="0">${all(at.beside)}${all(at.middleRows)}</div>
      <${Passing} at=${at} />
    </div>`;
  if (at.fields.length) return html`<${Arena} at=${at} passing=${html`<${Passing} at=${at} />`} />`;
  const beside = [...at.beside, ...at.ladders];
  return html`<div class=${classes("middle", beside.length && "with-side")}>
    <div class="middle-main">${all(at.columns)}${all(at.middleRows)}<${Passing} at=${at} /></div>
    ${beside.length > 0 && html`<div class="beside" role="group" aria-label="Beside the board" tabindex="0">${all(beside)}</div>`}
  </div>`;
}

function Mine({ at, plate }) {
  const { view } = useTable();
  const hands = at.below.filter((region) => region.kind === "hand");
  const rows = at.map.length ? at.ownRows.flatMap((region) => region.zones) : [];
  const lying = rows.filter((zone) => view.zones?.[zone]?.count);
  const piles = at.below.filter((region) => region.kind === "pile");
  const discs = at.below.filter((region) => region.kind === "discs");
  return html`<section
    class=${classes("mine", discs.length && "with-discs")}
    aria-label="Your side"
  >
    ${plate ? html`<${Dash} plate=${plate}>${chipsOf(at, plate.seat)}${all(at.ownChips)}<//>` : html`<div></div>`}
    ${all(discs)}
    <div class="hand">
      ${all(hands)}
      ${
        piles.length + lying.length > 0 &&
        html`<div class="piles">
          ${all(piles)}${lying.map((zone) => html`<${PileBox} key=${zone} id=${zone} />`)}
        </div>`
      }
    </div>
  </section>`;
}

export function Board() {
  const { view } = useTable();
  const at = arranged(view);
  const home = homeSeat(view);
  const plates = view.seats || [];
  const mine = plates.find((plate) => plate.seat === home);
  const others = plates.filter((plate) => plate.seat !== home);
  const line = others.length === 1 && !at.map.length;
  const timeline = html`<${Timeline} />`;
  return html`<main class=${classes("board", at.map.length && "with-map")} id="board">
    ${all(at.rulers)}
    ${
      line &&
      html`<div class="theirs">
        <${OpponentLine} plate=${others[0]}>${chipsOf(at, others[0].seat)}${all(at.opponentChips)}${all(at.opponentPiles)}<//>
        ${all(at.opponentRows)}${all(at.opponentHands.filter((each) => shows(view, each)))}
      </div>`
    }
    ${!at.ownRows.length && !at.map.length && !at.fields.length && timeline}
    <${Middle} at=${at} />
    ${(at.ownRows.length > 0 || at.map.length > 0 || at.fields.length > 0) && timeline}
    ${
      !at.map.length &&
      !at.fields.length &&
      !line &&
      html`<div class="theirs"><${Blocks} regions=${at.opponentRows} draw=${all} /></div>`
    }
    ${!at.map.length && all(at.ownRows)}
    <${Mine} at=${at} plate=${mine} />
  </main>`;
}

/** An opponent's hand is drawn only when some of it may be seen. */
const shows = (view, region) =>
  (view.zones?.[region.zone]?.cards || []).some((tag) => view.cards?.[tag]?.card);

/** Opponents that stand in the rail because the top of the table is taken or they are many. */
export function railFoes(view) {
  const plates = view.seats || [];
  const home = homeSeat(view);
  const kinds = (view.scene?.regions || []).map((region) => region.kind);
  const map = kinds.includes("map");
  const others = plates.filter((plate) => plate.seat !== home);
  if (kinds.includes("field")) return [];
  return others.length > 1 || map ? others : [];
}
