// How a player likes their table: pace, size of text, light or dark.
import { html } from "../kit.js";
import { useTable } from "./context.js";

const PACE = [
  ["slowly", "slowly"],
  ["normally", "normally"],
  ["quickly", "quickly"],
  ["instantly", "instantly"],
];
const TEXT = [
  ["normal", "normal"],
  ["larger", "larger"],
  ["largest", "largest"],
];
const THEME = [
  ["system", "as the system"],
  ["dark", "dark"],
  ["light", "light"],
];

function Choice({ name, label, values }) {
  const { ui, changeSettings } = useTable();
  return html`<fieldset class="stop">
    <legend>${label}</legend>
    ${values.map(
      ([value, text]) =>
        html`<label>
          <input
            type="radio"
            name=${`setting-${name}`}
            checked=${ui.settings[name] === value}
            onChange=${() => changeSettings({ [name]: value })}
          />
          ${text}
        </label>`,
    )}
  </fieldset>`;
}

export const Preferences = () =>
  html`<${Choice} name="pace" label="Show what others do" values=${PACE} />
    <${Choice} name="text" label="Size of text" values=${TEXT} />
    <${Choice} name="theme" label="Colours" values=${THEME} />`;
