// Tracks: a long ruler across the table, or a short ladder beside the map.
import { classes, html } from "../../kit.js";
import { factionNamed, Mark } from "../../print/factions.js";
import { useTable } from "../context.js";
import { seatName } from "../words.js";
import { isLong } from "./long.js";

const STEP = 5;

const factionAt = (view, seat) =>
  factionNamed(view.seats?.find((each) => each.seat === seat)?.faction);

function markersBySpace(region) {
  const found = new Map();
  for (const { seat, space } of region.markers || []) {
    if (!found.has(space)) found.set(space, []);
    found.get(space).push(seat);
  }
  return found;
}

/** Who leads and by how much, in words; your own place when you trail. */
function standingLine(view, region) {
  const order = region.spaces.map((space) => space.id);
  const places = (region.markers || []).map(({ seat, space }) => ({
    seat,
    at: order.indexOf(space),
  }));
  const mine = places.find((each) => each.seat === view.seat);
  const others = places.filter((each) => each.seat !== view.seat).map((each) => each.at);
  if (!mine || !others.length) return "";
  const lead = mine.at - Math.max(...others);
  if (lead === 0) return "you are level";
  return lead > 0 ? `you lead by ${lead}` : `you trail by ${-lead}`;
}

function spoken(view, region) {
  const label = new Map(region.spaces.map((space) => [space.id, space.label]));
  return (region.markers || [])
    .map(({ seat, space }) => `${seatName(view, seat)} on ${label.get(space)}`)
    .join(", ");
}

function Ruler({ region, markers }) {
  const { view } = useTable();
  const last = region.spaces.length - 1;
  return html`<section
    class="ruler"
    data-region=${region.id}
    role="img"
    aria-label=${`${region.label}: ${spoken(view, region)}`}
    style=${{ gridTemplateColumns: `132px repeat(${region.spaces.length}, minmax(0, 1fr))` }}
  >
    <h3>${region.label}<small>${region.note || standingLine(view, region)}</small></h3>
    ${region.spaces.map((space, i) => {
      const seats = markers.get(space.id) || [];
      const named = i % STEP === 0 || seats.length || space.kind === "goal";
      return html`<span
        key=${space.id}
        class=${classes("sp", i % STEP === 0 && "five", (space.kind === "goal" || i === last) && "goal")}
        >${named ? space.label : ""}${seats.map(
          (seat, k) =>
            html`<span class="pin" style=${{ marginLeft: `${k * 20}px` }}
              ><${Mark} faction=${factionAt(view, seat)} size=${25}
            /></span>`,
        )}</span
      >`;
    })}
  </section>`;
}

function Ladder({ region, markers }) {
  const { view } = useTable();
  return html`<section
    class="ladder"
    data-region=${region.id}
    role="img"
    aria-label=${`${region.label}: ${spoken(view, region)}`}
  >
    ${region.spaces.map(
      (space, i) =>
        html`<div
          key=${space.id}
          class=${`kind-${space.kind || "plain"}`}
          title=${[space.label, space.note].filter(Boolean).join(": ")}
        >
          <span class="sp-name">${space.label.length > 5 ? i : space.label}</span
          ><span class="toks"
            >${(markers.get(space.id) || []).map(
              (seat) => html`<${Mark} faction=${factionAt(view, seat)} size=${17} />`,
            )}</span
          >
        </div>`,
    )}
    <h3>${region.label}</h3>
  </section>`;
}

export function Track({ region }) {
  const markers = markersBySpace(region);
  if (isLong(region)) return html`<${Ruler} region=${region} markers=${markers} />`;
  return html`<${Ladder} region=${region} markers=${markers} />`;
}
