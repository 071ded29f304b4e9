// A card is dragged to where it goes: with a mouse at once, with a finger by pulling it up. Keys do
// the same in two steps: Enter on the card, then a number.
import { targetsOf } from "./choices.js";

const FAR = 8;
const PULL = 14;
let dragged = false;

/** Whether the press that just ended was a drag; its click is not a choice. */
export function wasDragged() {
  const was = dragged;
  dragged = false;
  return was;
}

/** Whether a pointer has gone far enough to mean it; a finger pulls, because sideways it scrolls. */
export const isDrag = (kind, dx, dy) =>
  kind === "touch" ? Math.abs(dy) > PULL && Math.abs(dy) > Math.abs(dx) : Math.hypot(dx, dy) > FAR;

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

/** Listen for drags; `table` gives the present value of the store joined with the actions. */
export function listenForDrags(table) {
  let from = null;

  function begin(event) {
    const card = event.target.closest?.("[data-tag]");
    const now = table();
    const choices = card && now.active && now.cardChoices.get(card.dataset.tag);
    if (!choices || event.button > 0 || now.gathering) return;
    from = { x: event.clientX, y: event.clientY, card, tag: card.dataset.tag, choices, carried: null };
  }

  function lift(event) {
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
    if (choices.length === 1 && choices[0].kind === "group") table().openGroup(choices[0].text);
    table().dropPeek();
    document.documentElement.dataset.dragging = tag;
  }

  function move(event) {
    if (!from) return;
    if (!from.carried) {
      if (!isDrag(event.pointerType, event.clientX - from.x, event.clientY - from.y)) return;
      lift(event);
    }
    event.preventDefault();
    from.carried.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
  }

  function end(event) {
    const was = from;
    from = null;
    if (!was?.carried) return;
    was.carried.remove();
    delete document.documentElement.dataset.dragging;
    dragged = true;
    // Without a click after it the next press is an ordinary one.
    setTimeout(() => (dragged = false), 0);
    if (event.type === "pointercancel") return table().openGroup(null);
    const names = namesAt(event.clientX, event.clientY);
    const back = names.includes(was.tag);
    const on = document.elementFromPoint(event.clientX, event.clientY);
    const inside = Boolean(on?.closest(".board")) && !on.closest(".hand-cards, .strip");
    const choices = back ? [] : dropped(was.choices, was.tag, names, inside);
    if (choices.length === 1) return table().act(choices[0]);
    if (choices.length > 1) return table().touchPlace(names[0], choices, on.closest("[id]") || was.card);
    if (!back) table().toast(`${table().nameOf(was.tag)} cannot go there.`);
    return undefined;
  }

  addEventListener("pointerdown", begin);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
