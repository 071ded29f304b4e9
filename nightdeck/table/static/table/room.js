// Before and around the game: empty seats, proposals, a lost connection.
import { html, useState } from "../kit.js";
import { useTable } from "./context.js";
import { Dialog } from "./dialog.js";
import { enumerated, seatName } from "./words.js";

function Seat({ seat }) {
  const table = useTable();
  const [link, setLink] = useState("");
  const [level, setLevel] = useState(table.boot.level || table.boot.levels?.[0]?.level || "");
  const maker = table.view.room.maker === table.view.seat && table.view.seat >= 0;
  const empty = seat.kind === "link" || seat.kind === "open";
  const invite = async () => {
    const answer = await table.send({ type: "invite", seat: seat.seat });
    if (answer.type === "invite") setLink(new URL(answer.address, location.href).href);
  };
  return html`<li>
    <b>${seat.role}</b>
    <span
      >${empty ? (seat.kind === "link" ? "a friend with the link" : "open to everybody") : seat.name || seat.level}</span
    >
    ${
      empty &&
      maker &&
      html`<span class="links">
        <button type="button" class="btn" onClick=${invite}>Make a link</button>
        <label
          ><span class="unseen">Level of the bot</span>
          <select value=${level} onChange=${(event) => setLevel(event.target.value)}>
            ${(table.boot.levels || []).map((each) => html`<option value=${each.level}>${each.title}</option>`)}
          </select></label
        >
        <button
          type="button"
          class="btn"
          onClick=${() => table.send({ type: "fill", seat: seat.seat, level })}
        >
          Let a bot sit here
        </button>
      </span>`
    }
    ${
      empty &&
      seat.kind === "open" &&
      table.view.seat < 0 &&
      html`<form method="post" action=${`/tables/${table.boot.table}/seats/${seat.seat}`}>
        <button type="submit" class="btn btn--go">Sit here</button>
      </form>`
    }
    ${link && html`<input class="link" readonly value=${link} aria-label="Link for this seat" onFocus=${(event) => event.target.select()} />`}
  </li>`;
}

/** While seats are empty: who is missing and how to bring them. */
export function WaitingRoom() {
  const table = useTable();
  const { room } = table.view;
  const poster = new URL(`../pictures/${table.boot.picture}.svg`, import.meta.url).href;
  return html`<main class="waiting-room" id="board">
    <div>
      <h1>Waiting for players</h1>
      <p>The game begins when every seat is taken.</p>
      <ul class="seats">
        ${(room?.seats || []).map((seat) => html`<${Seat} key=${seat.seat} seat=${seat} />`)}
      </ul>
    </div>
    <img src=${poster} alt="" />
  </main>`;
}

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
