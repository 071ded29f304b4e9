// What a player set on this device; a table never depends on it.
const KEY = "nightdeck.settings";

const DEFAULTS = { sound: false, still: false, confirm: "taps", verbose: true, reasons: false, muted: [] };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

export const loadSettings = () => ({ ...DEFAULTS, ...stored() });

export function saveSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether things may move: the setting, and what the system asks for. */
export const moves = (settings) =>
  !settings.still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
