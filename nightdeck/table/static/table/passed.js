// What was passed for a player, told where they are asked again.
import { html } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";

/** What was passed since the last choice, and the way to change that. */
export function Passed() {
  const table = useTable();
  const { passed = [], stops = {} } = table.view.own || {};
  if (!passed.length && !stops["*next"]) return null;
  const told = stops["*next"]
    ? "You are asked at the next moment."
    : `Passed for you: ${[...new Set(passed)].join(", ")}.`;
  return html`<p class="passed">
    <${Icon} name="pause" size=${10} /> ${told}
    <button type="button" class="named" onClick=${() => table.openPanel("stops")}>Change</button>
  </p>`;
}
