// What happened: the log, in which every card's name opens the card and every clause the rule.
import { html, useEffect, useMemo, useRef } from "../kit.js";
import { useTable } from "./context.js";

const SHOWN = 120;
const HEADING = /^(Turn|Round) \d+|turn \d+ begins/;

/** Split a text at the names of cards. */
export function withCards(text, pattern, byName) {
  if (!pattern) return [text];
  return text.split(pattern).map((part) => byName.get(part) || part);
}

/** A plain press opens a sheet on this page; any other way to follow a link stays a link. */
function openInstead(event, open) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  open();
}

/** A text in which the names of cards can be pressed. */
export function Named({ text }) {
  const table = useTable();
  const parts = useMemo(
    () => withCards(text, table.namePattern, table.byName),
    [text, table.namePattern],
  );
  return parts.map((part) =>
    typeof part === "string"
      ? part
      : html`<a
          class="named"
          href=${`${table.boot.cards}/${part.id}`}
          onClick=${(event) => openInstead(event, () => table.read({ card: part.id }))}
          >${part.name}</a
        >`,
  );
}

export function ClauseLink({ clause }) {
  const table = useTable();
  if (!clause) return null;
  return html`<a
    class="cl"
    aria-label=${`Why? ${clause}`}
    href=${`${table.boot.rules}#${clause}`}
    onClick=${(event) => openInstead(event, () => table.showClause(clause))}
    >${clause}</a
  >`;
}

export function Line({ line, fresh }) {
  if (HEADING.test(line.text)) return html`<h4>${line.text}</h4>`;
  return html`<p class=${fresh ? "now" : ""}>
    <${Named} text=${line.text} /> <${ClauseLink} clause=${line.clause} />
  </p>`;
}

/** The log, always scrolled to its end unless the reader scrolled up. */
export function Log() {
  const { view, freshFrom } = useTable();
  const box = useRef(null);
  const lines = view.log || [];
  const first = Math.max(0, lines.length - SHOWN);
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return html`<section ref=${box} id="log" class="log" tabindex="0" aria-label="Log">
    <div class="log-in">
      ${lines
        .slice(first)
        .map(
          (line, i) =>
            html`<${Line} key=${first + i} line=${line} fresh=${first + i >= freshFrom} />`,
        )}
    </div>
  </section>`;
}
