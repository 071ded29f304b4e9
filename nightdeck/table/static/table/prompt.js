// The question and its numbered options: the one place where a player always finds what to do.
import { classes, html, useEffect, useRef } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { Flag, Folded, isPointed, unfolded } from "./lesson.js";
import { ClauseLink } from "./log.js";
import { enumerated, personName, seatName } from "./words.js";

function Why({ clause }) {
  const table = useTable();
  if (!clause) return null;
  return html`<button type="button" class="whyb" onClick=${() => table.showClause(clause)}>
    Why? ${clause}
  </button>`;
}

function stepName(view) {
  const now = view.timeline?.steps?.find((step) => step.state === "now");
  return [view.timeline?.title, now?.name].filter(Boolean).join(", ") || view.turn?.text || "";
}

/** The accent block: what must I decide? */
export function Ask() {
  const { view } = useTable();
  const { prompt } = view;
  return html`<div class="ask" id="ask" tabindex="-1">
    <div class="lbl"><span>${stepName(view)}</span><${Why} clause=${prompt.clause} /></div>
    <h2>${prompt.text}</h2>
    ${prompt.note && html`<p>${prompt.note}</p>`}
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

function Option({ choice }) {
  const table = useTable();
  const hot = table.ui.hot === choice.key;
  const row = useRef(null);
  useEffect(() => {
    if (hot) row.current?.scrollIntoView({ block: "nearest" });
  }, [hot]);
  const press = (event) => table.pressOption(choice, event);
  const pointed = isPointed(table, choice);
  useEffect(() => {
    if (pointed) row.current?.scrollIntoView({ block: "nearest" });
  }, [pointed]);
  return html`<li ref=${row} class=${pointed ? "pt" : undefined}>
    <button
      type="button"
      id=${`option-${choice.kind}-${choice.index}`}
      class=${classes("opt", hot && "hot", choice.pass && "pass")}
      aria-keyshortcuts=${choice.pass ? "Space" : choice.key}
      data-choice=${choice.key}
      data-verb=${choice.verb}
      onClick=${press}
      onPointerEnter=${(event) => event.pointerType === "mouse" && table.setHot(choice.key)}
      onFocus=${() => table.setHot(choice.key)}
    >
      <kbd>${choice.key}</kbd>
      <span class="t"
        >${choice.text}${
          choice.note &&
          html`<small class=${choice.danger ? "risk" : ""}
            >${choice.note}</small
          >`
        }<${Flag} choice=${choice} /></span
      >
      ${hot && table.ui.touched && html`<span class="do">Do it</span>`}
    </button>
    ${choice.clause && html`<${ClauseLink} clause=${choice.clause} />`}
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

export function Options() {
  const table = useTable();
  const shown = unfolded(table, table.choices);
  return html`<ol class="opts" aria-label="Your options">
    ${shown.map(
      (choice) => html`<${Option} key=${`${choice.kind}-${choice.index}`} choice=${choice} />`,
    )}
  </ol><${Folded} count=${table.choices.length - shown.length} />`;
}

/** Public forecasts: what would follow. */
export function Notes() {
  const { view } = useTable();
  if (!view.notes?.length) return null;
  return html`<ul class="notes" aria-label="Good to know">
    ${view.notes.map((note) => html`<li>${note.text} <${ClauseLink} clause=${note.clause} /></li>`)}
  </ul>`;
}

function Foot() {
  const table = useTable();
  const { own } = table.view;
  return html`<div class="pfoot">
    <span>${table.active ? "Digits choose, Enter acts" : ""}</span>
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
    <${Notes} /><${Foot} />
  </section>`;
}
