// A card in the hand of a pointer: lifted off the table, carried, put down. Fetched when a card that
// may go somewhere is pressed for the first time.
import { targetsOf } from "./choices.js";

/** The names that an element and what it stands in go by. */
function namesAt(x, y) {
  const names = [];
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    if (at.dataset?.tag) names.push(at.dataset.tag);
    if (at.dataset?.region) names.push(at.dataset.region);
    if (at.dataset?.place) names.push(at.dataset.place);
    if (/^(place|pile|disc)-/.test(at.id)) names.push(at.id.replace(/^\w+?-/, ""));
  }
  return names;
}

/** What a card that is put down here does: the answers about the nearest thing that fits. */
export function dropped(choices, tag, names, inside) {
  const { found, plain } = targetsOf(choices, tag);
  for (const name of names) if (found.has(name)) return found.get(name);
  return inside && plain.length === 1 ? plain : [];
}

/** Take a card off the table; `from` is where and what was pressed. */
export function lift(from, event, table) {
  const { card, choices, tag } = from;
  const carried = document.importNode(card, true);
  const box = card.getBoundingClientRect();
  carried.removeAttribute("id");
  carried.removeAttribute("data-tag");
  carried.classList.add("carried");
  Object.assign(carried.style, { width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(carried);
  from.carried = carried;
  try {
    card.setPointerCapture?.(event.pointerId);
  } catch {
    // A pointer that has gone already cannot be captured.
  }
  if (choices.length === 1 && choices[0].kind === "group") table.openGroup(choices[0].text);
  table.dropPeek();
  document.documentElement.dataset.dragging = tag;
}

/** Put a card down: do what it does here, ask which of several things is meant, or say it cannot. */
export function putDown(was, event, table) {
  was.carried.remove();
  delete document.documentElement.dataset.dragging;
  if (event.type === "pointercancel") return table.openGroup(null);
  const names = namesAt(event.clientX, event.clientY);
  const back = names.includes(was.tag);
  const on = document.elementFromPoint(event.clientX, event.clientY);
  const inside = Boolean(on?.closest(".board")) && !on.closest(".hand-cards, .strip");
  const choices = back ? [] : dropped(was.choices, was.tag, names, inside);
  if (choices.length === 1) return table.act(choices[0]);
  if (choices.length > 1) return table.touchPlace(names[0], choices, on.closest("[id]") || was.card);
  if (!back) table.toast(`${table.nameOf(was.tag)} cannot go there.`);
  return undefined;
}
