// Icons on a grid of 16, solid, one weight. `--icut` is the colour behind an icon.
import { html } from "../kit.js";

const SHAPES = {
  hexcoin:
    '<path d="M8 1 14.1 4.5v7L8 15l-6.1-3.5v-7z"/><path d="M10.6 5.9A3.3 3.3 0 1 0 10.6 10.1" fill="none" stroke="var(--icut,#0c0e15)" stroke-width="1.7"/>',
  clock:
    '<path d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z"/><path d="M8 4v4.3l2.9 1.7" fill="none" stroke="var(--icut,#0c0e15)" stroke-width="1.7"/>',
  label: '<path d="M1 2.5h7.5L15 8l-6.5 5.5H1z"/><circle cx="4.6" cy="8" r="1.5" fill="var(--icut,#0c0e15)"/>',
  socket: '<path d="M3 3h10v10H3z"/><path d="M5.5 0v3M10.5 0v3M5.5 13v3M10.5 13v3M0 5.5h3M0 10.5h3M13 5.5h3M13 10.5h3" stroke="currentColor" stroke-width="1.4"/><path d="M6 6h4v4H6z" fill="var(--icut,#0c0e15)"/>',
  chain: '<path d="M6.6 9.4 9.4 6.6M5.2 7 3 9.2a2.7 2.7 0 0 0 3.8 3.8L9 10.8M10.8 9 13 6.8A2.7 2.7 0 0 0 9.2 3L7 5.2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="square"/>',
  hand: '<path d="M2 5l6-2.3L14 5v0l-1.2 9.5H3.2z"/><path d="M5.5 5.5v6.5M10.5 5.5v6.5" stroke="var(--icut,#0c0e15)" stroke-width="1.2"/>',
  deck: '<path d="M2 1.5h10v11H2z"/><path d="M13.5 4v10.5H5" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  bin: '<path d="M2 3h12v2H2zM3.3 6h9.4l-.9 9H4.2zM6 1h4v2H6z"/>',
  banner: '<path d="M3 1h10v14l-5-3.6L3 15z"/>',
  warning:
    '<path d="M8 1l7 13H1z"/><path d="M8 5.5v4.2M8 11.2v1.6" stroke="var(--icut,#0c0e15)" stroke-width="1.7"/>',
  shield: '<path d="M8 1l6 3v4c0 3.7-2.6 6-6 7-3.4-1-6-3.3-6-7V4z"/>',
  inward: '<path d="M1 8 8 1v4.5h7v5H8V15z" transform="rotate(180 8 8)"/>',
  strike: '<path d="M3 3l10 10M13 3 3 13" stroke="currentColor" stroke-width="2.6" fill="none"/>',
  forward: '<path d="M1 3l6 5-6 5zM8 3l6 5-6 5z"/>',
  bolt: '<path d="M9.5 0 2.5 9H7l-1 7 7.5-9.5H9z"/>',
  attack:
    '<path d="M14.5 1.5 13 6 6.5 12.5l-3-3L10 3zM2.6 10.4l3 3-1 1L3 13.6 1.5 15 1 14.5 2.4 13l-.8-1.6z"/>',
  defense: '<path d="M8 1l6 2.4v4.4c0 3.5-2.4 5.8-6 7.2-3.6-1.4-6-3.7-6-7.2V3.4z"/>',
  triangle: '<path d="M8 1 14.5 15h-13z"/>',
  square: '<path d="M2 2h12v12H2z"/>',
  circle: '<circle cx="8" cy="8" r="7"/>',
  cross: '<path d="M6 1h4v5h5v4h-5v5H6v-5H1V6h5z"/>',
  diamond: '<path d="M8 .5 15.5 8 8 15.5.5 8z"/>',
  coin:
    '<circle cx="8" cy="8" r="7"/><path d="M11.3 5.3A3.6 3.6 0 1 0 11.3 10.7M4.2 7h4.6M4.2 9h4.2" fill="none" stroke="var(--icut,#0c0e15)" stroke-width="1.3"/>',
  crate:
    '<path d="M1 4.5 8 1l7 3.5v7L8 15l-7-3.5z"/><path d="M1.5 4.8 8 8l6.5-3.2M8 8v6.5" fill="none" stroke="var(--icut,#0c0e15)" stroke-width="1.3"/>',
  flame: '<path d="M8 0c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 1.6-4.5C5.5 7 6.5 7 7 6.5 8 5 7 2 8 0z"/>',
  bubble: '<path d="M2 2h12v9H8l-4 3.5V11H2z"/>',
  towers:
    '<path d="M2 15V3h7v12zM10 7h4v8h-4z"/><path d="M4 5.5h3M4 8h3M4 10.5h3" stroke="var(--icut,#0c0e15)" stroke-width="1.2"/>',
  castle:
    '<path d="M1 15V4h3v2h2.5V4h3v2H12V4h3v11z"/><path d="M6.5 15v-4h3v4z" fill="var(--icut,#0c0e15)"/>',
  house: '<path d="M8 1 15 7v8H1V7z"/><path d="M6 15v-5h4v5z" fill="var(--icut,#0c0e15)"/>',
  upward: '<path d="M8 1l6 6h-3.5v8h-5V7H2z"/>',
  spark: '<path d="M8 0l1.8 5.2L15 3.8 11.3 8 15 12.2l-5.2-1.4L8 16l-1.8-5.2L1 12.2 4.7 8 1 3.8l5.2 1.4z"/>',
  ram: '<path d="M1 4h14v7h-1.5v2h-2v-2h-2v2h-3v-2h-2v2h-2v-2H1z"/>',
  bio: '<path d="M8 15S1 10.5 1 5.8C1 2 6 .8 8 4.2 10 .8 15 2 15 5.8 15 10.5 8 15 8 15z"/>',
  main: '<path d="M1 2h14v9H1zM5 13h6v2H5z"/>',
  why: '<circle cx="8" cy="8" r="7"/><path d="M5.8 6.2C5.8 3.3 10.3 3.3 10.3 6c0 1.7-2.2 1.7-2.2 3.5M8.1 11v1.7" fill="none" stroke="var(--icut,#0c0e15)" stroke-width="1.6"/>',
  eye: '<path d="M0 8c3-5 13-5 16 0-3 5-13 5-16 0z"/><circle cx="8" cy="8" r="2.6" fill="var(--icut,#0c0e15)"/>',
  undo: '<path d="M6 2 1 6.5 6 11V8h3.5a2.5 2.5 0 0 1 0 5H5v2h4.5a4.5 4.5 0 0 0 0-9H6z"/>',
  menu: '<path d="M1 3h14v2H1zM1 7h14v2H1zM1 11h14v2H1z"/>',
  chat: '<path d="M1 2h14v9H7l-4 3.5V11H1z"/>',
  sound:
    '<path d="M1 5.5h3L8 2v12l-4-3.5H1z"/><path d="M10.5 5c1.6 1.6 1.6 4.4 0 6M12.5 3c2.7 2.7 2.7 7.3 0 10" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  play: '<path d="M3 1l11 7-11 7z"/>',
  pause: '<path d="M3 1h4v14H3zM9 1h4v14H9z"/>',
  step: '<path d="M2 1l8 7-8 7zM11 1h3v14h-3z"/>',
  back: '<path d="M14 1 6 8l8 7zM2 1h3v14H2z"/>',
  search:
    '<path d="M6.5 1a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm0 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM11.6 10 15.5 14 14 15.5 10 11.6z" fill-rule="evenodd"/>',
  lock: '<path d="M4 7V5a4 4 0 0 1 8 0v2h1.5v8h-11V7zm2 0h4V5a2 2 0 0 0-4 0z" fill-rule="evenodd"/>',
  arrow: '<path d="M9 2l6 6-6 6-1.6-1.6L10.6 9H1V7h9.6L7.4 3.6z"/>',
  check: '<path d="M1.5 8.5 4 6l2.7 2.7L12.5 3 15 5.5 6.7 13.8z"/>',
  star: '<path d="M8 .8l2.2 4.7 5 .6-3.7 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.8 6.1l5-.6z"/>',
  rise: '<path d="M8 1l6.5 6.5H10.5V15h-5V7.5H1.5z"/>',
  used: '<path d="M5.6 1.2 14 4.3 10.4 14.8 2 11.7z"/>',
  down: '<path d="M2 5l6 7 6-7z"/>',
};

export const ICONS = Object.keys(SHAPES);

/** The inside of an icon as SVG text, for drawings that are built as text. */
export const iconShape = (name) => SHAPES[name] || "";

/** An icon as an element; purely decorative, the words beside it carry the meaning. */
export function Icon({ name, size = 14 }) {
  return html`<svg
    class="ic"
    width=${size}
    height=${size}
    viewBox="0 0 16 16"
    fill="currentColor"
    aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: iconShape(name) }}
  />`;
}
