// What somebody said at the table, until it was heard: a line that opens the talk.
import { html } from "../kit.js";
import { useTable } from "./context.js";

/** Lines of the chat that others said and that were not looked at yet. */
export function unheard(view, ui) {
  const muted = view.own?.mutes || ui.settings?.muted || [];
  const mine = view.seat >= 0 ? `seat ${view.seat}` : "watchers";
  return (view.chat || []).filter(
    (line) => line.n > (ui.heard ?? -1) && line.who !== mine && !muted.includes(line.who),
  );
}

export function Said() {
  const { view, ui, openPanel } = useTable();
  const lines = unheard(view, ui);
  const last = lines.at(-1);
  if (!last || ui.panel === "chat") return null;
  const more = lines.length > 1 ? ` (${lines.length - 1} more)` : "";
  return html`<button
    type="button"
    class="said"
    aria-label=${`${last.name} says: ${last.text}. Open the talk.`}
    onClick=${() => openPanel("chat")}
  >
    <b>${last.name}</b><span>${last.text}${more}</span>
  </button>`;
}
