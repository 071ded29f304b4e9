// The question and its numbered options: the one place where a player always finds what to do.
import { classes, html, useEffect, useRef, useState } from "../kit.js";
import { factionNamed, Mark } from "../print/factions.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { Flag, Folded, isPointed, unfolded } from "./lesson.js";
import { ClauseLink } from "./log.js";
import { Passed } from "./passed.js";
import { capital, enumerated, personName, seatName } from "./words.js";

/** The rule behind the option that is lit, else behind the question. */
function Why({ prompt }) {
  const table = useTable();
  const lit = table.choices.find((choice) => choice.key === table.ui.hot);
  const clause = lit?.clause || prompt.clause;
  if (!clause) return null;
  return html`<button type="button" class="whyb" onClick=${() => table.showClause(clause)}>
    Why? ${clause}
  </button>`;
}

function stepName(view) {
  const now = view.timeline?.steps?.find((step) => step.state === "now");
  return [view.timeline?.title, now?.name].filter(Boolean).join(", ") || view.turn?.text || "";
}

/** The accent block: what must I decide? In an open group, where to or with whom. */
export function Ask() {
  const { view, ui, choices } = useTable();
  const { prompt } = view;
  const asks = ui.open && (choices[0]?.group?.asks || ui.open);
  return html`<div class="ask" id="ask" tabindex="-1">
    <div class="lbl"><span>${stepName(view)}</span><${Why} prompt=${prompt} /></div>
    <h2>${asks || prompt.text}</h2>
    ${!asks && prompt.note && html`<p>${prompt.note}</p>`}
  </div>`;
}

/** Whoever is waited for has gone: a bot may play on, if those present agree. */
function Away({ seat }) {
  const { view, mine, send } = useTable();
  const away = view.room?.seats?.find((each) => each.seat === seat);
  if (away?.kind !== "human" || away.here || away.taken_over || !mine.length) return null;
  return html`<button
    type="button"
    class="btn btn--paper"
    onClick=${() => send({ type: "takeover", seat })}
  >
    Let a bot play for ${away.name || away.role}
  </button>`;
}

/** Nothing to decide: who is choosing, without any accent. */
export function Waiting() {
  const { view, ui, mine, handOver } = useTable();
  const seat = view.waiting?.seat;
  const text =
    seat === undefined
      ? view.room?.status === "waiting"
        ? "Waiting for players"
        : ""
      : `${seatName(view, seat)} is choosing`;
  return html`<div class="ask waiting" id="ask" tabindex="-1">
    <div class="lbl"><span>${view.turn?.text || ""}</span></div>
    <h2>${view.over ? "The game is over" : text || "One moment"}</h2>
    ${seat !== undefined && html`<p>${personName(view, seat)}</p>`}
    ${
      mine.includes(seat) &&
      html`<button
        type="button"
        class="btn btn--paper"
        onClick=${() => handOver(seat)}
      >
        Hand over to ${seatName(view, seat)}
      </button>`
    }
    <${Away} seat=${seat} />
    ${ui.status === "lost" && html`<p>Reconnecting. Nothing is lost.</p>`}
  </div>`;
}

/** A price as symbols; those who listen hear it in words. */
export function Costs({ costs }) {
  if (!costs.length) return null;
  return html`<span class="costs">
    <span class="unseen">${costs.map((cost) => cost.text).join(", ")}</span>
    ${costs.map(
      (cost) =>
        html`<span aria-hidden="true"><b>${cost.value}</b><${Icon} name=${cost.icon} size=${13} /></span>`,
    )}
  </span>`;
}

/** What an option is, and what follows from it. */
export function OptionWords({ choice }) {
  const warns = choice.danger && !choice.after;
  return html`<span class="t"
    >${choice.text}${
      choice.note && html`<small class=${warns ? "risk" : ""}>${choice.note}</small>`
    }${
      choice.after &&
      html`<small class=${choice.danger ? "risk" : "then"}>${capital(choice.after)}</small>`
    }<${Flag} choice=${choice} /></span
  >`;
}

function Option({ choice }) {
  const table = useTable();
  const hot = table.ui.hot === choice.key;
  const row = useRef(null);
  useEffect(() => {
    if (hot) row.current?.scrollIntoView({ block: "nearest" });
  }, [hot]);
  const { emblem, more, pass } = choice;
  const press = (event) => table.pressOption(choice, event);
  const pointed = isPointed(table, choice);
  useEffect(() => {
    if (pointed) row.current?.scrollIntoView({ block: "nearest" });
  }, [pointed]);
  return html`<li
    ref=${row}
    class=${classes(`in-${choice.place}`, emblem && "poster", pointed && "pt")}
  >
    <button
      type="button"
      id=${`option-${choice.id}`}
      class=${classes("opt", hot && "hot", pass && "pass", table.ui.held === choice.key && "held")}
      aria-keyshortcuts=${pass ? "Space" : choice.key}
      aria-disabled=${choice.kind === "none" || undefined}
      aria-haspopup=${choice.kind === "group" ? "true" : undefined}
      data-choice=${choice.key}
      data-verb=${choice.verb}
      data-kind=${choice.kind}
      onClick=${press}
      onPointerEnter=${(event) => event.pointerType === "mouse" && table.setHot(choice.key)}
      onFocus=${() => table.setHot(choice.key)}
    >
      <kbd>${choice.key}</kbd>
      ${emblem && html`<${Mark} faction=${factionNamed(emblem)} size=${44} />`}
      ${choice.icon && html`<${Icon} name=${choice.icon} size=${15} />`}
      <${OptionWords} choice=${choice} />
      <${Costs} costs=${choice.costs} />
      ${choice.kind === "group" && choice.place === "list" && html`<${Icon} name="arrow" size=${12} />`}
      ${hot && table.ui.touched && html`<span class="do">${choice.kind === "group" ? "Open" : "Do it"}</span>`}
    </button>
    ${hot && more && html`<p class="more">${more}</p>`}
  </li>`;
}

/** Cards gathered for one answer, and the button that gives it. */
function Gathered() {
  const table = useTable();
  const names = table.ui.picked.map((tag) => table.nameOf(tag));
  if (!table.gathering) return null;
  return html`<div class="gathered">
    <p>${names.length ? enumerated(names) : "Choose cards, then confirm."}</p>
    <button
      type="button"
      id="confirm"
      class="btn btn--go"
      disabled=${!names.length}
      onClick=${table.confirmPicks}
    >
      Confirm ${names.length || ""} <${Icon} name="check" size=${14} />
    </button>
  </div>`;
}

/** The way back out of a group. */
function Back() {
  const table = useTable();
  if (!table.ui.open) return null;
  return html`<li class="in-list">
    <button type="button" id="option-back" class="opt pass" onClick=${() => table.openGroup(null)}>
      <kbd>Esc</kbd><span class="t">Back<small>Nothing has happened yet</small></span>
    </button>
  </li>`;
}

export function Options() {
  const table = useTable();
  const shown = unfolded(table, table.choices);
  const rows = (place) =>
    shown
      .filter((choice) => choice.place === place)
      .map((choice) => html`<${Option} key=${choice.id} choice=${choice} />`);
  const basics = rows("basic");
  const passing = rows("pass");
  return html`<ol class="opts" aria-label="Your options">
      ${rows("list")}<${Back} />
    </ol>
    ${basics.length > 0 && html`<ol class="opts basics" aria-label="Basic actions">${basics}</ol>`}
    ${passing.length > 0 && html`<ol class="opts going-on" aria-label="Go on">${passing}</ol>`}
    <${Folded} count=${table.choices.length - shown.length} />
    <p class="heldback" role="status">${
      table.ui.held ? "Not taken: the list had just changed." : ""
    }</p>`;
}

const FEW = 2;

/** Public forecasts: what would follow; the first ones whole, the others on demand. */
export function Notes() {
  const { view } = useTable();
  const [all, showAll] = useState(false);
  const notes = view.notes || [];
  if (!notes.length) return null;
  const shown = all ? notes : notes.slice(0, FEW);
  return html`<ul class="notes" aria-label="Good to know">
    ${shown.map((note) => html`<li>${note.text} <${ClauseLink} clause=${note.clause} /></li>`)}
    ${
      notes.length > FEW &&
      html`<li>
        <button type="button" class="named" aria-expanded=${all} onClick=${() => showAll(!all)}>
          ${all ? "Fewer" : `${notes.length - FEW} more`}
        </button>
      </li>`
    }
  </ul>`;
}

function Foot() {
  const table = useTable();
  const { own } = table.view;
  return html`<div class="pfoot">
    <span>${table.active ? (table.ui.open ? "Esc goes back" : "Digits choose, Enter acts") : ""}</span>
    <span>
      ${
        table.active &&
        html`<button type="button" class="btn btn--quiet" onClick=${table.askHint}>
          <${Icon} name="eye" size=${12} /> Hint
        </button>`
      }
      ${
        own?.undo &&
        html`<button
          type="button"
          class="btn btn--quiet"
          title=${own.undo.free ? "Undo (u)" : own.undo.reason}
          onClick=${table.undo}
        >
          <${Icon} name="undo" size=${12} /> ${own.undo.free ? "Undo" : "Ask to undo"}
        </button>`
      }
    </span>
  </div>`;
}

/** Question, options, forecasts; or who is choosing. */
export function Prompt() {
  const table = useTable();
  const { number, prompt, waiting } = table.view;
  return html`<section
    class="prompt"
    aria-label="Your decision"
    data-number=${number}
    data-asked=${prompt?.seat ?? waiting?.seat}
    data-question=${prompt?.question}
  >
    ${table.active ? html`<${Ask} /><${Gathered} /><${Options} />` : html`<${Waiting} />`}
    <${Passed} /><${Notes} /><${Foot} />
  </section>`;
}
