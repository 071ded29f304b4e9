// The course of a game as one band: its turns, who scored when, and what the game put on a stage.
import { classes, html, useEffect, useState } from "../kit.js";

const MOST_NUMBERS = 24;

/** How the game went, once it has been fetched; nothing while it still runs. */
export function useCourse(address) {
  const [course, setCourse] = useState(null);
  useEffect(() => {
    if (!address) return;
    fetch(address)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setCourse, () => {});
  }, [address]);
  return course;
}

const at = (step, steps) => `${(100 * step) / Math.max(1, steps)}%`;

/** The step where the turn before or after this one begins. */
export function turnFrom(course, step, way) {
  const starts = (course?.turns || []).map((turn) => turn.step);
  if (way > 0) return starts.find((start) => start > step);
  return starts.filter((start) => start < step).at(-1);
}

/** The key moment before or after a step. */
export function momentFrom(course, step, way) {
  const steps = (course?.moments || []).map((moment) => moment.step);
  if (way > 0) return steps.find((each) => each > step);
  return steps.filter((each) => each < step).at(-1);
}

function Turns({ turns, steps }) {
  const every = Math.ceil(turns.length / MOST_NUMBERS);
  return html`<div class="turns" aria-hidden="true">
    ${turns.map((turn, index) => {
      const end = turns[index + 1]?.step ?? steps;
      const style = { left: at(turn.step, steps), width: at(end - turn.step, steps) };
      return html`<i key=${turn.step} class=${index % 2 ? "odd" : ""} style=${style}
        >${index % every === 0 && html`<b>${index + 1}</b>`}</i
      >`;
    })}
  </div>`;
}

function Marks({ course, steps, go }) {
  const scored = new Set(course.scored.map((each) => each.step));
  return html`<div class="marks">
    ${course.staged
      .filter((each) => !scored.has(each.step))
      .map(
        (each) =>
          html`<button
            key=${`s${each.step}`}
            type="button"
            class="staged"
            tabindex="-1"
            style=${{ left: at(each.step, steps) }}
            title=${each.text}
            aria-label=${`Step ${each.step}: ${each.text}`}
            onClick=${() => go(each.step)}
          ></button>`,
      )}
    ${course.scored.map(
      (each) =>
        html`<button
          key=${`p${each.step}`}
          type="button"
          class=${classes("scored", `seat-${each.seat % 4}`)}
          tabindex="-1"
          style=${{ left: at(each.step, steps) }}
          title=${each.text}
          aria-label=${`Step ${each.step}: ${course.names[each.seat]} ${each.change}. ${each.text}`}
          onClick=${() => go(each.step)}
        >
          ${each.change > 0 ? `+${each.change}` : each.change}
        </button>`,
    )}
  </div>`;
}

export function TimeBand({ course, step, steps, go }) {
  return html`<div class="timeband">
    ${course && html`<${Marks} course=${course} steps=${steps} go=${go} />`}
    ${course && html`<${Turns} turns=${course.turns} steps=${steps} />`}
    <input
      class="scrub"
      type="range"
      min="0"
      max=${steps}
      value=${step}
      aria-label="Replay position"
      onInput=${(event) => go(Number(event.target.value))}
    />
  </div>`;
}

/** The moments that mattered, as a list to jump to. */
export function Moments({ course, step, go }) {
  if (!course?.moments.length) return null;
  const here = course.moments.some((each) => each.step === step) ? String(step) : "";
  return html`<label class="pick-one"
    ><span>Key moments</span>
    <select value=${here} onChange=${(event) => event.target.value && go(Number(event.target.value))}>
      <option value="">${course.moments.length} to jump to</option>
      ${course.moments.map(
        (each) =>
          html`<option key=${each.step} value=${each.step}>
            ${each.turn ? `${each.turn}: ` : ""}${each.text}
          </option>`,
      )}
    </select></label
  >`;
}
