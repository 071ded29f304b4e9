// The end: who won and why, the figures, and where to go from here.
import { classes, html, useState } from "../kit.js";
import { factionNamed, Mark } from "../print/factions.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { Course, useCourse } from "./course.js";
import { Dialog } from "./dialog.js";
import { lessonOf } from "./lesson.js";
import { ClauseLink } from "./log.js";
import { NextGame, Standing } from "./next.js";
import { Report } from "./panels.js";
import { valueOf } from "./plates.js";
import { capital, copied, enumerated, seatName } from "./words.js";

/** Who won, as the reader sees it; people who share a screen are named. */
function headline(view, mine) {
  const { winners } = view.over;
  if (!winners.length) return "Nobody wins";
  if (view.seat >= 0 && mine.length < 2)
    return winners.includes(view.seat) ? "You win" : "You lose";
  const verb = winners.length > 1 ? "win" : "wins";
  return `${enumerated(winners.map((seat) => seatName(view, seat)))} ${verb}`;
}

/** Everybody's plates, one's own first. */
const ownFirst = ({ seats = [], seat }) =>
  [...seats].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

/** One row per kind of number that any seat has: what the table shows at the end. */
function numbersOf(plates) {
  const labels = new Set(plates.flatMap(({ numbers }) => (numbers || []).map(({ label }) => label)));
  return [...labels].map((label) => {
    const values = plates.map(({ numbers }) => numbers?.find((each) => each.label === label));
    return [label, values.map((number) => (number ? valueOf(number) : "–"))];
  });
}

/** What the game finds worth counting; a game that counts nothing shows its numbers. */
function figures(plates, course) {
  if (!course?.tallies?.length) return numbersOf(plates);
  return course.tallies.map(({ label, values }) => [
    label,
    plates.map(({ seat }) => values[seat] || "–"),
  ]);
}

function Figures({ course }) {
  const { view } = useTable();
  const plates = ownFirst(view);
  const rows = [["Score", plates.map(({ score }) => score ?? "–")], ...figures(plates, course)];
  return html`<table class="figures">
    <caption>
      Figures at the end
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">Figure</span></th>
        ${plates.map(
          (plate) =>
            html`<th scope="col">
              <${Mark} faction=${factionNamed(plate.faction)} size=${15} />${" "}
              ${plate.seat === view.seat ? "You" : plate.name}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([label, values]) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${values.map((value) => html`<td>${value}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** How it went: what cost most, the course over the turns, the figures. */
function Went() {
  const { boot } = useTable();
  const course = useCourse(`/api/v1${boot.replay}/summary`);
  return html`<${Course} course=${course} /><${Figures} course=${course} />`;
}

function Again() {
  const table = useTable();
  const { room, seat } = table.view;
  if (room?.match && !room.match.over) return html`<${NextGame} />`;
  if (!room || seat < 0) return null;
  if (room.next)
    return html`<a class="btn btn--k" href=${`/tables/${room.next}`}>Go to the new table</a>`;
  const asked = room.rematch.find((each) => each.seat === seat);
  const others = room.rematch.filter((each) => each.seat !== seat);
  const again = (swap) => table.send({ type: "rematch", swap });
  return html`${others.map(
      (each) =>
        html`<p class="asks">
          ${seatName(table.view, each.seat)} asks for a
          rematch${each.swap ? " with swapped seats" : ""}.
        </p>`,
    )}
    <button type="button" class="btn btn--k" data-first onClick=${() => again(false)}>
      <${Icon} name="play" size=${13} /> ${asked && !asked.swap ? "Asked, waiting" : "Rematch"}
    </button>
    <button type="button" class="btn" onClick=${() => again(true)}>
      ${asked?.swap ? "Asked, waiting" : "Swap seats"}
    </button>`;
}

export function Result() {
  const table = useTable();
  const [hidden, hide] = useState(false);
  const { view } = table;
  if (!view.over || (lessonOf(view)?.over && !table.ui.slip.closed)) return null;
  if (hidden)
    return html`<button
      type="button"
      class="btn btn--paper result-again"
      onClick=${() => hide(false)}
    >
      Result
    </button>`;
  const copy = () =>
    copied(new URL(table.boot.replay, location.href).href).then(
      () => table.toast("The link is copied."),
      () => table.toast("The link could not be copied.", "bad"),
    );
  const poster = new URL(`../pictures/${table.boot.picture}.svg`, import.meta.url).href;
  return html`<${Dialog} label="Result" class="result" onClose=${() => hide(true)}>
    <section
      class=${classes("win", view.seat >= 0 && !view.over.winners.includes(view.seat) && "lost")}
    >
      <img class="pic" src=${poster} alt="" />
      <p class="top">${table.boot.title}, ${view.turn?.text || ""}</p>
      <h1>${headline(view, table.mine)}</h1>
      <div class="sc">
        ${ownFirst(view).map(
          (plate) =>
            html`<span
              >${plate.score ?? "–"}<small
                >${plate.seat === view.seat ? "you" : plate.name}</small
              ></span
            >`,
        )}
      </div>
      <p class="why">${view.over.told || `${capital(view.over.reason)}.`} <${ClauseLink} clause=${view.over.clause} /></p>
      <${Standing} />
      <div class="acts">
        <${Again} />
        <a class="btn" href=${table.boot.replay}>Watch the replay</a>
        <a class="btn" href=${`/api/v1${table.boot.replay}/file`} download>Download</a>
        <button type="button" class="btn" onClick=${copy}>Copy link</button>
        <button type="button" class="btn" onClick=${() => hide(true)}>Look at the table</button>
        <a class="btn" href="/">Home</a>
      </div>
    </section>
    <section class="fig" tabindex="0" aria-label="How it went">
      <${Went} />
      <details class="wrong-here">
        <summary>Something was wrong</summary>
        <${Report} />
      </details>
    </section>
  <//>`;
}
