// Keys: digits choose, Enter acts, Space passes, arrows walk over the table.
import { finishMoves } from "./flip.js";
import { spokenNumbers } from "./announce.js";

const TYPING = 900;
const FOCUSABLE = 'button:not([disabled]), a[href], [role="button"]';

const writing = (element) =>
  element && (element.matches("input, textarea, select") || element.isContentEditable);

const regions = () =>
  [...document.querySelectorAll("[data-region]")].filter(
    (region) => region.offsetParent !== null && region.querySelector(FOCUSABLE),
  );

const inside = (region) => [...region.querySelectorAll(FOCUSABLE)];

/** Walk from card to card inside a region, and over its edge into the next one. */
function sideways(by) {
  const at = document.activeElement;
  const region = at.closest("[data-region]");
  if (!region) return regions()[0] && inside(regions()[0])[0]?.focus();
  const items = inside(region);
  const next = items[items.indexOf(at) + by];
  if (next) return next.focus();
  return acrossRegions(by);
}

function acrossRegions(by) {
  const all = regions();
  const at = all.indexOf(document.activeElement.closest("[data-region]"));
  const next = all[(at + by + all.length) % all.length];
  const items = next ? inside(next) : [];
  return (by > 0 ? items[0] : items.at(-1))?.focus();
}

/** Listen for keys; `table` gives the present value of the store joined with the actions. */
export function listenToKeys(table) {
  let typed = "";
  let typedAt = 0;
  let typedFor = null;

  function chooseByDigit(digit) {
    const { choices, active, setHot, view } = table();
    if (!active) return;
    const now = performance.now();
    const goesOn = typedFor === view.number && now - typedAt < TYPING;
    typed = goesOn ? typed + digit : digit;
    typedAt = now;
    typedFor = view.number;
    const choice =
      choices.find((each) => each.key === typed) || choices.find((each) => each.key === digit);
    if (!choice) return;
    typed = choice.key;
    setHot(choice.key);
  }

  function step(by) {
    const { choices: rows, ui, setHot } = table();
    const choices = rows.filter((choice) => choice.kind !== "none");
    const at = choices.findIndex((choice) => choice.key === ui.hot);
    const next = choices[Math.min(choices.length - 1, Math.max(0, at + by))];
    if (next) setHot(next.key);
  }

  function enter() {
    const { choices, ui, act, gathering, confirmPicks } = table();
    if (gathering && ui.picked.length) return confirmPicks();
    const choice = choices.find((each) => each.key === ui.hot);
    return choice && act(choice);
  }

  /** A basic action is chosen by its letter, and done by Enter like any other. */
  function chooseByLetter(letter) {
    const { choices, active, setHot, view } = table();
    const basic = active && choices.find((each) => each.place === "basic" && each.key === letter);
    if (!basic || basic.kind === "none") return false;
    typed = letter;
    typedAt = performance.now();
    typedFor = view.number;
    setHot(basic.key);
    return true;
  }

  const LETTERS = {
    s: () => table().view.own && table().openPanel("stops"),
    u: () => table().view.own?.undo && table().undo(),
    h: () => table().active && (table().view.own?.lesson ? table().showMe() : table().askHint()),
    g: () => table().say(table().view.own?.lesson?.goal || ""),
    l: () => document.getElementById("log")?.focus(),
    o: () => regions()[0] && inside(regions()[0])[0]?.focus(),
    c: () => table().say(spokenNumbers(table().view)),
    t: () => table().openPanel("chat"),
    "?": () => table().openPanel("help"),
    "/": () => table().openPanel("palette"),
  };

  function onTable(event) {
    const at = document.activeElement;
    const onCard = at?.closest("[data-region]");
    if (event.key === "Enter") {
      // A number pressed last is what Enter does, wherever the focus stands.
      const chosen = typedFor === table().view.number;
      if (!chosen && at?.matches(FOCUSABLE) && !at.matches(".opt")) return false;
      enter();
      return true;
    }
    if (event.key === " ") {
      if (at?.matches(FOCUSABLE) && !onCard && !at.matches(".opt")) return false;
      table().pass();
      return true;
    }
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      sideways(event.key === "ArrowRight" ? 1 : -1);
      return true;
    }
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      if (onCard) acrossRegions(by);
      else if (at?.id === "log") return false;
      else step(by);
      return true;
    }
    return false;
  }

  addEventListener("focusin", () => (typedFor = null));
  addEventListener("keydown", (event) => {
    finishMoves();
    const { ui, closeMenu, closePanel, stopReading, openGroup } = table();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (ui.slip.wrong) table().tryAgain();
      if (ui.open && !ui.menu && !ui.panel && !ui.reading && !ui.clause) openGroup(null);
      closeMenu(true);
      closePanel();
      stopReading();
      return;
    }
    if (writing(document.activeElement) || ui.panel || ui.reading || ui.clause) return;
    // A key that is held down answers nothing: every answer is a press of its own.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return;
    }
    if (/^[0-9]$/.test(event.key)) chooseByDigit(event.key);
    else if (/^[a-z]$/.test(event.key) && chooseByLetter(event.key)) event.preventDefault();
    else if (LETTERS[event.key]) {
      event.preventDefault();
      LETTERS[event.key]();
    } else if (!ui.menu && onTable(event)) event.preventDefault();
  });
  addEventListener("pointerdown", finishMoves, true);
}
