// Sheets over the table: help, stops, settings, piles, resigning, reporting.
import { html, useState } from "../kit.js";
import { Card } from "./card.js";
import { useTable } from "./context.js";
import { Sheet } from "./dialog.js";
import { Log } from "./log.js";
import { Preferences } from "./preferences.js";
import { Notes } from "./prompt.js";
import { Stops } from "./stops.js";
import { alone, withBots } from "./thoughts.js";
import { seatName } from "./words.js";

const KEYS = [
  ["1 2 3 …", "choose an option by its number"],
  ["Enter", "do what is chosen"],
  ["letters", "basic actions, where they are shown"],
  ["Space", "continue"],
  ["↑ ↓", "move in the options; on the table, between regions"],
  ["← →", "move between the cards of a region"],
  ["Tab", "from one thing to the next"],
  ["u", "undo"],
  ["s", "stops: at which moments you are asked"],
  ["h", "hint"],
  ["l", "go to the log"],
  ["c", "hear everybody's numbers"],
  ["o", "go to the opponent's side"],
  ["t", "talk"],
  ["/", "find a card or an action"],
  ["?", "this list"],
  ["Esc", "close, or back out of a group"],
];

function Help() {
  const table = useTable();
  return html`<${Sheet} title="Keys and help" onClose=${table.closePanel}>
    <dl class="keys">
      ${KEYS.map(
        ([key, text]) =>
          html`<dt><kbd>${key}</kbd></dt>
            <dd>${text}</dd>`,
      )}
    </dl>
    <p>
      Only what glows can be used now. Press a card to see what it can do, or drag it to where it goes;
      keep the pointer on it to
      read it, or press long on a touch screen. A press on a card that cannot be used says why.
    </p>
    <p class="links">
      <a class="btn" href=${table.boot.rules} target="_blank" rel="noopener">Rulebook</a>
      <a class="btn" href=${table.boot.cards} target="_blank" rel="noopener">All cards</a>
      <a class="btn" href=${`/learn/${table.boot.game}`}>Learn by playing</a>
    </p>
  <//>`;
}

function Toggle({ label, on, set }) {
  return html`<label class="toggle">
    <input type="checkbox" checked=${on} onChange=${(event) => set(event.target.checked)} />
    ${label}
  </label>`;
}

/** How sure bots are: off at first, and only for one who plays with nobody else. */
function Odds() {
  const table = useTable();
  if (!withBots(table.view) || table.view.seat < 0) return null;
  if (!alone(table.view, table.mine))
    return html`<p class="lbl">Why bots chose is told in the replay, when the game is over.</p>`;
  const set = (reasons) => {
    table.changeSettings({ reasons });
    table.send({ type: "reasons", on: reasons });
  };
  return html`<${Toggle}
    label="Show how sure bots are of their moves"
    on=${table.ui.settings.reasons}
    set=${set}
  />`;
}

function Pace() {
  const table = useTable();
  const pace = table.view.room?.pace;
  if (pace === undefined) return null;
  return html`<label class="range">
    Pace of bots: ${pace} ms between moves
    <input
      type="range"
      min="0"
      max="3000"
      step="100"
      value=${pace}
      onChange=${(event) => table.send({ type: "pace", milliseconds: Number(event.target.value) })}
    />
  </label>`;
}

export function Report() {
  const table = useTable();
  const [text, setText] = useState("");
  const [reference, setReference] = useState("");
  const send = async (event) => {
    event.preventDefault();
    const answer = await fetch(`/api/v1/tables/${table.boot.table}/reports`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    const told = answer.ok ? await answer.json() : { reference: "" };
    setReference(told.reference || "could not be saved; please try again");
  };
  return html`<form class="report" onSubmit=${send}>
    <label for="report">Something is wrong? Say what. The whole game is kept with it.</label>
    <textarea
      id="report"
      rows="3"
      maxlength="2000"
      onInput=${(event) => setText(event.target.value)}
    >
    </textarea>
    <button type="submit" class="btn">Report</button>
    ${reference && html`<p role="status">Reference: ${reference}</p>`}
  </form>`;
}

function Absent() {
  const table = useTable();
  const { room, seat } = table.view;
  const away = (room?.seats || []).filter(
    (each) => each.kind === "human" && !each.here && !each.taken_over && each.seat !== seat,
  );
  const back = (room?.seats || []).filter(
    (each) => each.taken_over && table.mine.includes(each.seat),
  );
  return html`${away.map(
    (each) =>
      html`<button
        type="button"
        class="btn"
        onClick=${() => table.send({ type: "takeover", seat: each.seat })}
      >
        Let a bot play for ${each.name || each.role}
      </button>`,
  )}
  ${back.map(
    (each) =>
      html`<button
        type="button"
        class="btn btn--paper"
        onClick=${() => table.send({ type: "comeback", seat: each.seat })}
      >
        Take ${each.role} back
      </button>`,
  )}`;
}

function More() {
  const table = useTable();
  const { settings } = table.ui;
  const change = table.changeSettings;
  const seated = table.view.seat >= 0 && !table.view.over;
  return html`<${Sheet} title="Table" onClose=${table.closePanel} class="more">
    <${Toggle} label="Sounds" on=${settings.sound} set=${(sound) => change({ sound })} />
    <${Toggle} label="No movement" on=${settings.still} set=${(still) => change({ still })} />
    <${Toggle}
      label="Ask again before every choice"
      on=${settings.confirm === "always"}
      set=${(on) => change({ confirm: on ? "always" : "taps" })}
    />
    <${Toggle}
      label="Ignore presses just after the options have changed"
      on=${settings.guard}
      set=${(guard) => change({ guard })}
    />
    <${Toggle}
      label="Read every log line aloud to a screen reader"
      on=${settings.verbose}
      set=${(verbose) => change({ verbose })}
    />
    <${Preferences} />
    <${Odds} />
    <${Pace} />
    ${
      table.mine.length > 1 &&
      html`<div class="links">
        ${table.mine.map(
          (seat) =>
            html`<button
              type="button"
              class="btn"
              onClick=${() => table.handOver(seat)}
            >
              Hand over to ${seatName(table.view, seat)}
            </button>`,
        )}
      </div>`
    }
    <div class="links">
      ${
        table.active &&
        html`<button
          type="button"
          class="btn"
          onClick=${() => {
            table.closePanel();
            table.askHint();
          }}
        >
          Hint
        </button>`
      }
      <button type="button" class="btn" onClick=${() => table.openPanel("chat")}>Talk</button>
      <button type="button" class="btn" onClick=${() => table.openPanel("stops")}>Stops</button>
      <button type="button" class="btn" onClick=${() => table.openPanel("help")}>
        Keys and help
      </button>
      <a class="btn" href=${table.boot.replay}>Watch from the start</a>
      <a class="btn" href=${`/learn/${table.boot.game}`}>Learn by playing</a>
      <a class="btn" href="/">Leave the table</a>
      <${Absent} />
      ${
        seated &&
        html`<button type="button" class="btn btn--bad" onClick=${() => table.openPanel("resign")}>
          Resign
        </button>`
      }
    </div>
    <${Report} />
  <//>`;
}

function Resign() {
  const table = useTable();
  const resign = () => {
    table.closePanel();
    table.send({ type: "resign" });
  };
  return html`<${Sheet} title="Resign this game?" onClose=${table.closePanel}>
    <p>The game ends for you at once. This cannot be undone.</p>
    <div class="links">
      <button type="button" class="btn btn--paper" data-first onClick=${table.closePanel}>
        Play on
      </button>
      <button type="button" class="btn btn--bad" onClick=${resign}>Resign</button>
    </div>
  <//>`;
}

function LogSheet() {
  const table = useTable();
  return html`<${Sheet} title="Log" onClose=${table.closePanel} class="tall"
    ><${Notes} /><${Log}
  /><//>`;
}

/** The cards of a zone that may be looked at. */
function Zone({ id }) {
  const table = useTable();
  const zone = table.view.zones?.[id];
  if (!zone) return null;
  const hidden = zone.count - (zone.cards || []).length;
  return html`<${Sheet}
    title=${`${zone.label}, ${zone.count}`}
    onClose=${table.closePanel}
    class="zone"
  >
    <div class="spread">
      ${(zone.cards || []).map((tag) => html`<${Card} key=${tag} tag=${tag} where=${zone.label} />`)}
    </div>
    ${hidden > 0 && html`<p class="lbl">${hidden} of these cards cannot be seen.</p>`}
  <//>`;
}

const PANELS = { help: Help, stops: Stops, more: More, resign: Resign, log: LogSheet };

export function Panel() {
  const { panel } = useTable().ui;
  if (!panel) return null;
  if (panel.startsWith("zone:")) return html`<${Zone} id=${panel.slice(5)} />`;
  const Shown = PANELS[panel];
  return Shown ? html`<${Shown} />` : null;
}
