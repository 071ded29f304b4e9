// Around the game: proposals, a screen that is handed over, a lost connection.
import { html } from "../kit.js";
import { useTable } from "./context.js";
import { Dialog } from "./dialog.js";
import { enumerated, seatName } from "./words.js";

/** Between two people at one screen: nobody sees a hand until its owner says that they are there. */
export function Curtain() {
  const table = useTable();
  const seat = table.ui.curtain;
  if (seat === null) return null;
  const name = seatName(table.view, seat);
  return html`<div class="curtain">
    <${Dialog} label=${`Hand the screen to ${name}`} onClose=${() => {}}>
      <h1>${name}</h1>
      <p>Hand the screen over. Nothing of either hand is shown now.</p>
      <button type="button" class="btn btn--paper" data-first onClick=${() => table.takeSeat(seat)}>
        I am ${name}: show my side
      </button>
    <//>
  </div>`;
}

/** Somebody asks for something that needs consent. */
export function Proposal() {
  const table = useTable();
  const pending = table.view.room?.pending;
  if (!pending) return null;
  const { seat } = table.view;
  const asked = pending.needs.includes(seat) && !pending.yes.includes(seat);
  const answer = (yes) => table.send({ type: "consent", proposal: pending.number, yes });
  return html`<div class="proposal" role="alertdialog" aria-label="A question to you">
    <p>${pending.text || `${seatName(table.view, pending.seat)} asks to ${pending.kind}`}</p>
    ${
      asked
        ? html`<button type="button" class="btn btn--paper" onClick=${() => answer(true)}>
              Agree
            </button>
            <button type="button" class="btn" onClick=${() => answer(false)}>Refuse</button>`
        : html`<span class="lbl"
            >waiting for
            ${enumerated(
              pending.needs
                .filter((each) => !pending.yes.includes(each))
                .map((each) => seatName(table.view, each)),
            )}</span
          >`
    }
  </div>`;
}

const STATUS = {
  lost: "Reconnecting. Nothing is lost.",
  "signed-out": "You left in another window. Reload to look on.",
};

export function Banner() {
  const { ui, view } = useTable();
  const text = STATUS[ui.status] || (view.room?.status === "frozen" && view.room.notice);
  return html`<div class="banner" role="status" aria-live="polite" hidden=${!text}>${text}</div>`;
}

export function Toast() {
  const { toast } = useTable().ui;
  return html`<div
    class=${`toast ${toast?.tone || ""}`}
    role="status"
    aria-live="polite"
    hidden=${!toast}
  >
    ${toast?.text}
  </div>`;
}
