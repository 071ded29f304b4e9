// The table on a phone: one place at a time, everything to decide in the lower half.
import { classes, html, useEffect, useState } from "../kit.js";
import { factionNamed, Mark } from "../print/factions.js";
import { Icon } from "../print/icons.js";
import { Card } from "./card.js";
import { useTable } from "./context.js";
import { Sheet } from "./dialog.js";
import { Arena, Slip } from "./late.js";
import { lessonOf } from "./lesson.js";
import { important, mains, Score, Stat, Tokens } from "./plates.js";
import { Prompt } from "./prompt.js";
import { Column, ownedBy } from "./regions/columns.js";
import { choicesAt } from "./regions/place.js";
import { arranged, Region } from "./scene.js";
import { Said } from "./said.js";
import { SinceLine } from "./since.js";
import { Thoughts } from "./thoughts.js";
import { Timeline } from "./timeline.js";
import { Watching } from "./watching.js";
import { homeSeat, placeOf } from "./words.js";

const all = (regions) =>
  regions.map((region) => html`<${Region} key=${region.id} region=${region} />`);

/** Seats that share what decides stand for their whole team. */
const heads = (plates) =>
  plates.filter(
    (plate) =>
      !mains(plate).some((number) => number.shared) ||
      plates.find((each) => each.team === plate.team) === plate,
  );

function ScoreLine({ plates }) {
  const { view } = useTable();
  if (plates.length > 2)
    return html`<div class="foes">
      ${heads(plates).map((plate) => {
        const faction = factionNamed(plate.faction);
        const [place] = placeOf(view, plate);
        const state = view.waiting?.seat === plate.seat ? "choosing" : (plate.marks || [])[0];
        return html`<div
          class=${classes("foe", plate.seat === view.seat && "me", plate.out && "left")}
          style=${{ "--g": faction.ink }}
        >
          <${Mark} faction=${faction} size=${20} />
          <div>
            <b class="num">${mains(plate).length > 1 ? mains(plate).map((number) => html`<i><${Icon} name=${number.icon} size=${11} />${number.value}</i>`) : plate.score}</b
            ><span>${plate.seat === view.seat ? "you" : state || plate.name}</span>
            ${place && html`<em>${place}</em>`}
          </div>
        </div>`;
      })}
    </div>`;
  const other = plates.find((plate) => plate.seat !== homeSeat(view));
  if (!other) return null;
  return html`<div class="ph-opp">
    <b>${other.name}</b>
    <span class="stats"
      >${important(other.numbers || [], 4)
        .slice(0, 5)
        .map((number) => html`<${Stat} number=${number} />`)}</span
    >
    <${Score} plate=${other} them />
  </div>`;
}

/** Little squares for the cards in front of a column: full when the face is up. */
function frontSquares(view, column) {
  const tags = (column.zones || []).slice(1).flatMap((zone) => view.zones?.[zone]?.cards || []);
  return tags.map((tag) => (view.cards?.[tag]?.up ? "■" : "□")).join(" ") || "–";
}

function Places({ region }) {
  const table = useTable();
  const { view } = table;
  const focus = region.columns.find((column) => column.focus)?.id;
  const legal = (column) =>
    choicesAt(table, [column.id, ...(column.zones || []), ...(column.piles || [])]);
  const [chosen, choose] = useState(focus || region.columns[0]?.id);
  useEffect(() => {
    if (focus) choose(focus);
  }, [focus]);
  const shown = region.columns.find((column) => column.id === chosen) || region.columns[0];
  return html`<div class="places">
    <div class="tabs" role="tablist" aria-label=${region.label}>
      ${region.columns.map(
        (column) =>
          html`<button
            type="button"
            role="tab"
            key=${column.id}
            aria-selected=${column === shown}
            class=${classes(column === shown && "on", column.focus && "focused", legal(column) && "is-legal", table.pointer?.places.has(column.id) && "is-pointed")}
            onClick=${() => choose(column.id)}
          >
            ${column.short || column.label}<i aria-hidden="true"
              >${frontSquares(view, column)}</i
            >
          </button>`,
      )}
    </div>
    ${shown && html`<div class=${classes("place-one", ownedBy(view, region) === homeSeat(view) && "mirrored")}><${Column} column=${shown} words=${region.front} /></div>`}
  </div>`;
}

/** Own cards that may be used now, first; then the rest of what lies on my side. */
function ownStrip(table, at) {
  const { view } = table;
  const rows = at.ownRows.flatMap((region) => region.zones);
  const tags = rows.flatMap((zone) => view.zones?.[zone]?.cards || []);
  const hands = at.below.filter((region) => region.kind === "hand");
  const hand = hands.flatMap((region) => view.zones?.[region.zone]?.cards || []);
  const usable = hand.filter((tag) => table.active && table.cardChoices.has(tag));
  const legalFirst = [...tags].sort(
    (a, b) => Number(table.cardChoices.has(b)) - Number(table.cardChoices.has(a)),
  );
  const shown = at.map.length ? usable : [...usable, ...legalFirst];
  return shown.length ? shown : hand;
}

function MyLine({ plate }) {
  if (!plate) return null;
  const tokens = (plate.numbers || []).find((number) => number.each);
  const rest = important(plate.numbers || [], 5)
    .filter((number) => !number.each)
    .slice(0, 5);
  return html`<div class="ph-me">
    <span class="stats">
      ${rest.slice(0, 1).map((number) => html`<${Stat} number=${number} />`)}
      ${tokens && html`<${Tokens} number=${tokens} />`}
      ${rest.slice(1).map((number) => html`<${Stat} number=${number} />`)}
    </span>
    <${Score} plate=${plate} terse />
  </div>`;
}

function Drawer({ name, at, close }) {
  const titles = { hand: "Hand", table: "On the table", market: "Market" };
  if (name === "table" && at.fields.length)
    return html`<${Sheet} title=${titles[name]} onClose=${close} class="tall drawer">
      <${Arena} at=${{ ...at, beside: [], clashes: [], contests: [] }} phone />
    <//>`;
  const regions = {
    hand: at.below,
    table: [...at.ownRows, ...at.ownChips, ...at.opponentRows, ...at.opponentChips],
    market: [...at.rulers, ...at.ladders, ...at.beside, ...at.opponentRows, ...at.opponentChips],
  };
  return html`<${Sheet} title=${titles[name]} onClose=${close} class="tall drawer">
    ${all(regions[name])}
  <//>`;
}

function Foot({ at, open }) {
  const table = useTable();
  const { view } = table;
  const count = (zones) => zones.reduce((sum, zone) => sum + (view.zones?.[zone]?.count || 0), 0);
  const hand = at.below.filter((region) => region.kind === "hand").map((region) => region.zone);
  const lying = [...at.ownRows, ...at.fields.filter((field) => field.side === "own")].flatMap(
    (region) => region.zones || [region.zone],
  );
  return html`<div class="ph-foot">
    <button type="button" onClick=${() => open("hand")}>
      <${Icon} name="hand" size=${13} /> Hand <b>${count(hand)}</b>
    </button>
    ${
      at.map.length
        ? html`<button type="button" onClick=${() => open("market")}>
            <${Icon} name="star" size=${13} /> Market
          </button>`
        : html`<button type="button" onClick=${() => open("table")}>
            <${Icon} name="socket" size=${13} /> Table <b>${count(lying)}</b>
          </button>`
    }
    <button type="button" onClick=${() => table.openPanel("log")}>
      <${Icon} name="chat" size=${13} /> Log
    </button>
    <button type="button" disabled=${!view.own?.undo} onClick=${table.undo}>
      <${Icon} name="undo" size=${13} /> Undo
    </button>
  </div>`;
}

export function Phone() {
  const table = useTable();
  const [drawer, setDrawer] = useState(null);
  const { view } = table;
  const at = arranged(view);
  const plates = view.seats || [];
  const mine = plates.find((plate) => plate.seat === homeSeat(view));
  const strip = ownStrip(table, at);
  return html`<main class="board" id="board">
      <${ScoreLine} plates=${plates} />
      <div class="one-place" tabindex="0" role="group" aria-label="The table">
        ${at.fields.length > 0 && html`<${Arena} at=${at} phone passing=${all(at.passing)} />`}
        ${!at.fields.length && all(at.passing)}
        ${at.columns.map((region) => html`<${Places} key=${region.id} region=${region} />`)}
        ${all(at.map)}${!at.map.length && !at.fields.length && [...all(at.middleRows), ...all(at.beside)]}
      </div>
      <${Timeline} narrow />
      ${
        strip.length > 0 &&
        html`<div
          class="strip"
          data-region="strip"
          tabindex="0"
          role="group"
          aria-label="Your cards"
        >
          ${strip.map((tag) => html`<${Card} key=${tag} tag=${tag} size="t" />`)}
        </div>`
      }
    </main>
    <aside class="rail">
      <${MyLine} plate=${mine} />${lessonOf(view) && html`<${Slip} />`}
      <${Said} /><${SinceLine} /><${Thoughts} />${table.behind ? html`<${Watching} />` : html`<${Prompt} />`}
      <${Foot} at=${at} open=${setDrawer} />
    </aside>
    ${drawer && html`<${Drawer} name=${drawer} at=${at} close=${() => setDrawer(null)} />`}`;
}
