// Generated art: a card's picture is drawn from its name, type and faction, always the same.
import { factionOf } from "./factions.js";
import * as body from "./motifs_body.js";
import * as town from "./motifs_town.js";
import * as grid from "./motifs_grid.js";
import { mix } from "./paint.js";
import { generator, seed } from "./random.js";
import { motifsOf } from "./taught.js";

const MOTIFS = { ...body, ...town, ...grid };
const INK = "#0b0c12";
const PAPER = "#eee8d9";
const SECOND_INKS = ["#ff5d5d", "#ffe23d", "#5fd0ff", "#ff8ad0"];

const STORY = ["skyline", "monument", "emblem"];
const ANY = ["core", "burst", "skyline"];

/** Choose what a picture shows; a single motif needs no luck. */
function motif(card, r) {
  const choices = motifsOf(card) || (card.type === "story" ? STORY : ANY);
  return choices.length > 1 ? r.one(choices) : choices[0];
}

/** Three ways to print: on dark ink, flooded with the faction's ink, on paper. */
function palette(ink, two, press) {
  if (press < 0.5)
    return { bg: mix(INK, ink, 0.2), mid: ink, dark: mix(INK, ink, 0.06), hi: PAPER, two };
  if (press < 0.78)
    return {
      bg: mix(ink, INK, 0.12),
      mid: mix(ink, INK, 0.48),
      dark: INK,
      hi: PAPER,
      two: mix(two, PAPER, 0.25),
    };
  return {
    bg: mix(PAPER, ink, 0.1),
    mid: ink,
    dark: "#16151a",
    hi: mix(PAPER, "#ffffff", 0.5),
    two: mix(two, ink, 0.15),
  };
}

function draw(card) {
  const faction = factionOf(card);
  const r = generator(seed(`${card.game}/${card.id}`));
  const kind = motif(card, r);
  const press = r.f();
  const two = r.p(0.7) ? faction.ink2 : r.one(SECOND_INKS);
  const colours = palette(faction.ink, two, press);
  const mirror = r.p(0.5) && kind !== "emblem" ? 'transform="matrix(-1 0 0 1 120 0)"' : "";
  const screen = r.one(["nd-dot-k", "nd-line-k", "nd-dot-h", "nd-none"]);
  return (
    `<rect width="120" height="84" fill="${colours.bg}"/>` +
    `<g ${mirror}>${MOTIFS[kind](r, colours, card)}</g>` +
    `<rect width="120" height="84" fill="url(#${screen})" opacity=".42"/>`
  );
}

const drawn = new Map();

/** The picture of a card as SVG text for a view box of 120 by 84. */
export function art(card) {
  const key = `${card.game}/${card.id}`;
  if (!drawn.has(key)) drawn.set(key, draw(card));
  return drawn.get(key);
}

const PATTERNS = `<defs>
<pattern id="nd-dot-k" width="3" height="3" patternUnits="userSpaceOnUse"
 patternTransform="rotate(22)"><circle cx="1.5" cy="1.5" r=".8" fill="#07070b"/></pattern>
<pattern id="nd-dot-h" width="4" height="4" patternUnits="userSpaceOnUse"
 patternTransform="rotate(35)"><circle cx="2" cy="2" r=".7" fill="#fff" opacity=".6"/></pattern>
<pattern id="nd-line-k" width="2.4" height="2.4" patternUnits="userSpaceOnUse"
 patternTransform="rotate(-32)"><path d="M0 0H2.4" stroke="#07070b" stroke-width="1.1"/></pattern>
<pattern id="nd-none" width="9" height="9" patternUnits="userSpaceOnUse"/></defs>`;

/** Put the screens that all pictures share on the page, once. */
export function mountPatterns() {
  if (document.getElementById("nd-dot-k")) return;
  const frame = `<svg class="patterns" width="0" height="0" aria-hidden="true">${PATTERNS}</svg>`;
  document.body.insertAdjacentHTML("afterbegin", frame);
}
