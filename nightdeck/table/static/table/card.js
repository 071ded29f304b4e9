// A card on the table: a button that shows its state, its option number and its counters.
import { classes, html, memo } from "../kit.js";
import { Back, Face, wrapper } from "../print/face.js";
import { spoken } from "../print/facts.js";
import { Icon } from "../print/icons.js";
import { keyLabel } from "./choices.js";
import { useTable } from "./context.js";
import { factsOf } from "./known.js";
import { zoomEvents } from "./zoom.js";

const StillFace = memo((props) => html`<${Face} ...${props} />`);
const StillBack = memo((props) => html`<${Back} ...${props} />`);
const NOTHING_STRUCK = [];

/** Whether the question or the step of the game is about this card. */
export const isActive = (view, tag, entry) =>
  view.prompt?.about?.includes(tag) || entry.active;

/** The positions of printed lines that count no longer. */
export function struckOf(entry) {
  const struck = (entry.lines || []).flatMap((line, i) => (line.struck ? [i] : []));
  return struck.length ? struck : NOTHING_STRUCK;
}

function Counters({ entry, symbols }) {
  const counters = Object.entries(entry.counters || {}).filter(([, count]) => count);
  const badges = entry.badges || [];
  if (!counters.length && !badges.length) return null;
  return html`<span class="ctrs">
    ${counters.map(([kind, count]) => {
      const icon = symbols?.[kind];
      return html`<span class="ctr" title=${kind}>
        ${icon ? html`<${Icon} name=${icon} size=${11} />` : html`<small>${kind}</small>`}
        <b>${count}</b>
      </span>`;
    })}
    ${badges.map((badge) => html`<span class="ctr ctr--mark">${badge}</span>`)}
  </span>`;
}

/** Under which numbers announced things are aimed at this card. */
function aimsAt(view, tag) {
  const { things = [], last } = (view.scene?.regions || []).find((region) => region.things) || {};
  const aimed = (thing) => thing.aims?.some((aim) => aim.tag === tag);
  return things.flatMap((thing, i) => (aimed(thing) ? [last ? things.length - i : i + 1] : [])).join(" ");
}

/** What lies under a card, strip by strip; those that are missing are hollow. */
const Strips = ({ on, of }) =>
  html`<span class="strips" aria-hidden="true">${Array.from({ length: Math.max(on, of) }, (_, i) => html`<i class=${i < on ? "" : "missing"}></i>`)}</span>`;

function spokenCard(entry, facts, shown, where) {
  const words = [];
  if (shown) words.push(spoken(facts));
  else words.push(facts ? `face down, you know it: ${facts.name}` : "face-down card");
  for (const [kind, count] of Object.entries(entry.counters || {}))
    if (count) words.push(`${count} ${kind}`);
  for (const [kind, value] of Object.entries(entry.numbers || {}))
    words.push(`${kind.replaceAll("_", " ")} now ${value}`);
  if (entry.strips) words.push(`${entry.strips.on} of ${entry.strips.of} ${entry.strips.label}`);
  words.push(...(entry.marks || []));
  if (where) words.push(where);
  return words.join(", ");
}

function stateClasses(table, tag, entry, choices) {
  const { ui, view } = table;
  const asked = table.active && table.choices.length > 0;
  return classes(
    choices && "is-legal",
    asked && !choices && entry.own && table.handAsked && table.handTags.has(tag) && "is-disabled",
    (ui.picked.includes(tag) || ui.menu?.name === tag) && "is-selected",
    isActive(view, tag, entry) && "is-active",
    entry.spent && "is-exhausted",
    table.pointer?.tags.has(tag) && "is-pointed",
  );
}

/** A card as it is drawn; drawn again only when something about it changed. */
const StillCard = memo((props) => {
  const { tag, size, where, back, entry, facts, shown, keys, aims, state, symbols, touch } = props;
  const outer = shown
    ? wrapper(facts, size)
    : { class: `card card--${size} card--back ${entry.striped ? "is-striped" : ""}`, style: {} };
  const hidden = !shown && facts && "is-known";
  return html`<button
    type="button"
    id=${`card-${tag}`}
    class=${classes(outer.class, hidden, state)}
    style=${outer.style}
    data-tag=${tag}
    data-up=${shown}
    aria-label=${spokenCard(entry, facts, shown, where)}
    aria-haspopup=${keys ? "menu" : undefined}
    onClick=${(event) => touch(tag, event.currentTarget)}
    ...${zoomEvents(tag)}
  >
    ${
      shown
        ? html`<${StillFace}
            card=${facts}
            size=${size === "chip" ? "t" : size}
            value=${entry.value}
            broken=${struckOf(entry)}
          />`
        : html`<${StillBack} known=${facts} label=${back} />`
    }
    ${keys && html`<kbd class="optkey">${keys}</kbd>`}
    ${aims && html`<b class="aim">${aims}</b>`}
    <${Counters} entry=${entry} symbols=${symbols} />${entry.strips && html`<${Strips} ...${entry.strips} />`}
  </button>`;
});

/**
 * A card by its tag. `size` is t, m, plate or chip; `where` is said to those who listen, `back`
 * is written on the card when its face is hidden.
 */
export function Card({ tag, size = "m", where = "", back = "" }) {
  const table = useTable();
  const entry = table.view.cards?.[tag];
  if (!entry) return null;
  const facts = factsOf(table, entry);
  const choices = table.active ? table.cardChoices.get(tag) : undefined;
  return html`<${StillCard}
    tag=${tag}
    size=${size}
    where=${where}
    back=${back}
    entry=${entry}
    facts=${facts}
    shown=${Boolean(facts && entry.card && (entry.up || !table.lyingTags.has(tag)))}
    keys=${choices && keyLabel(choices)}
    aims=${aimsAt(table.view, tag)}
    state=${stateClasses(table, tag, entry, choices)}
    symbols=${table.view.symbols}
    touch=${table.touchCard}
  />`;
}
