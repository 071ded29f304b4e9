// Stops: which moments are passed for a player, all of them from the start, in the game's words.
import { html } from "../kit.js";
import { useTable } from "./context.js";
import { Sheet } from "./dialog.js";

const MODES = [
  ["game", "when it matters"],
  ["ask", "always ask me"],
  ["pass", "never ask me"],
];

/** How each kind is met: what was ordered, else what the game advises, else asked. */
export function stopModes(kinds, orders) {
  const advised = orders["*all"] === "game";
  return (kinds?.stops || []).map((kind) => ({
    ...kind,
    advised: kind.mode,
    mode: orders[kind.question] || (advised ? kind.mode : "ask"),
  }));
}

/** What holds for the turn that goes on now, if anything was ordered for it. */
export function turnMode(orders, turn) {
  const [mark, mode] = (orders["*turn"] || "").split(" ");
  return mark === `${turn?.number}.${turn?.seat}` ? mode : "game";
}

function Radios({ name, values, mode, set }) {
  return values.map(
    ([value, text]) =>
      html`<label>
        <input
          type="radio"
          name=${`stop-${name}`}
          value=${value}
          checked=${mode === value}
          onChange=${() => set(value)}
        />
        ${text}
      </label>`,
  );
}

function StopRow({ kind }) {
  const { orderStop } = useTable();
  const values = kind.when || kind.mode === "game" ? MODES : MODES.slice(1);
  return html`<fieldset class="stop">
    <legend>${kind.label}</legend>
    <${Radios}
      name=${kind.question}
      values=${values}
      mode=${kind.mode}
      set=${(mode) => orderStop(kind.question, mode)}
    />
    ${kind.when && html`<small>It matters ${kind.when}.</small>`}
  </fieldset>`;
}

function Check({ label, on, set }) {
  return html`<label class="toggle">
    <input type="checkbox" checked=${on} onChange=${(event) => set(event.target.checked)} />
    ${label}
  </label>`;
}

export function Stops() {
  const table = useTable();
  const { view, orderStop } = table;
  const { kinds, stops: orders = {} } = view.own || {};
  const rows = stopModes(kinds, orders);
  if (!rows.length)
    return html`<${Sheet} title="Stops" onClose=${table.closePanel}>
      <p>In this game every question is yours to answer: nothing is passed for you.</p>
    <//>`;
  return html`<${Sheet} title="Stops" onClose=${table.closePanel}>
    <p>
      At which moments are you asked? What is passed for you depends only on what you say here and on
      what everybody can see, so nobody learns anything from it.
    </p>
    <fieldset class="stop">
      <legend>This turn</legend>
      <${Radios}
        name="turn"
        values=${[["game", "as below"], ["ask", "ask me everywhere"], ["pass", "pass everything"]]}
        mode=${turnMode(orders, view.turn)}
        set=${(mode) => orderStop("*turn", mode)}
      />
    </fieldset>
    ${
      kinds.conflict &&
      html`<${Check}
        label=${`Always ask me ${kinds.conflict}`}
        on=${orders["*conflict"] === "ask"}
        set=${(on) => orderStop("*conflict", on ? "ask" : "game")}
      />`
    }
    <${Check}
      label="Stop at the next moment of any kind, once"
      on=${Boolean(orders["*next"])}
      set=${(on) => orderStop("*next", on ? "ask" : "game")}
    />
    <${Check}
      label="Ask me everywhere, always"
      on=${orders["*all"] !== "game"}
      set=${(on) => orderStop("*all", on ? "ask" : "game")}
    />
    ${rows.map((kind) => html`<${StopRow} key=${kind.question} kind=${kind} />`)}
  <//>`;
}
