// "Why?": the clause of the rulebook behind a question, an option or a log line.
import { html, useEffect, useState } from "../kit.js";
import { useTable } from "./context.js";
import { Sheet } from "./dialog.js";

const EMPTY = { sections: [], glossary: [], keywords: [] };
let fetched = null;

/** The rulebook as it is written, fetched once. */
function book(game) {
  fetched ||= fetch(`/api/v1/games/${game}/rulebook`)
    .then((answer) => (answer.ok ? answer.json() : EMPTY))
    .catch(() => {
      fetched = null;
      return EMPTY;
    });
  return fetched;
}

const clausesOf = (sections) =>
  sections.flatMap(({ title, clauses }) => clauses.map((clause) => ({ ...clause, section: title })));

/** The clauses of a rulebook by id. */
export const rulebook = (game) =>
  book(game).then(({ sections }) => new Map(clausesOf(sections).map((each) => [each.id, each])));

/** What players look up: words of the game that lead to a clause, and the rules for people. */
export async function lookedUp(game) {
  const { sections, glossary = [], keywords = [] } = await book(game);
  const words = keywords.map(({ keyword, reminder, clause }) => ({
    term: keyword,
    text: reminder,
    clauses: clause ? [clause] : [],
  }));
  const known = new Set(glossary.map(({ term }) => term.toLowerCase()));
  return {
    terms: [...glossary, ...words.filter(({ term }) => !known.has(term.toLowerCase()))].filter(
      ({ clauses }) => clauses?.length,
    ),
    clauses: clausesOf(sections.filter(({ engine }) => !engine)),
  };
}

/** A clause is found by its id, or by the longest beginning of it that exists. */
export function findClause(clauses, id) {
  for (let end = id.length; end > 3; end--) {
    const found = clauses.get(id.slice(0, end));
    if (found) return found;
  }
  return null;
}

/** A rule's text in which other clauses can be followed. */
function ClauseText({ text, show }) {
  return text
    .split(/([A-Z]{3}-[A-Z]*\d[\w.]*\w|[A-Z]{3}-[A-Z]+\d\w*)/)
    .map((part, i) =>
      i % 2
        ? html`<button type="button" class="cl" onClick=${() => show(part)}>${part}</button>`
        : part,
    );
}

export function Clause() {
  const table = useTable();
  const id = table.ui.clause;
  const [clauses, setClauses] = useState(null);
  useEffect(() => {
    if (id) rulebook(table.boot.game).then(setClauses);
  }, [Boolean(id)]);
  if (!id) return null;
  const found = clauses && findClause(clauses, id);
  return html`<${Sheet} title=${`Why? ${id}`} onClose=${table.hideClause} class="clause">
    <div class="paper" aria-live="polite">
      ${!clauses && html`<p>Opening the rulebook.</p>`}
      ${clauses && !found && html`<p>This clause is not in the rulebook.</p>`}
      ${
        found &&
        html`<p class="lbl">${found.section}</p>
          <p><${ClauseText} text=${found.text} show=${table.showClause} /></p>`
      }
    </div>
    <a class="btn" href=${`${table.boot.rules}#${found?.id || id}`} target="_blank" rel="noopener">
      Read on in the rulebook
    </a>
  <//>`;
}
