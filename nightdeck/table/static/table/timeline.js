// Where in the turn, or in what happens during it, we are.
import { classes, html } from "../kit.js";
import { useTable } from "./context.js";

const KEPT_BEFORE = 1;
const KEPT_AFTER = 3;

/** On a phone past steps are dropped, so that the present one is in sight. */
function inSight(steps, narrow) {
  if (!narrow) return steps;
  const now = steps.findIndex((step) => step.state === "now");
  return steps.slice(Math.max(0, now - KEPT_BEFORE), Math.max(0, now) + KEPT_AFTER);
}

export function Timeline({ narrow = false }) {
  const table = useTable();
  const line = table.view.timeline || { title: table.view.turn?.text || "", steps: [], note: "" };
  return html`<ol class=${classes("line", !table.active && "quiet", !line.steps?.length && "no-steps")} aria-label="Timeline">
    <li class="hd">${line.title}</li>
    ${inSight(line.steps || [], narrow).map(
      (step) =>
        html`<li
          key=${step.name}
          class=${step.state === "next" ? "" : step.state}
          aria-current=${step.state === "now" ? "step" : undefined}
        >
          ${step.name}
        </li>`,
    )}
    ${line.note && !narrow && html`<li class="end">${line.note}</li>`}
  </ol>`;
}
