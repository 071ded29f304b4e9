// Factions, gangs and kinds: shape, letter and ink, so that each is told apart in grey too.
import { html } from "../kit.js";

const faction = (name, ink, ink2, shape, code) => ({ name, ink, ink2, shape, code });

export const FACTIONS = {
  anarch: faction("Anarch", "#f0602f", "#ffc24a", "tri", "A"),
  criminal: faction("Criminal", "#4c8dff", "#6fe3ff", "diamond", "C"),
  shaper: faction("Shaper", "#4fc46b", "#d7f36b", "circle", "S"),
  "haas-bioroid": faction("Haas-Bioroid", "#9a7bf0", "#5be0e6", "hex", "H"),
  jinteki: faction("Jinteki", "#e2475b", "#ffb3a0", "petal", "J"),
  nbn: faction("NBN", "#f0bd2c", "#ff7d4d", "square", "N"),
  "weyland-consortium": faction("Weyland", "#5f9f8a", "#d8c27a", "shield", "W"),
  "neutral-corp": faction("Neutral", "#98a0b3", "#d9dde8", "ring", "–"),
  "neutral-runner": faction("Neutral", "#98a0b3", "#d9dde8", "ring", "–"),
  corp: faction("Corp", "#6d8fd6", "#c8d4ff", "hex", "C"),
  runner: faction("Runner", "#d9803a", "#ffd27a", "tri", "R"),
  Hacker: faction("Hacker", "#4ea3ff", "#7df0ff", "square", "H"),
  Cybernetic: faction("Cybernetic", "#f0743a", "#ffd06a", "hex", "C"),
  Corpo: faction("Corpo", "#e3b94a", "#fff0b0", "shield", "O"),
  Dustrunner: faction("Dustrunner", "#d98e5a", "#ffdf9e", "tri", "D"),
  Mystic: faction("Mystic", "#b07bf5", "#ff9fe0", "petal", "M"),
  Thrasher: faction("Thrasher", "#ef4f6b", "#ffe066", "burst", "T"),
  Wonderland: faction("Wonderland", "#48cdb0", "#ff9ad1", "circle", "W"),
  Nanobot: faction("Nanobot", "#9fb4c8", "#6ff0c8", "diamond", "N"),
  Robot: faction("Robot", "#9fb4c8", "#ffb070", "square", "R"),
  Mech: faction("Mech", "#8f9db0", "#ffb070", "hex", "X"),
  AI: faction("AI", "#dfe6ff", "#7db4ff", "ring", "I"),
  Street: faction("Street", "#f0743a", "#ffe066", "tri", "S"),
  Corporate: faction("Corporate", "#5fa0e8", "#c7e6ff", "hex", "C"),
  Government: faction("Government", "#6fb86a", "#e2f0a0", "shield", "G"),
  Neutral: faction("Neutral", "#98a0b3", "#d9dde8", "ring", "–"),
  maelstrom: faction("Maelstrom", "#ff5247", "#ffb0a0", "tri", "MS"),
  valentinos: faction("Valentinos", "#f2b632", "#fff0b0", "diamond", "VA"),
  "tyger-claws": faction("Tyger Claws", "#36d3e8", "#ff8ad0", "burst", "TC"),
  "voodoo-boys": faction("Voodoo Boys", "#b184ff", "#7df0c0", "circle", "VB"),
  "sixth-street": faction("6th Street", "#5f93ff", "#ffd0c0", "shield", "6S"),
  weapon: faction("Weapon", "#f0603a", "#ffd06a", "tri", "W"),
  cyberware: faction("Cyberware", "#48c3d9", "#e6f7a0", "hex", "C"),
  quickhack: faction("Quickhack", "#b07bf5", "#7df0c0", "diamond", "Q"),
  braindance: faction("Braindance", "#e86ab8", "#ffd9f0", "circle", "B"),
  weapons: faction("Weapons", "#f0603a", "#ffd06a", "tri", "W"),
  solo: faction("Solo", "#ef6a4a", "#ffd9a0", "tri", "S"),
  techie: faction("Techie", "#e0b53c", "#fff0b0", "square", "T"),
  netrunner: faction("Netrunner", "#4fb0ff", "#a0f0ff", "circle", "N"),
  specialist: faction("Specialist", "#c9b7ff", "#ffd0f0", "diamond", "X"),
  story: faction("Story", "#c9c2b0", "#ffe23d", "ring", "•"),
};

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
  return (
    FACTIONS[card.faction] ||
    FACTIONS[card.gang] ||
    FACTIONS[
      (card.subtypes || []).map((word) => word.toLowerCase()).find((word) => FACTIONS[word])
    ] ||
    (card.type === "story" ? FACTIONS.story : FACTIONS.Neutral)
  );
}

/** The faction with this name, in any spelling, or the neutral one. */
export function factionNamed(name) {
  if (!name) return FACTIONS.Neutral;
  const slug = String(name).toLowerCase().replaceAll(" ", "-").replaceAll("_", "-");
  return FACTIONS[name] || FACTIONS[slug] || FACTIONS.Neutral;
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
