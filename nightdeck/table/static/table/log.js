// What happened: the log, in which every card's name opens the card and every clause the rule.
import { html, memo, useEffect, useMemo, useRef } from "../kit.js";
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

function Words({ text, pattern, byName, cards, read }) {
  const parts = useMemo(() => withCards(text, pattern, byName), [text, pattern]);
  return parts.map((part) =>
    typeof part === "string"
      ? part
      : html`<a
          class="named"
          href=${`${cards}/${part.id}`}
          onClick=${(event) => openInstead(event, () => read({ card: part.id }))}
          >${part.name}</a
        >`,
  );
}

/** What sentences need of the table; none of it ever changes. */
const wordsOf = ({ namePattern, byName, boot, read }) => ({
  pattern: namePattern,
  byName,
  cards: boot.cards,
  read,
});

/** A text in which the names of cards can be pressed. */
export function Named({ text }) {
  return html`<${Words} text=${text} ...${wordsOf(useTable())} />`;
}

function Reference({ clause, rules, showClause }) {
  if (!clause) return null;
  return html`<a
    class="cl"
    aria-label=${`Why? ${clause}`}
    href=${`${rules}#${clause}`}
    onClick=${(event) => openInstead(event, () => showClause(clause))}
    >${clause}</a
  >`;
}

export function ClauseLink({ clause }) {
  const { boot, showClause } = useTable();
  return html`<${Reference} clause=${clause} rules=${boot.rules} showClause=${showClause} />`;
}

/** A line once drawn stays as it is: the log is long, and only its end changes. */
const StillLine = memo(({ line, fresh, rules, showClause, ...words }) => {
  if (HEADING.test(line.text)) return html`<h4>${line.text}</h4>`;
  return html`<p class=${fresh ? "now" : ""}>
    <${Words} text=${line.text} ...${words} />${" "}
    <${Reference} clause=${line.clause} rules=${rules} showClause=${showClause} />
  </p>`;
});

export function Line({ line, fresh }) {
  const table = useTable();
  return html`<${StillLine}
    line=${line}
    fresh=${fresh}
    rules=${table.boot.rules}
    showClause=${table.showClause}
    ...${wordsOf(table)}
  />`;
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
