// Which region lies where: sorted by side and kind, so that no game needs a layout of its own.
import { html, later } from "../kit.js";
import { Columns } from "./regions/columns.js";
import { isLong } from "./regions/long.js";
import { PileBox } from "./regions/pile.js";
import { Chips, Hand, Row } from "./regions/rows.js";
import { Lines, Versus } from "./regions/versus.js";

/** A map is the largest of the drawn things, and few games have one: it comes with the first. */
const Landscape = later("Landscape", () => import("./regions/map.js"));

/** Markets, discs, tracks and their like, which card games seldom have. */
const small = (name) => later(name, () => import("./regions/panels.js"));

/** Announced things come with the fields and the styles of both. */
const Announced = later("Announced", async () => (await import("./regions/arena.js")).ready);

const DRAWN = {
  columns: Columns,
  row: Row,
  hand: Hand,
  chips: Chips,
  track: small("Track"),
  map: Landscape,
  market: small("Market"),
  discs: small("Discs"),
  story: small("Story"),
  versus: Versus,
  text: Lines,
  announced: Announced,
};

const BESIDE = new Set(["announced", "market", "story", "text"]);
const BELOW = new Set(["hand", "pile", "discs"]);

export function Region({ region }) {
  if (region.kind === "pile") return html`<${PileBox} id=${region.zone} />`;
  const Drawn = DRAWN[region.kind];
  return Drawn ? html`<${Drawn} region=${region} />` : null;
}

/** The regions of a scene by where they belong on a wide screen. */
export function arranged(view) {
  const regions = view.scene?.regions || [];
  const side = (region) => region.side || "middle";
  const pick = (test) => regions.filter(test);
  return {
    rulers: pick((each) => each.kind === "track" && isLong(each)),
    ladders: pick((each) => each.kind === "track" && !isLong(each)),
    opponentChips: pick((each) => each.kind === "chips" && side(each) === "opponent"),
    opponentPiles: pick((each) => each.kind === "pile" && side(each) === "opponent"),
    opponentRows: pick((each) => each.kind === "row" && side(each) === "opponent"),
    columns: pick((each) => each.kind === "columns"),
    fields: pick((each) => each.kind === "field"),
    clashes: pick((each) => each.kind === "clashes"),
    contests: pick((each) => each.kind === "contest"),
    map: pick((each) => each.kind === "map"),
    middleRows: pick((each) => each.kind === "row" && side(each) === "middle" && !each.passing),
    passing: pick((each) => each.passing),
    main: regions.find((each) => each.id === view.scene?.main),
    beside: pick((each) => BESIDE.has(each.kind) && !each.passing),
    versus: pick((each) => each.kind === "versus"),
    ownRows: pick((each) => each.kind === "row" && side(each) === "own"),
    ownChips: pick((each) => each.kind === "chips" && side(each) !== "opponent"),
    below: pick((each) => BELOW.has(each.kind) && side(each) !== "opponent"),
    opponentHands: pick((each) => each.kind === "hand" && side(each) === "opponent"),
  };
}
