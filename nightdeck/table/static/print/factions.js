// Factions and the like: shape, letter and ink, so that each is told apart in grey too.
import { html } from "../kit.js";
import { emblems } from "./taught.js";

const NEUTRAL = { name: "Neutral", ink: "#98a0b3", ink2: "#d9dde8", shape: "ring", code: "–" };
const STORY = { name: "Story", ink: "#c9c2b0", ink2: "#ffe23d", shape: "ring", code: "•" };

const SHAPES = {
  tri: "M8 1.5 15 14.5H1z",
  diamond: "M8 .8 15.2 8 8 15.2.8 8z",
  circle: "M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2z",
  hex: "M4.3 1.4h7.4L15.4 8l-3.7 6.6H4.3L.6 8z",
  petal: "M8 .6c5 3 6.6 6.6 6 9.6-.6 3-3 5.2-6 5.2S2.6 13.2 2 10.2C1.4 7.2 3 3.6 8 .6z",
  square: "M1.6 1.6h12.8v12.8H1.6z",
  shield: "M1.4 1.4h13.2v7.2c0 3.4-3 5.4-6.6 6.8-3.6-1.4-6.6-3.4-6.6-6.8z",
  ring: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z",
  burst:
    "M8 0l2 4.4 4.6-1.6-1.6 4.6L16 8l-3 2.6 1.6 2.6-4.6 0L8 16l-2-2.8-4.6 0L3 10.6 0 8l3-.6L1.4 2.8 6 4.4z",
};

/** The faction of a card; cards without one are known by their first subtype. */
export function factionOf(card) {
  const known = emblems();
  const subtypes = (card.subtypes || []).map((word) => word.toLowerCase());
  return (
    known[card.faction] ||
    known[subtypes.find((word) => known[word])] ||
    (card.type === "story" ? STORY : NEUTRAL)
  );
}

/** The faction with this name, in any spelling, or the neutral one. */
export function factionNamed(name) {
  const slug = String(name || "").toLowerCase().replaceAll(" ", "-").replaceAll("_", "-");
  return emblems()[name] || emblems()[slug] || NEUTRAL;
}

const letterSize = ({ code, shape }) => {
  if (code.length === 1) return 8.4;
  return shape === "tri" ? 5.6 : 6.4;
};

/** The inside of a faction's mark as SVG text on a grid of 16. */
export function markShape(faction) {
  const outline = `<path d="${SHAPES[faction.shape]}" fill="${faction.ink}"/>`;
  if (faction.shape === "ring") return outline;
  const width = faction.code.length > 1 ? 75 : 90;
  const y = faction.shape === "tri" ? 13 : 11.2;
  return (
    `${outline}<text x="8" y="${y}" text-anchor="middle" font-size="${letterSize(faction)}" ` +
    `font-weight="900" font-stretch="${width}%" fill="#0b0b0a">${faction.code}</text>`
  );
}

/** The outline of a faction's shape, on a grid of 16. */
export const outlineOf = (faction) => SHAPES[faction.shape];

/** The bare shape of a faction in its ink, for where a letter would be too small to read. */
export function Shape({ faction, size = 10 }) {
  return html`<svg class="shape" width=${size} height=${size} viewBox="0 0 16 16" aria-hidden="true">
    <path d=${SHAPES[faction.shape]} fill=${faction.ink} />
  </svg>`;
}

/** A faction's mark as an element. */
export function Mark({ faction, size = 16 }) {
  return html`<svg
    class="mark"
    width=${size}
    height=${size}
    viewBox="0 0 16 16"
    role="img"
    aria-label=${faction.name}
    dangerouslySetInnerHTML=${{ __html: markShape(faction) }}
  />`;
}
