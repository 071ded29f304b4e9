// Moves: remember where each card lies, draw, then let it travel from there (FLIP by card tag).
import { room } from "./layout.js";

const MOST = 8;
const MOVE = 220;
const TURN = 360;
const EASE = "cubic-bezier(.2,.8,.2,1)";
let running = [];

const named = () => document.querySelectorAll("[data-tag]");

function measured() {
  const places = new Map();
  for (const element of named()) {
    const box = element.getBoundingClientRect();
    const up = element.dataset.up === "true";
    if (box.width) places.set(element.dataset.tag, { element, box, up });
  }
  return places;
}

let before = new Map();
let drawn = null;

/** Places are measured again only after something scrolled or the window changed. */
const forget = (event) => {
  if (event.type === "resize" || event.target.querySelector?.("[data-tag]")) drawn = null;
};
addEventListener("resize", forget);
addEventListener("scroll", forget, { capture: true, passive: true });

/** Remember where every card lies now; what is known from the last time is not measured again. */
export function remember() {
  before = drawn && !running.length ? drawn : measured();
}

/** End all moves at once: any input does. */
export function finishMoves() {
  for (const move of running) move.finish();
  running = [];
}

function travel(element, from, to) {
  const scale = from.width / to.width;
  const grown = room.get().scale;
  const dx = (from.left - to.left) / grown;
  const dy = (from.top - to.top) / grown;
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    { duration: MOVE, easing: EASE },
  );
}

const turn = (element) =>
  element.animate([{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }], {
    duration: TURN,
    easing: EASE,
  });

const arrive = (element) =>
  element.animate(
    [
      { opacity: 0, transform: "scale(.9)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: MOVE,
      easing: EASE,
    },
  );

const far = (one, other) =>
  Math.abs(one.left - other.left) > 2 || Math.abs(one.top - other.top) > 2;

/** Animate what moved, turned or came since `remember`; at most a few, the rest jumps. */
export function animateMoves() {
  if (!before.size) return;
  const old = before;
  before = new Map();
  const places = measured();
  drawn = running.length ? null : places;
  let count = 0;
  for (const [tag, now] of places) {
    const was = old.get(tag);
    const moved = was && far(was.box, now.box);
    const turned = was && was.up !== now.up;
    if (!moved && !turned && was) continue;
    count += 1;
    if (count > MOST) return;
    start(now.element, moved && was.box, now.box, turned);
  }
}

function start(element, from, to, turned) {
  const move = from ? travel(element, from, to) : turned ? turn(element) : arrive(element);
  running.push(move);
  move.finished.catch(() => {}).then(() => (running = running.filter((each) => each !== move)));
}
