// Between two games of a match: how it stands, and what is swapped before the next.
import { html, useEffect, useState } from "../kit.js";
import { useTable } from "./context.js";
import { enumerated, plural, seatName } from "./words.js";

/** One card for another, chosen from the two sections between which cards are swapped. */
function SwapRow({ number, row, main, side, change }) {
  const options = (section) =>
    section.cards.map(
      (card) => html`<option value=${card.card}>${card.name} (${card.count})</option>`,
    );
  return html`<li>
    <label
      ><span class="unseen">Swap ${number}: goes out of ${main.label}</span>
      <select value=${row[0]} onChange=${(event) => change([event.target.value, row[1]])}>
        <option value="">${main.label}: nothing</option>
        ${options(main)}
      </select></label
    >
    <span aria-hidden="true">for</span>
    <label
      ><span class="unseen">Swap ${number}: comes from ${side.label}</span>
      <select value=${row[1]} onChange=${(event) => change([row[0], event.target.value])}>
        <option value="">${side.label}: nothing</option>
        ${options(side)}
      </select></label
    >
  </li>`;
}

function Swaps({ swap, rows, change }) {
  const main = swap.sections.find((section) => !section.sideboard);
  const side = swap.sections.find((section) => section.sideboard);
  if (!swap.most || !main || !side) return null;
  return html`<fieldset class="swaps">
    <legend>Swap up to ${plural(swap.most, "card")}; nobody hears which</legend>
    <ol>
      ${rows.map(
        (row, i) =>
          html`<${SwapRow}
            key=${i}
            number=${i + 1}
            row=${row}
            main=${main}
            side=${side}
            change=${(changed) => change(rows.map((each, place) => (place === i ? changed : each)))}
          />`,
      )}
    </ol>
  </fieldset>`;
}

/** After a game: how the match stands, the swaps, and the way to the next game. */
export function NextGame() {
  const table = useTable();
  const { room, own, seat } = table.view;
  const { match } = room;
  const swap = own?.swap;
  const empty = () =>
    Array.from({ length: swap?.most || 0 }, (_, i) => swap.chosen?.[i] || ["", ""]);
  const [rows, change] = useState(empty);
  const [leaving, leave] = useState(false);
  // Another seat at the same screen has a deck of its own.
  useEffect(() => change(empty()), [seat, swap?.most]);
  useEffect(() => {
    if (leaving && room.next) location.assign(`/tables/${room.next}`);
  }, [leaving, room.next]);
  const isReady = match.ready.includes(seat);
  const missing = table.mine.filter((each) => each !== seat && !match.ready.includes(each));
  const others = room.seats.filter(
    (each) => each.kind === "human" && !each.taken_over && !match.ready.includes(each.seat),
  );
  // Some rulings let cards only come or only go.
  const full = rows.filter((row) => (swap?.uneven ? row[0] || row[1] : row[0] && row[1]));
  const half = !swap?.uneven && rows.some((row) => Boolean(row[0]) !== Boolean(row[1]));
  const send = async () => {
    if (half) return table.toast("Every card that goes needs one that comes.", "bad");
    const answer = await table.send({ type: "ready", swaps: full });
    return answer.type === "ok" && leave(true);
  };
  if (room.next)
    return html`<a class="btn btn--k" href=${`/tables/${room.next}`}>Go to the next game</a>`;
  if (seat < 0 || !swap) return null;
  return html`<${Swaps} swap=${swap} rows=${rows} change=${change} />
    <button type="button" class="btn btn--k" data-first onClick=${send}>
      ${isReady ? "Change my swaps" : full.length ? `Swap ${full.length} and play on` : "Next game"}
    </button>
    ${
      isReady &&
      others.length > 0 &&
      html`<p class="asks" role="status">
        You are ready. Waiting for ${enumerated(others.map((each) => each.name))}.
      </p>`
    }
    ${
      isReady &&
      missing.map(
        (each) =>
          html`<button type="button" class="btn" onClick=${() => table.handOver(each)}>
            ${seatName(table.view, each)} gets ready
          </button>`,
      )
    }`;
}

/** How the match stands, under the result of a game. */
export function Standing() {
  const { view } = useTable();
  const match = view.room?.match;
  if (!match) return null;
  return html`<p class="standing"><b>${match.label}.</b> ${match.result || match.standing}</p>`;
}
