// While others act: what is being shown stands where the question will stand.
import { html } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { Named } from "./log.js";

/** The latest line that is not only for the record, else the latest. */
export function newest(log, from) {
  const fresh = log.slice(from);
  return fresh.findLast((line) => !line.minor && !line.part) || fresh.at(-1) || log.at(-1);
}

export function Watching() {
  const { view, freshFrom, skip } = useTable();
  const line = newest(view.log || [], freshFrom);
  return html`<section
    class="prompt watching"
    aria-label="What happens"
    data-number=${view.number}
    data-asked=${view.waiting?.seat}
  >
    <div class="ask waiting" id="ask" tabindex="-1">
      <div class="lbl"><span>${view.timeline?.title || view.turn?.text || ""}</span></div>
      <h2>${line ? html`<${Named} text=${line.text} />` : "One moment"}</h2>
    </div>
    <div class="pfoot">
      <span>Any key goes on</span>
      <button type="button" class="btn btn--quiet" id="skip-playback" onClick=${skip}>
        <${Icon} name="step" size=${12} /> Skip
      </button>
    </div>
  </section>`;
}
