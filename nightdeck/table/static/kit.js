// The one place that knows the vendored view library.
import htm from "./vendor/htm.js";
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

const HIDDEN = 100;

/** Everything that changes before the next frame is drawn in one go; a hidden page has no frames. */
options.debounceRendering = (draw) =>
  document.hidden ? setTimeout(draw, HIDDEN) : requestAnimationFrame(draw);

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
