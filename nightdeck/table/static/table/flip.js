// Moves: remember where each card lies, draw, then let it travel from there (FLIP by card tag).
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
    if (box.width) places.set(element.dataset.tag, { box, up: element.dataset.up === "true" });
  }
  return places;
}

let before = new Map();

/** Remember where every card lies now. */
export function remember() {
  before = measured();
}

/** End all moves at once: any input does. */
export function finishMoves() {
  for (const move of running) move.finish();
  running = [];
}

function travel(element, from, to) {
  const scale = from.width / to.width;
  const dx = from.left - to.left;
  const dy = from.top - to.top;
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

/** Animate what moved, turned or came since `remember`; at most a few, the rest jumps. */
export function animateMoves() {
  if (!before.size) return;
  const old = before;
  before = new Map();
  let count = 0;
  for (const element of named()) {
    if (count >= MOST) return;
    const was = old.get(element.dataset.tag);
    const now = element.getBoundingClientRect();
    if (!now.width) continue;
    const moved =
      was && (Math.abs(was.box.left - now.left) > 2 || Math.abs(was.box.top - now.top) > 2);
    const turned = was && was.up !== (element.dataset.up === "true");
    if (!moved && !turned && was) continue;
    count += 1;
    const move = moved ? travel(element, was.box, now) : turned ? turn(element) : arrive(element);
    running.push(move);
    move.finished.catch(() => {}).then(() => (running = running.filter((each) => each !== move)));
  }
}
