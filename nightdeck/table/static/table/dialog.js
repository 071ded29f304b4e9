// A window over the table: keeps the focus inside, gives it back, closes on Escape.
import { classes, html, useLayoutEffect, useRef } from "../kit.js";

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

function keepInside(event, box) {
  if (event.key !== "Tab") return;
  const all = [...box.querySelectorAll(FOCUSABLE)].filter((each) => each.offsetParent);
  if (!all.length) return;
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}

/** Everything inside is read as one dialog; a click outside closes it. */
export function Dialog({ label, onClose, children, class: name = "" }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const wanted = box.current.querySelector("[data-first]") || box.current;
    wanted.focus({ preventScroll: true });
    return () => {
      const back = before?.id ? document.getElementById(before.id) : before;
      back?.focus?.({ preventScroll: true });
    };
  }, []);
  const keys = (event) => {
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    else keepInside(event, box.current);
  };
  return html`<div
    class="veil"
    onClick=${(event) => event.target === event.currentTarget && onClose()}
  >
    <div
      ref=${box}
      class=${classes("dialog", name)}
      role="dialog"
      aria-modal="true"
      aria-label=${label}
      tabindex="-1"
      onKeyDown=${keys}
    >
      ${children}
    </div>
  </div>`;
}

/** A dialog with a heading and a close button. */
export function Sheet({ title, onClose, children, class: name = "" }) {
  return html`<${Dialog} label=${title} onClose=${onClose} class=${classes("sheet", name)}>
    <header class="sheet-h">
      <h2>${title}</h2>
      <button type="button" class="btn btn--quiet" onClick=${onClose}>Close</button>
    </header>
    <div class="sheet-b">${children}</div>
  <//>`;
}
