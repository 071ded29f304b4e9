// How much room there is: everything grows with it, and three layouts share it out.
import { useEffect, useState } from "../kit.js";
import { createStore } from "./store.js";

// The room the table is drawn for; with more of it type and cards grow as one.
const WIDTH = 1440;
const HEIGHT = 880;
const MOST = 2.2;
const TEXT = { normal: 1, larger: 1.12, largest: 1.25 };
// Up to these widths one place at a time is shown, or the question stands below the board.
const PHONE = 640;
const UPRIGHT = 1000;
const UPRIGHT_TALL = 1180;
const LOW = 640;

/** The scale and the layout for a window and a wished size of text. */
export function fitted(width, height, text = "normal") {
  const wish = TEXT[text] || 1;
  const room = Math.max(1, Math.min(MOST, width / WIDTH, height / HEIGHT));
  const scale = width <= PHONE ? Math.min(wish, TEXT.larger) : room * wish;
  const [across, down] = [width / scale, height / scale];
  const upright = across < UPRIGHT || (across < UPRIGHT_TALL && down > across);
  const layout = across <= PHONE ? "phone" : upright ? "upright" : "desk";
  return { scale, layout, low: down <= LOW, narrow: across < UPRIGHT_TALL };
}

/** The room as it is now; apart from the table's own state, because pages without one use it. */
export const room = createStore({ scale: 1, layout: "desk", low: false, narrow: false });
let wished = "normal";

function measure() {
  const found = fitted(innerWidth, innerHeight, wished);
  const root = document.documentElement;
  root.style.setProperty("--scale", String(found.scale));
  root.dataset.layout = found.layout;
  root.toggleAttribute("data-low", found.low);
  root.toggleAttribute("data-narrow", found.narrow);
  const now = room.get();
  if (Object.keys(found).some((key) => found[key] !== now[key])) room.set(found);
}

/** Fit the page to the window, now and whenever it changes. */
export function followRoom() {
  measure();
  addEventListener("resize", measure);
}

/** Another size of text is wished for. */
export function wishText(text) {
  wished = text;
  measure();
}

/** Draw again whenever the layout changes. */
export function useLayout() {
  const [layout, setLayout] = useState(room.get().layout);
  useEffect(() => {
    setLayout(room.get().layout);
    return room.listen((now) => setLayout(now.layout));
  }, []);
  return layout;
}

export const usePhone = () => useLayout() === "phone";

/** The window in the measure of the table. */
export const windowSize = () => {
  const { scale } = room.get();
  return { width: innerWidth / scale, height: innerHeight / scale };
};

/** Where an element lies, in the measure of the table. */
export function boxOf(element) {
  const { scale } = room.get();
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const [l, t, r, b] = [left, top, right, bottom].map((value) => value / scale);
  return { left: l, top: t, right: r, bottom: b, width: width / scale, height: height / scale };
}
