// Generated art: a card's picture is drawn from its name, type and faction, always the same.
import { factionOf } from "./factions.js";
import * as body from "./motifs_body.js";
import * as city from "./motifs_city.js";
import * as net from "./motifs_net.js";
import { mix } from "./paint.js";
import { generator, seed } from "./random.js";

const MOTIFS = { ...body, ...city, ...net };
const INK = "#0b0c12";
const PAPER = "#eee8d9";
const SECOND_INKS = ["#ff5d5d", "#ffe23d", "#5fd0ff", "#ff8ad0"];

/** Choose what a picture shows: a reader learns that a wall is a barrier. */
function motif(c, r) {
  const t = c.type.toLowerCase(),
    s = (c.subtypes || []).map((x) => x.toLowerCase()),
    has = (...w) => w.some((x) => s.includes(x));
  if (t === "ice")
    return has("barrier", "wall")
      ? "wall"
      : has("code gate", "code-gate")
        ? "gate"
        : has("sentry")
          ? "eye"
          : r.one(["wall", "gate", "eye"]);
  if (t === "identity") return c.side === "runner" ? "portrait" : r.one(["emblem", "monument"]);
  if (t === "agenda") return r.one(["monument", "monument", "skyline", "emblem"]);
  if (["character", "runner", "edgerunner"].includes(t))
    return has("vehicle") ? "device" : "portrait";
  if (t === "program") {
    if (has("fracter")) return "shards";
    if (has("decoder")) return "key";
    if (has("killer")) return "blade";
    if (has("virus")) return "virus";
    if (has("tarot")) return "sigil";
    if (has("drug")) return "capsule";
    if (has("environment")) return r.one(["dunes", "skyline", "plan"]);
    if (has("exe")) return r.one(["burst", "core", "chart"]);
    if (has("script")) return r.one(["signal", "burst", "shards", "blade"]);
    if (has("protocol")) return r.one(["gate", "core", "wall"]);
    if (has("trojan")) return r.one(["signal", "virus", "eye"]);
    return r.one(["core", "shards", "signal", "key"]);
  }
  if (t === "hardware") return has("chip") ? "chip" : r.one(["device", "device", "chip"]);
  if (t === "resource")
    return has("connection") ? "portrait" : r.one(["facade", "plan", "skyline", "device"]);
  if (t === "event" || t === "prep") return r.one(["burst", "signal", "plan", "burst"]);
  if (t === "operation") return r.one(["chart", "chart", "emblem", "burst"]);
  if (t === "asset" || t === "node" || t === "location")
    return r.one(["facade", "skyline", "facade", "chart"]);
  if (t === "upgrade") return r.one(["plan", "facade", "gate"]);
  if (t === "cyberware" || t === "cyber") return r.one(["limb", "limb", "chip", "eye"]);
  if (t === "equipment") return has("weapon") ? r.one(["gun", "blade"]) : r.one(["device", "chip"]);
  if (t === "mainframe" || t === "ram") return t === "ram" ? "chip" : "core";
  if (t === "sponsor") return "emblem";
  if (t.startsWith("combat"))
    return has("weapon")
      ? r.one(["gun", "gun", "blade"])
      : has("quickhack")
        ? r.one(["signal", "signal", "virus", "core"])
        : r.one(["limb", "limb", "eye", "chip", "core", "portrait"]);
  if (t === "opportunity")
    return has("weapons")
      ? r.one(["gun", "device", "plan"])
      : has("braindance")
        ? r.one(["portrait", "core", "skyline", "signal"])
        : r.one(["limb", "chip", "device"]);
  if (t === "story") return r.one(["skyline", "monument", "emblem"]);
  return r.one(["core", "burst", "skyline"]);
}

/** Three ways to print: on night, flooded with the faction's ink, on paper. */
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
