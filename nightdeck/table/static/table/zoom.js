// A peek at a card on hover or focus; a long press asks to read it in peace.
import { html } from "../kit.js";
import { Face, wrapper } from "../print/face.js";
import { useStore, useTable } from "./context.js";
import { factsOf } from "./known.js";
import { boxOf, room, windowSize } from "./layout.js";
import { createStore } from "./store.js";

const HOVER = 260;
const LONG_PRESS = 480;
const PEEK_WIDTH = 320;
const PEEK_HEIGHT = 448;

/** Which card is peeked at; apart from the table's own state, so that hovering redraws nothing. */
export const peek = createStore({ tag: null, box: null });
let timer = 0;
let pressed = false;

function show(tag, element, delay) {
  clearTimeout(timer);
  timer = setTimeout(() => peek.set({ tag, box: boxOf(element) }), delay);
}

export function dropPeek() {
  clearTimeout(timer);
  if (peek.get().tag) peek.set({ tag: null, box: null });
}

/** Whether the press that just ended was a long one; its click is not a choice. */
export function wasLongPress() {
  const long = pressed;
  pressed = false;
  return long;
}

function press(tag, element) {
  pressed = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    pressed = true;
    element.dispatchEvent(new CustomEvent("nightdeck-read", { bubbles: true, detail: tag }));
  }, LONG_PRESS);
}

/** The listeners that let an element be read without acting on it. */
export function zoomEvents(tag) {
  return {
    onPointerEnter: (event) =>
      event.pointerType === "mouse" && show(tag, event.currentTarget, HOVER),
    onPointerLeave: dropPeek,
    onPointerDown: (event) => event.pointerType !== "mouse" && press(tag, event.currentTarget),
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onFocus: (event) =>
      event.currentTarget.matches(":focus-visible") && show(tag, event.currentTarget, 0),
    onBlur: dropPeek,
    onContextMenu: (event) => event.preventDefault(),
  };
}

/** Beside the card, and never over the question and its options. */
export function beside(box, edge, height) {
  const right = box.right + PEEK_WIDTH + 20 < edge;
  const left = right ? box.right + 14 : Math.max(8, box.left - PEEK_WIDTH - 14);
  const top = Math.max(8, Math.min(height - PEEK_HEIGHT - 8, box.top - 150));
  return { left: `${left}px`, top: `${top}px` };
}

/** How far to the right and down a card may be shown: up to the rail, where there is one. */
function edges() {
  const { width, height } = windowSize();
  const rail = document.querySelector(".rail");
  if (!rail) return [width, height];
  const { left, top } = boxOf(rail);
  return room.get().layout === "desk" ? [left, height] : [width, top];
}

/** The card beside the pointer or the focus. */
export function Peek() {
  const table = useTable();
  const { tag, box } = useStore(peek);
  const entry = tag && table.view.cards?.[tag];
  const facts = entry && factsOf(table, entry);
  if (!facts || room.get().layout === "phone" || table.ui.reading) return null;
  const outer = wrapper(facts, "l");
  return html`<div class="peek" style=${beside(box, ...edges())} aria-hidden="true">
    <div class=${outer.class} style=${outer.style}><${Face} card=${facts} size="l" /></div>
  </div>`;
}
