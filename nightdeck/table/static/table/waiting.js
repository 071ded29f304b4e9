// Before the game: empty seats, and how to bring somebody to them.
import { html, useEffect, useState } from "../kit.js";
import { useTable } from "./context.js";
import { copied } from "./words.js";

/** The link as a code that the camera of a phone reads; a link that is too long has none. */
function Code({ link }) {
  const [code, setCode] = useState(null);
  useEffect(() => {
    import("./qr.js").then(({ modules, drawn }) => {
      const grid = modules(link);
      setCode(grid && drawn(grid));
    });
  }, [link]);
  if (!code) return null;
  return html`<svg
    class="qr"
    width="168"
    height="168"
    viewBox=${`0 0 ${code.size} ${code.size}`}
    role="img"
    aria-label="The link as a QR code"
    shape-rendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff" />
    <path d=${code.path} fill="#000" />
  </svg>`;
}

/** The link to a seat, to copy or to hand on by whatever the device offers. */
function Invitation({ link }) {
  const table = useTable();
  const copy = () =>
    copied(link).then(
      () => table.toast("The link is copied. It works once, for this seat."),
      () => table.toast("The link could not be copied; select it and copy it by hand.", "bad"),
    );
  const share = () => navigator.share({ title: table.boot.title, url: link }).catch(() => {});
  return html`<span class="invitation">
    <input
      class="link"
      readonly
      value=${link}
      aria-label="Link for this seat"
      onFocus=${(event) => event.target.select()}
    />
    <button type="button" class="btn btn--go" onClick=${copy}>Copy</button>
    ${navigator.share && html`<button type="button" class="btn" onClick=${share}>Share</button>`}
    <${Code} link=${link} />
  </span>`;
}

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
    ${link && html`<${Invitation} link=${link} />`}
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
