// What a player set on this device; a table never depends on it.
import { wishText } from "./layout.js";

const KEY = "nightdeck.settings";

const DEFAULTS = {
  sound: false,
  still: false,
  confirm: "taps",
  verbose: true,
  reasons: false,
  guard: true,
  stops: {},
  muted: [],
  pace: "normally",
  text: "normal",
  theme: "system",
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

/** The address may say how fast events are shown, for this visit only. */
const visiting = () => {
  const pace = new URLSearchParams(location.search).get("pace");
  return pace ? { pace } : {};
};

export const loadSettings = () => ({ ...DEFAULTS, ...stored(), ...visiting() });

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

const byDay = () => matchMedia("(prefers-color-scheme: light)");

/** The colours a setting stands for; a system without a wish gets the dark ones. */
export const themeOf = (wish, day) => (wish === "light" || wish === "dark" ? wish : day ? "light" : "dark");

/** Let the page follow what is set: its size of text, its colours. */
export function applySettings(settings) {
  wishText(settings.text);
  document.documentElement.dataset.theme = themeOf(settings.theme, byDay().matches);
  byDay().onchange = () => applySettings(settings);
  return settings;
}

const sinceKey = ({ table, seat }) => `nightdeck.since.${table}.${seat ?? ""}`;

/**
 * Up to which line of the log a player had seen everything when they last acted in a turn of
 * theirs, and which turn that was.
 */
export function keptSince(boot) {
  try {
    return JSON.parse(sessionStorage.getItem(sinceKey(boot)));
  } catch {
    return null;
  }
}

export function keepSince(boot, since) {
  try {
    sessionStorage.setItem(sinceKey(boot), JSON.stringify(since));
  } catch {
    // Without it only this visit remembers.
  }
}
