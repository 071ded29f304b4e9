// The small menu at a card or a place: what may be done with it, and reading it.
import { html, useLayoutEffect, useRef } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { windowSize } from "./layout.js";
import { Costs, OptionWords } from "./prompt.js";

const WIDTH = 260;

function beside(box) {
  const { width, height } = windowSize();
  const left = Math.min(Math.max(8, box.left + box.width / 2 - WIDTH / 2), width - WIDTH - 8);
  const below = box.bottom + 8;
  if (below < height - 180)
    return { left: `${left}px`, top: `${below}px`, width: `${WIDTH}px` };
  return { left: `${left}px`, bottom: `${height - box.top + 8}px`, width: `${WIDTH}px` };
}

function step(event, list) {
  const items = [...list.querySelectorAll('[role="menuitem"]')];
  const at = items.indexOf(document.activeElement);
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  items[(at + by + items.length) % items.length]?.focus();
}

/** Opened by a card or a place; closes on Escape, on a click elsewhere, and when anything acts. */
export function Menu() {
  const table = useTable();
  const { menu } = table.ui;
  const box = useRef(null);
  useLayoutEffect(() => {
    if (!menu) return undefined;
    box.current?.querySelector('[role="menuitem"]')?.focus({ preventScroll: true });
    const away = (event) => !box.current?.contains(event.target) && table.closeMenu();
    const armed = setTimeout(() => addEventListener("pointerdown", away), 0);
    return () => {
      clearTimeout(armed);
      removeEventListener("pointerdown", away);
    };
  }, [menu]);
  if (!menu) return null;
  const keys = (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      table.closeMenu(true);
    } else step(event, box.current);
  };
  return html`<div
    ref=${box}
    class="menu"
    role="menu"
    aria-label=${menu.label}
    style=${beside(menu.box)}
    onKeyDown=${keys}
  >
    ${menu.choices.map(
      (choice) =>
        html`<button
          type="button"
          role="menuitem"
          class="opt"
          key=${choice.key}
          data-choice=${choice.key}
          onClick=${(event) => (event.detail > 0 && table.tooSoon() ? table.hold(choice.key) : table.act(choice))}
        >
          <kbd>${choice.key}</kbd><${OptionWords} choice=${choice} /><${Costs} costs=${choice.costs} />
        </button>`,
    )}
    ${
      menu.tag &&
      html`<button
        type="button"
        role="menuitem"
        class="opt quiet"
        onClick=${() => table.read({ tag: menu.tag })}
      >
        <${Icon} name="eye" size=${15} /><span class="t">Read it</span>
      </button>`
    }
  </div>`;
}
