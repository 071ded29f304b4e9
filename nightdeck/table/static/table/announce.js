// What a screen reader hears: the question at once, the log politely.
import { html, useEffect, useRef, useState } from "../kit.js";
import { useTable } from "./context.js";
import { seatName } from "./words.js";

const MOST = 6;

function spokenQuestion(view, choices) {
  if (view.over) return `The game is over. ${view.over.reason}`;
  if (!view.prompt) return view.waiting ? `${seatName(view, view.waiting.seat)} is choosing.` : "";
  const options = choices.map((choice) => `${choice.key}: ${choice.text}`).join(". ");
  return `${view.prompt.text} ${view.prompt.note || ""} ${options}`;
}

/** Everybody's numbers in one sentence each. */
export function spokenNumbers(view) {
  return (view.seats || [])
    .map((plate) => {
      const numbers = (plate.numbers || []).map((number) => `${number.label} ${number.value}`);
      const score = plate.score === null ? [] : [`score ${plate.score}`];
      return `${plate.name}: ${[...score, ...numbers].join(", ")}.`;
    })
    .join(" ");
}

export function Announcer() {
  const table = useTable();
  const { view, choices, ui } = table;
  const [log, setLog] = useState("");
  const told = useRef(null);
  useEffect(() => {
    const lines = view.log || [];
    const from = told.current ?? lines.length;
    told.current = lines.length;
    if (ui.settings.verbose && lines.length > from)
      setLog(
        lines
          .slice(Math.max(from, lines.length - MOST))
          .map((line) => line.text)
          .join(" "),
      );
  }, [view.log?.length]);
  return html`<div class="unseen">
    <div id="spoken-question" role="status" aria-live="assertive">
      ${spokenQuestion(view, choices)}
    </div>
    <div id="spoken-log" role="log" aria-live="polite">${log}</div>
    <div id="spoken-numbers" role="status" aria-live="polite">${ui.said || ""}</div>
  </div>`;
}
