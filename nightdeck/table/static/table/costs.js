// What cost most: the decisions after which the chance to win fell furthest, with better ones.
import { html, useEffect, useState } from "../kit.js";
import { useTable } from "./context.js";
import { Named } from "./log.js";

const AGAIN = 1000;

const percent = (chance) => `${Math.round(100 * chance)} %`;

/** Ask how far the analysis is, again and again until it is done; null until the first answer. */
export function useAnalysis(address) {
  const [told, setTold] = useState(null);
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const ask = () =>
      fetch(address)
        .then((answer) => (answer.ok ? answer.json() : null))
        .then((answer) => {
          if (gone || !answer) return;
          setTold(answer);
          if (answer.status === "thinking") timer = setTimeout(ask, AGAIN);
        })
        .catch(() => {});
    ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [address]);
  return told;
}

function Mistake({ mistake, seat }) {
  const { boot } = useTable();
  return html`<li>
    <p class="at">
      <a href=${`${boot.replay}?step=${mistake.step}&seat=${seat}`}>${mistake.turn || `Step ${mistake.step}`}</a>
      <b>−${Math.round(100 * mistake.loss)} of 100 games</b>
    </p>
    <p><span class="lbl">You chose</span> <${Named} text=${mistake.taken} /> <small>${percent(mistake.chance)}</small></p>
    <p class="better">
      <span class="lbl">Better</span> <${Named} text=${mistake.better} /> <small>${percent(mistake.best)}</small>
    </p>
    ${mistake.why && html`<p class="because"><${Named} text=${`${mistake.why.charAt(0).toUpperCase()}${mistake.why.slice(1)}.`} /></p>`}
  </li>`;
}

/** The three decisions that cost most; while they are looked for it says how far that is. */
export function Costs() {
  const { boot } = useTable();
  const told = useAnalysis(`/api/v1${boot.replay}/analysis`);
  if (!told || told.status === "none") return null;
  const { mistakes, done, of, seat } = told;
  return html`<section class="costs" aria-labelledby="costs">
    <h2 id="costs">What cost most</h2>
    ${
      told.status === "thinking" &&
      html`<p class="lbl" role="status">
        ${of ? `Your decisions are tried out again: ${done} of ${of}.` : "The game is played again."}
      </p>`
    }
    ${
      told.status === "done" &&
      !mistakes.length &&
      html`<p>No decision of yours cost much, as far as you could know.</p>`
    }
    ${
      mistakes.length > 0 &&
      html`<ol>
          ${mistakes.map((mistake) => html`<${Mistake} key=${mistake.step} mistake=${mistake} seat=${seat} />`)}
        </ol>
        <p class="lbl">
          Judged by what you could know then: every choice was tried out in ${mistakes[0].worlds}
          worlds you had to hold possible.
        </p>`
    }
  </section>`;
}
