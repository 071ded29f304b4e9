// Talking at the table; people one does not want to hear can be muted.
import { html, useEffect, useRef, useState } from "../kit.js";
import { useTable } from "./context.js";
import { Sheet } from "./dialog.js";

const LONGEST = 300;

function mutedHere(table, who) {
  return table.view.own
    ? table.view.own.mutes?.includes(who)
    : table.ui.settings.muted.includes(who);
}

function toggleMute(table, who) {
  const on = !mutedHere(table, who);
  if (table.view.own) return table.send({ type: "mute", who, on });
  const rest = table.ui.settings.muted.filter((each) => each !== who);
  return table.changeSettings({ muted: on ? [...rest, who] : rest });
}

function People() {
  const table = useTable();
  const seats = (table.view.room?.seats || []).filter(
    (seat) => seat.kind !== "bot" && seat.seat !== table.view.seat,
  );
  const people = [...seats.map((seat) => [`seat ${seat.seat}`, seat.name || seat.role])];
  people.push(["watchers", "People watching"]);
  return html`<ul class="people">
    ${people.map(
      ([who, name]) =>
        html`<li>
          <span>${name}</span>
          <button
            type="button"
            class="btn btn--quiet"
            aria-pressed=${Boolean(mutedHere(table, who))}
            onClick=${() => toggleMute(table, who)}
          >
            ${mutedHere(table, who) ? "Hear again" : "Mute"}
          </button>
        </li>`,
    )}
  </ul>`;
}

export function Chat() {
  const table = useTable();
  const [text, setText] = useState("");
  const end = useRef(null);
  const lines = (table.view.chat || []).filter((line) => !mutedHere(table, line.who));
  useEffect(() => end.current?.scrollIntoView({ block: "end" }), [lines.length]);
  const say = async (event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    const answer = await table.send({ type: "chat", text: said });
    if (answer.type === "ok") setText("");
  };
  return html`<${Sheet} title="Talk" onClose=${table.closePanel} class="chat">
    <ol class="lines-said" tabindex="0" aria-label="What was said" aria-live="polite">
      ${lines.map((line) => html`<li key=${line.n}><b>${line.name}</b> ${line.text}</li>`)}
      ${!lines.length && html`<li class="lbl">Nobody has said anything yet.</li>`}
      <li ref=${end}></li>
    </ol>
    <form onSubmit=${say}>
      <label class="unseen" for="say">Say something</label>
      <input
        id="say"
        data-first
        autocomplete="off"
        maxlength=${LONGEST}
        value=${text}
        onInput=${(event) => setText(event.target.value)}
      />
      <button type="submit" class="btn btn--paper">Say</button>
    </form>
    <${People} />
  <//>`;
}
