// The one place that knows the vendored view library.
import htm from "./vendor/htm.js";
import { useEffect, useState } from "./vendor/hooks.js";
import { Component, createElement, options } from "./vendor/preact.js";

export { Component, createContext, Fragment, render } from "./vendor/preact.js";
export {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./vendor/hooks.js";

export const html = htm.bind(createElement);

let patient = false;
let waiting = null;

/** What is drawn only with the next frame can be drawn earlier, together with something else. */
function drawWaiting() {
  const draw = waiting;
  waiting = null;
  draw?.();
}

options.debounceRendering = (draw) => {
  if (!patient) return queueMicrotask(draw);
  waiting = draw;
  return requestAnimationFrame(drawWaiting);
};

/** Make a change that is drawn with the next frame, in one go with others; hidden pages have none. */
export function withNextFrame(change) {
  patient = !document.hidden;
  change();
  patient = false;
}

/** Make a change that answers a press or a key: it is drawn before the next one can come. */
export function atOnce(change) {
  change();
  if (waiting) queueMicrotask(drawWaiting);
}

/** A component that is fetched when it is first drawn; until it has come nothing stands there. */
export function later(name, fetched) {
  let found = null;
  return function Later(props) {
    const [, again] = useState(0);
    useEffect(() => {
      if (found) return;
      fetched().then(
        (module) => {
          found = module[name];
          again(1);
        },
        () => setTimeout(() => again((tries) => tries + 1), 1000),
      );
    });
    return found && createElement(found, props);
  };
}

/** Join the names of classes that apply. */
export const classes = (...names) => names.filter(Boolean).join(" ");

const same = (a, b) => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
};

/** A component that is drawn again only when one of its properties changed. */
export function memo(draw) {
  return class extends Component {
    shouldComponentUpdate(next) {
      return !same(this.props, next);
    }

    render(props) {
      return draw(props);
    }
  };
}
