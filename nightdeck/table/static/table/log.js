// What happened: the log, one line for each deed. A line opens into what it took and what came of
// it, with the rules behind it; every card's name opens the card.
import { classes, html, memo, useEffect, useMemo, useRef, useState } from "../kit.js";
import { factionNamed, Shape } from "../print/factions.js";
import { useTable } from "./context.js";
import { plural } from "./words.js";

const SHOWN = 160;
/** So near to its end the log counts as read to the end. */
const NEAR = 30;

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
  const parts = useMemo(() => (pattern ? text.split(pattern) : [text]), [text, pattern]);
  return parts.map((part) => {
    const card = byName.get(part);
    if (!card) return part;
    return html`<a
      class="named"
      href=${`${cards}/${card.id}`}
      onClick=${(event) => openInstead(event, () => read({ card: card.id }))}
      >${part}</a
    >`;
  });
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

/** Lines by deed: each with its parts, and where it stands in the log. */
export function deeds(lines, first = 0) {
  const found = [];
  lines.forEach((line, i) => {
    if (line.part && found.length) found.at(-1).parts.push(line);
    else found.push({ line, at: first + i, parts: [] });
  });
  return found;
}

const sameDeed = (a, b) =>
  a.line === b.line &&
  a.fresh === b.fresh &&
  a.faction === b.faction &&
  a.parts.length === b.parts.length;

/** A deed once drawn stays as it is: the log is long, and only its end changes. */
const Deed = memo(
  ({ line, parts, faction, fresh, rules, showClause, ...words }) => {
    const [open, setOpen] = useState(false);
    const box = useRef(null);
    useEffect(() => {
      if (open) box.current.scrollIntoView({ block: "nearest" });
    }, [open]);
    if (line.heading)
      return html`<h4>
        ${faction && html`<${Shape} faction=${faction} size=${9} />`}${line.text.replace(/\.$/, "")}
      </h4>`;
    const inside = parts.length ? plural(parts.length, "detail") : "the rule";
    const clause = (each) =>
      html`<${Reference} clause=${each.clause} rules=${rules} showClause=${showClause} />`;
    return html`<div ref=${box} class=${classes("deed", fresh && "now", open && "open")}>
      <p>
        <i class="who">${faction ? html`<${Shape} faction=${faction} size=${9} />` : html`<b></b>`}</i>
        <${Words} text=${line.text} ...${words} />${" "}
        ${
          (parts.length > 0 || line.clause) &&
          html`<button
            type="button"
            class=${classes("more", !parts.length && "quiet")}
            aria-expanded=${open}
            aria-label=${`${open ? "Hide" : "Show"} ${inside}`}
            onClick=${() => setOpen(!open)}
          >
            ${parts.length ? (open ? "−" : `+${parts.length}`) : "?"}
          </button>`
        }
        ${open && clause(line)}
      </p>
      ${
        open &&
        parts.length > 0 &&
        html`<ul>
          ${parts.map((part) => html`<li><${Words} text=${part.text} ...${words} /> ${clause(part)}</li>`)}
        </ul>`
      }
    </div>`;
  },
  sameDeed,
);

/** Lines of a log, the last ones if there are many. */
export function Lines({ lines, freshFrom = Infinity, most = SHOWN }) {
  const table = useTable();
  const { boot, showClause, view } = table;
  const words = wordsOf(table);
  const from = Math.max(0, lines.length - most);
  const plates = new Map((view.seats || []).map((plate) => [plate.seat, plate.faction]));
  return deeds(lines.slice(from), from).map(({ line, at, parts }) => {
    const faction = plates.has(line.seat) ? factionNamed(plates.get(line.seat)) : null;
    return html`<${Deed}
      key=${at}
      line=${line}
      parts=${parts}
      faction=${faction}
      fresh=${at + parts.length >= freshFrom}
      rules=${boot.rules}
      showClause=${showClause}
      ...${words}
    />`;
  });
}

/** Keep a box scrolled to its end, however it or what is in it grows, unless its reader went up. */
export function useEnd(box) {
  const [stuck, setStuck] = useState(true);
  const at = useRef(true);
  const toEnd = () => {
    at.current = true;
    setStuck(true);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useEffect(() => {
    const element = box.current;
    const sizeNow = () => `${element.clientHeight}/${element.scrollHeight}`;
    let size = sizeNow();
    const follow = () => {
      size = sizeNow();
      if (at.current) element.scrollTop = element.scrollHeight;
    };
    const read = () => {
      // A box that changed its size may scroll by itself; only its reader goes up.
      if (size !== sizeNow()) return follow();
      at.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      return setStuck(at.current);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener("scroll", read, { passive: true });
    follow();
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, []);
  return { stuck, toEnd };
}

/** The log, always at its end unless its reader scrolled up; then a button leads back. */
export function Log() {
  const { view, freshFrom } = useTable();
  const box = useRef(null);
  const { stuck, toEnd } = useEnd(box);
  return html`<div class="log-box">
    <section ref=${box} id="log" class="log" tabindex="0" aria-label="Log">
      <div class="log-in"><${Lines} lines=${view.log || []} freshFrom=${freshFrom} /></div>
    </section>
    ${!stuck && html`<button type="button" class="btn btn--paper newest" onClick=${toEnd}>Newest</button>`}
  </div>`;
}
