// A card to read in peace: a sheet on long press, click or Enter.
import { html, useEffect, useState } from "../kit.js";
import { Face, wrapper } from "../print/face.js";
import { linesOf } from "../print/facts.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { Dialog } from "./dialog.js";
import { factsOf } from "./known.js";

const words = new Map();

/** What the words on cards mean; fetched when the first card is read. */
function useKeywords({ boot, keywords }) {
  const [found, setFound] = useState(words.get(boot.words));
  useEffect(() => {
    if (keywords.length || found || !boot.words) return;
    fetch(boot.words)
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((list) => {
        words.set(boot.words, list);
        setFound(list);
      })
      .catch(() => {});
  }, []);
  return keywords.length ? keywords : found || [];
}

/** Keyword reminders for the words that stand on a card. */
export function remindersOf(facts, keywords) {
  const said = [facts.type, ...(facts.subtypes || []), ...(facts.keywords || [])]
    .filter(Boolean)
    .map((word) => String(word).toLowerCase().replaceAll("-", " "));
  const text = ` ${(facts.text || "").toLowerCase()} ${linesOf(facts).join(" ").toLowerCase()} `;
  return keywords.filter((each) => {
    const word = each.keyword.toLowerCase();
    const plain = word.replaceAll("-", " ");
    return said.includes(plain) || new RegExp(`\\b${plain.replace(/[^\w ]/g, ".")}`).test(text);
  });
}

function Numbers({ entry }) {
  const numbers = [
    ...Object.entries(entry.numbers || {}).map(([name, value]) => [`${name} now`, value]),
    ...Object.entries(entry.counters || {}),
  ];
  if (!numbers.length) return null;
  return html`<div class="figures-now">
    ${numbers.map(
      ([name, value]) =>
        html`<div><span class="num">${value}</span>${name.replaceAll("_", " ")}</div>`,
    )}
  </div>`;
}

function Reminders({ facts }) {
  const table = useTable();
  const found = remindersOf(facts, useKeywords(table)).slice(0, 6);
  if (!found.length) return null;
  return html`<div class="kw">
    <h3>Words on this card</h3>
    <dl>
      ${found.map(
        (each) =>
          html`<dt>${each.keyword}</dt>
            <dd>
              ${each.reminder}${" "}
              <button type="button" class="cl" onClick=${() => table.showClause(each.clause)}>
                ${each.clause}
              </button>
            </dd>`,
      )}
    </dl>
  </div>`;
}

function WhyNot({ tag }) {
  const table = useTable();
  const [answer, setAnswer] = useState(null);
  useEffect(() => {
    setAnswer(null);
    if (table.active && tag && !table.cardChoices.get(tag)) table.whyNot(tag).then(setAnswer);
  }, [tag]);
  if (!answer?.text) return null;
  return html`<div class="wn">
    <div class="lbl">
      <span>Why not now?</span>${
        answer.clause &&
        html`<button type="button" class="cl" onClick=${() => table.showClause(answer.clause)}>
          ${answer.clause}
        </button>`
      }
    </div>
    <h2>${answer.text}</h2>
  </div>`;
}

function Uses({ tag }) {
  const table = useTable();
  const choices = table.active ? table.cardChoices.get(tag) : null;
  if (!choices) return null;
  return html`<ul class="uses">
    ${choices.map(
      (choice) =>
        html`<li>
          <button type="button" class="btn btn--go" onClick=${() => table.act(choice)}>
            ${choice.text}
          </button>
        </li>`,
    )}
  </ul>`;
}

/** A card to read in peace: full text, why not, numbers as they are now, its words explained. */
export function Reading() {
  const table = useTable();
  const { reading } = table.ui;
  if (!reading) return null;
  const entry = (reading.tag && table.view.cards?.[reading.tag]) || {};
  const facts = reading.card ? table.catalogue.get(reading.card) : factsOf(table, entry);
  if (!facts) return null;
  const outer = wrapper(facts, "l");
  return html`<${Dialog} label=${facts.name} class="reading" onClose=${table.stopReading}>
    <div class=${outer.class} style=${outer.style}>
      <${Face} card=${facts} size="l" readable />
    </div>
    <div class="inf">
      <${WhyNot} tag=${reading.tag} />
      <${Numbers} entry=${entry} />
      <${Reminders} facts=${facts} />
      <div class="acts">
        ${reading.tag && html`<${Uses} tag=${reading.tag} />`}
        <button type="button" class="btn btn--paper" onClick=${table.stopReading}>
          Close <small>Esc</small>
        </button>
        <a class="btn" href=${`${table.boot.cards}/${facts.id}`} target="_blank" rel="noopener">
          <${Icon} name="arrow" size=${13} /> Its page
        </a>
      </div>
    </div>
  <//>`;
}
