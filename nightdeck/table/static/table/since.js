// What happened since one's last turn: five lines with their cards, or one line on a phone.
import { html, useState } from "../kit.js";
import { Art } from "../print/face.js";
import { useTable } from "./context.js";
import { Named, withCards } from "./log.js";
import { plural } from "./words.js";

export const MOST = 5;

const weight = (line) => (line.stage && line.stage.kind !== "path" ? 2 : line.minor || line.part || line.heading ? 0 : 1);

/** The lines that matter most, in the order in which they came; the latest of equal ones. */
export function weightiest(lines, most = MOST) {
  const placed = lines.map((line, place) => ({ line, place }));
  const ranked = placed
    .filter(({ line }) => weight(line) > 0)
    .sort((a, b) => weight(b.line) - weight(a.line) || b.place - a.place);
  const kept = ranked.slice(0, most).sort((a, b) => a.place - b.place);
  return kept.map(({ line }) => line);
}

/** A turn by its number and whose it is: sides may count theirs alike. */
export const turnId = (view) => `${view.turn?.number}.${view.turn?.seat}`;

/** What others did since a turn of mine; in that turn itself everything is still in sight. */
export function sinceLines(view, since) {
  if (!since || since.turn === turnId(view)) return [];
  return (view.log || []).slice(since.length).filter((line) => line.seat !== view.seat);
}

/** The first card that a line names, to be seen beside it. */
function cardOf(line, { namePattern, byName }) {
  return withCards(line.text, namePattern, byName).find((part) => typeof part !== "string");
}

function Told({ line }) {
  const table = useTable();
  const card = cardOf(line, table);
  return html`<li>
    ${card ? html`<${Art} card=${card} />` : html`<span class="dot" aria-hidden="true"></span>`}
    <span><${Named} text=${line.text} /></span>
  </li>`;
}

function useSince() {
  const { view, ui, active } = useTable();
  if (!active) return { lines: [], kept: [] };
  const lines = sinceLines(view, ui.since);
  const title = ui.since?.turn.startsWith("0.") ? "What happened so far" : "Since your last turn";
  return { lines, kept: weightiest(lines), title };
}

/** In the rail, above the question. */
export function Since() {
  const table = useTable();
  const { lines, kept, title } = useSince();
  if (kept.length < 2) return null;
  const more = lines.length - kept.length;
  return html`<section class="since" aria-label=${title}>
    <h3>
      ${title}
      <button type="button" class="btn btn--quiet" onClick=${table.forgetSince}>Hide</button>
    </h3>
    <ul>
      ${kept.map((line) => html`<${Told} line=${line} />`)}
    </ul>
    ${more > 0 && html`<p class="lbl">${plural(more, "more line")} in the log</p>`}
  </section>`;
}

/** On a phone: the last thing that mattered, and the others on demand. */
export function SinceLine() {
  const [open, setOpen] = useState(false);
  const { kept, title } = useSince();
  if (!kept.length) return null;
  const shown = open ? kept : kept.slice(-1);
  return html`<section class="since since--line" aria-label=${title}>
    <ul>
      ${shown.map((line) => html`<${Told} line=${line} />`)}
    </ul>
    ${
      kept.length > 1 &&
      html`<button
        type="button"
        class="btn btn--quiet"
        aria-expanded=${open}
        onClick=${() => setOpen(!open)}
      >
        ${open ? "Less" : `${kept.length - 1} more`}
      </button>`
    }
  </section>`;
}
