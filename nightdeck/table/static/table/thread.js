// A thin line from the question to the card it is about.
import { html, useLayoutEffect, useState } from "../kit.js";
import { useTable } from "./context.js";

/** Drawn only on wide screens, and only while a question is about something on the table. */
export function Thread() {
  const { view, active, ui } = useTable();
  const [line, setLine] = useState("");
  const tag = active ? (view.prompt?.about?.[0] ?? view.prompt?.cards?.[0]) : null;
  useLayoutEffect(() => {
    const from = document.getElementById("ask")?.getBoundingClientRect();
    const to = tag && document.getElementById(`card-${tag}`)?.getBoundingClientRect();
    if (!from || !to || innerWidth <= 640) return setLine("");
    const [x1, y1] = [from.left, from.top + 20];
    const [x2, y2] = [to.right + 4, to.top + to.height / 2];
    return setLine(`M${x1} ${y1}H${Math.max(x2 + 10, x1 - 14)}V${y2}H${x2}`);
  }, [tag, view.number, ui.width]);
  if (!line) return null;
  return html`<svg class="thread" aria-hidden="true"><path d=${line} /></svg>`;
}
