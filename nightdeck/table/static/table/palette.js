// Find anything: type part of an option or of a card's name.
import { html, useState } from "../kit.js";
import { useTable } from "./context.js";
import { Dialog } from "./dialog.js";

const MOST = 12;

const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Options first, then cards; those that begin with the words before those that contain them. */
export function found(words, choices, cards) {
  const wanted = plain(words.trim());
  if (!wanted) return choices.map((choice) => ({ choice })).slice(0, MOST);
  const rank = (text) => {
    const at = plain(text).indexOf(wanted);
    return at < 0 ? Infinity : at;
  };
  const ranked = (list, text) =>
    list
      .map((each) => [rank(text(each)), each])
      .filter(([at]) => at < Infinity)
      .sort((a, b) => a[0] - b[0])
      .map(([, each]) => each);
  const options = ranked(choices, (choice) => choice.text).map((choice) => ({ choice }));
  const named = ranked(cards, (card) => card.name).map((card) => ({ card }));
  return [...options, ...named].slice(0, MOST);
}

export function Palette() {
  return useTable().ui.panel === "palette" ? html`<${Finder} />` : null;
}

function Finder() {
  const table = useTable();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const hits = found(words, table.active ? table.choices : [], [...table.catalogue.values()]);
  const take = (hit) => {
    if (!hit) return;
    table.closePanel();
    if (hit.choice) table.act(hit.choice);
    else table.read({ card: hit.card.id });
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
    label="Find a card or an action"
    class="palette"
    onClose=${table.closePanel}
  >
    <label class="unseen" for="palette">Find a card or an action</label>
    <input
      id="palette"
      data-first
      autocomplete="off"
      placeholder="A card, or something to do"
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
              ${hit.choice ? hit.choice.text : hit.card.name}
              <small>${hit.choice ? `option ${hit.choice.key}` : "read"}</small>
            </button>
          </li>`,
      )}
    </ul>
  <//>`;
}
