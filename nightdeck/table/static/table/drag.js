// A card is dragged to where it goes: with a mouse at once, with a finger by pulling it up. Keys do
// the same in two steps: Enter on the card, then a number.

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

/** Listen for drags; `table` gives the present value of the store joined with the actions. */
export function listenForDrags(table) {
  let from = null;
  let hand = null;
  let coming = null;

  const isFar = (event) => isDrag(event.pointerType, event.clientX - from.x, event.clientY - from.y);

  function begin(event) {
    const card = event.target.closest?.("[data-tag]");
    const now = table();
    const choices = card && now.active && now.cardChoices.get(card.dataset.tag);
    if (!choices || event.button > 0 || now.gathering) return;
    from = { x: event.clientX, y: event.clientY, card, tag: card.dataset.tag, choices, carried: null };
    coming ??= import("./carry.js").then((carry) => (hand = carry));
  }

  function move(event) {
    if (!from || !hand) return;
    if (!from.carried) {
      if (!isFar(event)) return;
      hand.lift(from, event, table());
    }
    event.preventDefault();
    from.carried.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
  }

  function end(event) {
    const was = from;
    const early = was && !hand && isFar(event);
    from = null;
    if (!was?.carried && !early) return;
    dragged = true;
    // Without a click after it the next press is an ordinary one.
    setTimeout(() => (dragged = false), 0);
    // The first drag may end before the hand that carries it has come.
    coming.then(() => {
      if (early) hand.lift(was, event, table());
      hand.putDown(was, event, table());
    });
  }

  addEventListener("pointerdown", begin);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
