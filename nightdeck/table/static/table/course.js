// How a finished game went: lines over the turns, and the moments that mattered.
import { html, useEffect, useState } from "../kit.js";
import { factionNamed } from "../print/factions.js";
import { useTable } from "./context.js";
import { Art } from "../print/face.js";
import { Costs } from "./costs.js";
import { Named, withCards } from "./log.js";
import { capital } from "./words.js";

const WIDE = 416;
const HIGH = 104;
const LEFT = 22;
const RIGHT = 96;
const TOP = 8;
const BOTTOM = 10;
const APART = 14;
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];

/** What the server tells about a finished game; null until it came or when there is nothing. */
export function useCourse(address) {
  const [course, setCourse] = useState(null);
  useEffect(() => {
    let gone = false;
    fetch(address)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((told) => !gone && setCourse(told))
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [address]);
  return course;
}

/** Heights of labels, moved apart so that none lies on another. */
export function apart(heights, least = APART) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  order.forEach((at, place) => {
    if (place) placed[at] = Math.max(placed[at], placed[order[place - 1]] + least);
  });
  const over = Math.max(0, Math.max(...placed) - (HIGH - 2));
  return placed.map((height) => height - over);
}

/** The figures worth a drawing: the score, and the first number that everybody has. */
export const drawn = (figures) =>
  figures.slice(0, 2).filter((figure) => figure.values.some((row) => new Set(row).size > 1));

function Chart({ figure, course }) {
  const count = figure.values[0].length;
  const goal = figure.id === "score" ? course.goal : 0;
  const most = Math.max(goal, 1, ...figure.values.flat());
  const x = (i) => LEFT + (i * (WIDE - LEFT - RIGHT)) / Math.max(1, count - 1);
  const y = (value) => TOP + ((most - Math.max(0, value)) * (HIGH - TOP - BOTTOM)) / most;
  const labels = apart(figure.values.map((row) => y(row.at(-1))));
  const told = figure.values.map((row, i) => `${course.names[i]} ${row[0]} to ${row.at(-1)}`);
  return html`<figure class="chart">
    <figcaption>${figure.label} over the turns</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${`${figure.label}: ${told.join(", ")}`}>
      ${[0, most].map(
        (value) =>
          html`<line class="grid" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(value)} y2=${y(value)} />
            <text class="tick" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${value}</text>`,
      )}
      ${figure.values.map((row, i) => {
        const faction = factionNamed(course.factions[i]);
        const points = row.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
        return html`<polyline
            points=${points.join(" ")}
            stroke=${faction.ink}
            stroke-dasharray=${DASHES[i % DASHES.length]}
          />
          <circle cx=${x(count - 1)} cy=${y(row.at(-1))} r="3.5" fill=${faction.ink} />
          <text class="name" x=${WIDE - RIGHT + 9} y=${labels[i] + 4}>
            <tspan class="val" fill=${faction.ink}>${row.at(-1)}</tspan> ${course.names[i]}
          </text>`;
      })}
    </svg>
  </figure>`;
}

/** The turn of a moment in few words: "Turn of somebody", "Turn 37". */
function when(moment) {
  const [first, second = ""] = moment.turn.split(", ");
  if (/^turn \d+/.test(second)) return capital(second);
  return first || `Step ${moment.step}`;
}

/** The first card that a text names. */
const cardIn = (text, { namePattern, byName }) =>
  withCards(text, namePattern, byName).find((part) => typeof part !== "string");

function Moment({ moment, course }) {
  const table = useTable();
  const { boot } = table;
  const card = cardIn(moment.text, table);
  const sign = moment.change > 0 ? "+" : "−";
  return html`<li>
    <a class="when" href=${`${boot.replay}?step=${moment.step}`}>${when(moment)}</a>
    <span class="pic" aria-hidden="true">${card && html`<${Art} card=${card} />`}</span>
    <span class="what"><${Named} text=${moment.text || `${course.names[moment.seat]} scores`} /></span>
    <span class="num">${sign}${Math.abs(moment.change)}<small>${moment.scores.join(":")}</small></span>
  </li>`;
}

/** Charts and key moments of a finished game. */
export function Course({ course }) {
  if (!course) return html`<${Costs} />`;
  const charts = drawn(course.figures);
  return html`<${Costs} />${charts.map((figure) => html`<${Chart} key=${figure.id} figure=${figure} course=${course} />`)}
  ${
    course.moments.length > 0 &&
    html`<section class="moments" aria-labelledby="moments">
      <h2 id="moments">Key moments</h2>
      <ol>
        ${course.moments.map((moment) => html`<${Moment} key=${moment.step} moment=${moment} course=${course} />`)}
      </ol>
    </section>`
  }`;
}
