// A thin line from the question to the card it is about.
import { html, useLayoutEffect, useState } from "../kit.js";
import { useTable } from "./context.js";
import { boxOf, room } from "./layout.js";

/** The way from the question to a card: below the columns and up its own, else straight across. */
function way(from, card) {
  const to = boxOf(card);
  const lane = card.closest(".lane");
  const column = lane && boxOf(lane);
  const [x1, y1] = [from.left, from.top + 20];
  const aside = x1 - 14;
  if (column) {
    const below = column.bottom - 8;
    return `M${x1} ${y1}H${aside}V${below}H${to.right - 7}V${to.bottom + 5}`;
  }
  return `M${x1} ${y1}H${Math.max(to.right + 14, aside)}V${to.top + to.height / 2}H${to.right + 4}`;
}

/** Drawn only on wide screens, and only while a question is about something on the table. */
export function Thread() {
  const { view, active, ui } = useTable();
  const [line, setLine] = useState("");
  const tag = active ? (view.prompt?.about?.[0] ?? view.prompt?.cards?.[0]) : null;
  useLayoutEffect(() => {
    const ask = document.getElementById("ask");
    const card = tag && document.getElementById(`card-${tag}`);
    const drawn = ask && card && room.get().layout === "desk";
    return setLine(drawn ? way(boxOf(ask), card) : "");
  }, [tag, view.number, ui.width]);
  if (!line) return null;
  return html`<svg class="thread" aria-hidden="true"><path d=${line} /></svg>`;
}
