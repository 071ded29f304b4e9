// Great moments, in front of the board and never over the question. What is staged is told in
// words by the log, which is read aloud; the picture itself is silent.
import { classes, html } from "../kit.js";
import { Art, Back, Face, wrapper } from "../print/face.js";
import { factionNamed, Mark } from "../print/factions.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { enumerated, seatName } from "./words.js";

const plateOf = (view, seat) => (view.seats || []).find((plate) => plate.seat === seat);

function Whose({ seat }) {
  const { view } = useTable();
  const plate = plateOf(view, seat);
  if (!plate) return null;
  return html`<span class="whose"
    ><${Mark} faction=${factionNamed(plate.faction)} size=${22} /> ${seatName(view, seat)}</span
  >`;
}

/** A face by its definition, or a back. */
function Shown({ id, size = "l" }) {
  const { catalogue } = useTable();
  const facts = id && catalogue.get(id);
  if (!facts)
    return html`<span class=${`card card--${size} card--back`}><${Back} /></span>`;
  const outer = wrapper(facts, size);
  return html`<span class=${outer.class} style=${outer.style}
    ><${Face} card=${facts} size=${size}
  /></span>`;
}

function Cards({ stage }) {
  return html`<div class="st-cards">
    ${stage.cards.map((id, i) => html`<${Shown} key=${i} id=${id} size=${stage.cards.length > 2 ? "m" : "l"} />`)}
  </div>`;
}

function Sealed({ stage }) {
  return html`<div class="st-sealed">
    ${stage.sides.map(
      (side) =>
        html`<div class="st-side" key=${side.seat}>
          <${Whose} seat=${side.seat} />
          <div class="turning">
            ${
              side.value === undefined || side.value === null
                ? html`<${Shown} id=${side.card} size=${stage.sides.length > 2 ? "m" : "l"} />`
                : html`<b class="slip num">${side.value}</b>`
            }
          </div>
        </div>`,
    )}
  </div>`;
}

const percent = (value, most) => `${Math.round((100 * Math.max(0, value)) / Math.max(1, most))}%`;

function change({ before, after }) {
  if (after === before) return "";
  return after > before ? `+${after - before}` : `−${before - after}`;
}

function Bars({ row }) {
  const { view } = useTable();
  const most = Math.max(...row.sums.map((sum) => Math.max(sum.before, sum.after)));
  return html`<div class="st-row">
    ${row.title && html`<h3>${row.title}</h3>`}
    ${row.sums.map(
      (sum) =>
        html`<div
          class=${classes("st-sum", sum.seat !== undefined && sum.seat !== view.seat && "them")}
          key=${sum.label}
        >
          ${sum.card ? html`<${Shown} id=${sum.card} size="t" />` : html`<span></span>`}
          <span class="st-name">${sum.label}<small>${change(sum)}</small></span>
          <span
            class="bar-of"
            style=${{ "--from": percent(sum.before, most), "--to": percent(sum.after, most) }}
            ><i></i
          ></span>
          <b class="num">${sum.after}</b>
        </div>`,
    )}
    ${row.verdict && html`<p>${row.verdict}</p>`}
  </div>`;
}

const Sums = ({ stage }) => stage.rows.map((row, i) => html`<${Bars} key=${i} row=${row} />`);

function Pile({ stage }) {
  const { catalogue } = useTable();
  return html`<ol class="st-pile">
    ${stage.items.map((item, i) => {
      const facts = item.card && catalogue.get(item.card);
      return html`<li key=${i} class=${item.state}>
        ${facts ? html`<${Art} card=${facts} />` : html`<span class="no-art"></span>`}
        <b>${item.label}</b>${item.text && html`<small>${item.text}</small>`}
      </li>`;
    })}
  </ol>`;
}

function Way({ stage }) {
  const { catalogue } = useTable();
  return html`<ol class="st-way">
    ${stage.items.map((item, i) => {
      const facts = item.card && catalogue.get(item.card);
      return html`<li key=${i} class=${item.state}>
        ${facts && html`<${Art} card=${facts} />`}
        <b>${item.label}</b><small>${item.text || ""}</small>
      </li>`;
    })}
  </ol>`;
}

/** Who won, and how everybody stood. */
function End({ stage }) {
  const { view } = useTable();
  const sums = (view.seats || [])
    .filter((plate) => Number.isInteger(plate.score))
    .map((plate) => ({
      label: plate.name,
      seat: plate.seat,
      before: plate.score,
      after: plate.score,
    }));
  const { winners } = stage;
  const words = winners.length
    ? `${enumerated(winners.map((seat) => seatName(view, seat)))} ${winners.length > 1 ? "win" : "wins"}`
    : "Nobody wins";
  return html`<p class="st-end">${winners.includes(view.seat) ? "You win" : words}</p>
    <${Bars} row=${{ sums }} />`;
}

const DRAWN = { card: Cards, sealed: Sealed, sums: Sums, pile: Pile, path: Way, end: End };

/** What is staged now, if anything. */
export function Stage() {
  const { staged } = useTable();
  const Drawn = staged && DRAWN[staged.stage.kind];
  if (!Drawn) return null;
  const { stage, text } = staged;
  return html`<div
    class=${`stage stage--${stage.kind}`}
    aria-hidden="true"
    data-stage=${stage.kind}
    key=${text}
  >
    <div class="st-in">
      <header>
        <h2>${stage.heading}</h2>
        ${stage.seat !== undefined && html`<${Whose} seat=${stage.seat} />`}
      </header>
      <${Drawn} stage=${stage} />
      ${stage.kind !== "path" && html`<p class="st-text">${text}</p>`}
      ${stage.note && html`<p class="st-note">${stage.note}</p>`}
      <small class="st-skip"><${Icon} name="step" size=${10} /> Esc, or any press, goes on</small>
    </div>
  </div>`;
}
