// Find anything: type part of an option, of a card's name, of a word of the game or of a rule.
import { html, useEffect, useState } from "../kit.js";
import { useTable } from "./context.js";
import { Dialog } from "./dialog.js";

const MOST = 12;
const SOME = 6;
const FEW = 4;

const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const BEGINNING = 1000;

/** Where the words stand in a text: at its begin, at the begin of a word, inside one, nowhere. */
function rank(text, wanted) {
  const whole = plain(text);
  const at = ` ${whole}`.search(new RegExp(`[^a-z0-9]${escaped(wanted)}`));
  if (at >= 0) return at;
  const inside = whole.indexOf(wanted);
  return inside < 0 ? Infinity : BEGINNING + inside;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Options first, then words of the game, cards and rules; of each kind a few, the nearest first. */
export function found(words, { choices, cards, terms = [], clauses = [] }) {
  const wanted = plain(words.trim());
  if (!wanted) return choices.map((choice) => ({ choice })).slice(0, MOST);
  const nearest = (kind, list, text, limit) =>
    list
      .map((each) => [rank(text(each), wanted), each])
      .filter(([at]) => at < Infinity)
      .sort((a, b) => a[0] - b[0])
      .slice(0, limit)
      .map(([, each]) => ({ [kind]: each }));
  return [
    ...nearest("choice", choices, (choice) => choice.text, MOST),
    ...nearest("term", terms, (term) => term.term, FEW),
    ...nearest("card", cards, (card) => card.name, SOME),
    ...nearest("clause", clauses, (clause) => `${clause.id} ${clause.text}`, FEW),
  ];
}

/** What a row of the list says, and what kind of thing it is. */
function row({ choice, card, term, clause }) {
  if (choice) return [choice.text, `option ${choice.key}`];
  if (card) return [card.name, "read"];
  if (term) return [term.term, "word", term.text];
  return [clause.section, clause.id, clause.text];
}

const NO_BOOK = { terms: [], clauses: [] };

/** The words and rules of the game, fetched when somebody first looks for something. */
function useBook(game) {
  const [book, setBook] = useState(NO_BOOK);
  useEffect(() => {
    import("./sheets.js")
      .then(({ lookedUp }) => lookedUp(game))
      .then(setBook)
      .catch(() => {});
  }, [game]);
  return book;
}

export function Palette() {
  return useTable().ui.panel === "palette" ? html`<${Finder} />` : null;
}

function Finder() {
  const table = useTable();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const book = useBook(table.boot.game);
  const hits = found(words, {
    choices: table.active ? table.choices : [],
    cards: [...table.catalogue.values()],
    ...book,
  });
  const take = (hit) => {
    if (!hit) return;
    table.closePanel();
    if (hit.choice) table.act(hit.choice);
    else if (hit.card) table.read({ card: hit.card.id });
    else table.showClause(hit.clause?.id || hit.term.clauses[0]);
  };
  const keys = (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      setAt((at + by + hits.length) % (hits.length || 1));
    } else if (event.key === "Enter") {
      event.preventDefault();
      take(hits[at]);
    }
  };
  return html`<${Dialog}
    label="Find a card, an action or a rule"
    class="palette"
    onClose=${table.closePanel}
  >
    <label class="unseen" for="palette">Find a card, an action or a rule</label>
    <input
      id="palette"
      data-first
      autocomplete="off"
      placeholder="A card, something to do, a rule"
      value=${words}
      onInput=${(event) => {
        setWords(event.target.value);
        setAt(0);
      }}
      onKeyDown=${keys}
    />
    <ul>
      ${hits.map(
        (hit, i) =>
          html`<li>
            <button type="button" class=${i === at ? "hot" : ""} onClick=${() => take(hit)}>
              <span>${row(hit)[0]}${" "}${row(hit)[2] && html`<small>${row(hit)[2]}</small>`}</span>
              <small>${row(hit)[1]}</small>
            </button>
          </li>`,
      )}
    </ul>
  <//>`;
}
