// What a screen reader hears: the question at once, the log politely.
import { html, useEffect, useRef, useState } from "../kit.js";
import { useTable } from "./context.js";
import { spokenStage } from "./spoken.js";
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

/** New lines in words, great moments whole; those alone where the rest is not wanted. */
export function spokenLines(lines, view, verbose) {
  const told = verbose ? lines.slice(-MOST) : lines.filter((line) => line.stage);
  return told.map((line) => (line.stage ? spokenStage(line, view) : line.text)).join(" ");
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
    const spoken = spokenLines(lines.slice(from), view, ui.settings.verbose);
    if (spoken) setLog(spoken);
  }, [view.log?.length]);
  return html`<div class="unseen">
    <div id="spoken-question" role="status" aria-live="assertive">
      ${spokenQuestion(view, choices)}
    </div>
    <div id="spoken-log" role="log" aria-live="polite">${log}</div>
    <div id="spoken-numbers" role="status" aria-live="polite">${ui.said || ""}</div>
  </div>`;
}
