// What computer players think: a hint for the own question, and how sure opponents were.
import { html } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { seatName } from "./words.js";

/** Bots sit at this table. */
export const withBots = (view) =>
  (view.room?.seats || []).some((seat) => seat.kind === "bot" || seat.taken_over);

/** Nobody else plays: only then may one hear how sure bots are. */
export const alone = (view, mine) =>
  (view.room?.seats || []).every((seat) => seat.kind !== "human" || mine.includes(seat.seat));

/** The advice for the open question, and the last thing a bot said about its chances. */
export function Thoughts() {
  const { view, ui } = useTable();
  const hint = ui.hint && ui.hint.number === view.number ? ui.hint.text : "";
  const odds = view.own?.odds?.at(-1);
  return html`<div class="thoughts" role="status" aria-live="polite" hidden=${!hint && !odds}>
    ${
      odds &&
      html`<p class="odds"><b>${seatName(view, odds.seat)}</b>, step ${odds.step}: ${odds.text}</p>`
    }
    ${hint && html`<p class="advice"><${Icon} name="eye" size=${14} /> <span><b>Hint</b> ${hint}</span></p>`}
  </div>`;
}
