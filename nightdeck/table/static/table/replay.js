// Stepping through a game: forwards, backwards, from each seat, with a link to every step.
import { classes, html, useEffect, useRef } from "../kit.js";
import { Icon } from "../print/icons.js";
import { Board, railFoes } from "./board.js";
import { Clause } from "./clause.js";
import { TableContext, useStore } from "./context.js";
import { Reading } from "./late.js";
import { usePhone } from "./layout.js";
import { useAnalysis } from "./costs.js";
import { Lines, useEnd } from "./log.js";
import { patched } from "./patch.js";
import { Phone } from "./phone.js";
import { Foes } from "./plates.js";
import { derived } from "./session.js";
import { loadSettings } from "./settings.js";
import { createStore } from "./store.js";
import { Moments, momentFrom, TimeBand, turnFrom, useCourse } from "./timeband.js";
import { seatName } from "./words.js";
import { Peek } from "./zoom.js";
import { Toast } from "./room.js";
import { factsOf } from "./known.js";
import { Panel } from "./panels.js";

const EVERY = 50;
const PLAY = 900;
const SPEEDS = [0.5, 1, 2, 4];

/** Documents of a chunk, each patched from the one before. */
export function unrolled(chunk) {
  const documents = [chunk.document];
  for (const patch of chunk.patches) documents.push(patched(documents.at(-1), patch));
  return documents;
}

/** A replay: a store with the document of the present step, and the actions that change it. */
export function openReplay(boot, cards) {
  const chunks = new Map();
  const store = createStore({
    boot: {
      ...boot,
      replay: `/replays/${boot.table}`,
      cards: boot.cards || `/games/${boot.game}/cards`,
    },
    keywords: boot.keywords || [],
    ...cards,
    ...derived({ log: [], prompt: null }),
    loaded: false,
    freshFrom: 0,
    mine: [],
    reasons: new Map(),
    step: boot.step || 0,
    audience: String(boot.seat ?? boot.audiences[0]),
    playing: false,
    speed: 1,
    ui: {
      settings: loadSettings(),
      picked: [],
      menu: null,
      reading: null,
      clause: null,
      panel: null,
      toast: null,
      status: "open",
      busy: null,
    },
  });
  const ui = (fields) => store.set({ ui: { ...store.get().ui, ...fields } });

  function chunkAt(audience, step) {
    const first = step - (step % EVERY);
    const key = `${audience}/${first}`;
    if (!chunks.has(key)) {
      const address = boot.chunk.replace("{audience}", audience).replace("{first}", first);
      chunks.set(
        key,
        fetch(address)
          .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
          .then((chunk) => ({ first: chunk.first, documents: unrolled(chunk) })),
      );
    }
    return chunks.get(key);
  }

  function remember(step, audience) {
    const url = new URL(location.href);
    url.searchParams.set("step", step);
    url.searchParams.set("seat", audience);
    history.replaceState(null, "", url);
  }

  async function go(step, audience = store.get().audience) {
    // While a game runs, every pair of eyes has seen another number of steps.
    boot.steps = boot.lengths?.[audience] ?? boot.steps;
    const wanted = Math.max(0, Math.min(boot.steps, step));
    store.set({ step: wanted, audience });
    try {
      const chunk = await chunkAt(audience, wanted);
      if (store.get().step !== wanted || store.get().audience !== audience) return;
      const found = chunk.documents[Math.min(wanted - chunk.first, chunk.documents.length - 1)];
      // Whoever looks through another's eyes is not called "you" there.
      const borrowed = !(boot.mine || []).map(String).includes(audience);
      const view = { ...found, borrowed };
      const before = store.get();
      store.set({
        ...derived(view),
        active: false,
        loaded: true,
        freshFrom:
          before.loaded && before.view.log.length < view.log.length
            ? before.view.log.length
            : view.log.length - 1,
      });
      remember(wanted, audience);
    } catch {
      ui({ toast: { text: "This step could not be fetched. Try again.", tone: "bad" } });
    }
  }

  /** Why bots chose: told by the server when the game is over. */
  async function fetchReasons() {
    const answer = await fetch(`/api/v1/replays/${boot.table}/reasons`);
    if (!answer.ok) return;
    const told = await answer.json();
    store.set({ reasons: new Map(told.map((each) => [each.step, each])) });
  }

  const actions = {
    go,
    play: (playing) => store.set({ playing }),
    setSpeed: (speed) => store.set({ speed }),
    read: (reading) => ui({ reading }),
    stopReading: () => ui({ reading: null }),
    touchCard: (tag) => ui({ reading: { tag } }),
    touchPlace: () => {},
    openZone: (zone) => ui({ panel: `zone:${zone}` }),
    closePanel: () => ui({ panel: null }),
    openPanel: (panel) => ui({ panel }),
    showClause: (clause) => ui({ clause }),
    hideClause: () => ui({ clause: null }),
    nameOf: (tag) => factsOf(store.get(), store.get().view.cards?.[tag] || {})?.name || "",
    toast: (text) => ui({ toast: { text } }),
    send: () => Promise.resolve({ type: "lost" }),
    whyNot: () => Promise.resolve(null),
    undo: () => {},
    act: () => {},
    closeMenu: () => {},
  };
  go(store.get().step);
  if (boot.file) fetchReasons().catch(() => {});
  return { store, actions };
}

function audienceName(view, audience) {
  if (audience === "watch") return "Spectator sees";
  const plate = (view.seats || []).find((each) => String(each.seat) === audience);
  return `${plate?.name || `Seat ${Number(audience) + 1}`} sees`;
}

/** What would have been better at this step, if it was one that cost much. */
function Better({ table }) {
  const told = useAnalysis(`/api/v1/replays/${table.boot.table}/analysis`);
  const mistake = told?.mistakes.find((each) => each.step === table.step);
  const others = (told?.mistakes || []).filter((each) => each !== mistake);
  if (!told?.mistakes.length) return null;
  return html`<p class="reason cost">
    ${
      mistake
        ? html`<b>This cost ${Math.round(100 * mistake.loss)} of 100 games.</b> ${"Better: "}${mistake.better}${mistake.why && `, because ${mistake.why}`}. `
        : html`<b>What cost most:</b> `
    }
    ${others.map(
      (each) => html`<button type="button" class="btn btn--quiet" onClick=${() => table.go(each.step, String(told.seat))}>step ${each.step}</button>`,
    )}
  </p>`;
}

/** Why the bot that took this step did so. */
function Reason({ table }) {
  const reason = table.reasons.get(table.step);
  if (!table.reasons.size) return null;
  return html`<p class="reason">
    ${reason && html`<b>Why, ${seatName(table.view, reason.seat)}:</b> ${reason.text}`}
  </p>`;
}

function Controls({ table, course }) {
  const { boot, step, playing, view, go, play } = table;
  const last = view.log?.at(-1)?.text || "";
  const copy = () =>
    navigator.clipboard?.writeText(location.href).then(
      () => table.toast("The link to this step is copied."),
      () => table.toast("The link could not be copied."),
    );
  return html`<section class="scr" aria-label="Replay">
    <div class="ctl">
      <button type="button" class="btn" aria-label="To the start" onClick=${() => go(0)}>|◂</button>
      <button type="button" class="btn" aria-label="Step back" onClick=${() => go(step - 1)}>
        <${Icon} name="back" size=${15} />
      </button>
      <button
        type="button"
        class="btn btn--paper"
        aria-label=${playing ? "Pause" : "Play"}
        onClick=${() => play(!playing)}
      >
        <${Icon} name=${playing ? "pause" : "play"} size=${15} />
      </button>
      <button type="button" class="btn" aria-label="Step forward" onClick=${() => go(step + 1)}>
        <${Icon} name="step" size=${15} />
      </button>
    </div>
    <div class="told">
      <h2>Step ${step} of ${boot.steps}<small>${last}</small></h2>
      ${boot.file && html`<${Better} table=${table} />`}<${Reason} table=${table} />
    </div>
    <${PlayOn} table=${table} />
    <div class="tools">
      <span class="seg" role="group" aria-label="Whose eyes">
        ${boot.audiences.map(
          (audience) =>
            html`<button
              type="button"
              class=${audience === table.audience ? "on" : ""}
              aria-pressed=${audience === table.audience}
              onClick=${() => go(step, audience)}
            >
              ${audienceName(view, audience)}
            </button>`,
        )}
      </span>
      <button type="button" class="btn" onClick=${copy}>Link to this step</button>
      ${boot.file && html`<a class="btn" href=${boot.file} download>Download</a>`}
      <label class="pick-one"
        ><span>Speed</span>
        <select value=${table.speed} onChange=${(event) => table.setSpeed(Number(event.target.value))}>
          ${SPEEDS.map((each) => html`<option key=${each} value=${each}>${each}×</option>`)}
        </select></label
      >
      <${Moments} course=${course} step=${step} go=${go} />
    </div>
    <${TimeBand} course=${course} step=${step} steps=${boot.steps} go=${go} />
  </section>`;
}

function Steps({ table }) {
  const box = useRef(null);
  useEnd(box);
  const { view, freshFrom } = table;
  const foes = railFoes(view);
  return html`<aside ref=${box} class="steps log" tabindex="0" aria-label="Log up to this step">
    ${foes.length > 0 && html`<${Foes} plates=${foes} />`}
    <div class="log-in"><${Lines} lines=${view.log || []} freshFrom=${freshFrom} /></div>
  </aside>`;
}

function usePlaying(value, actions) {
  useEffect(() => {
    if (!value.playing) return undefined;
    if (value.step >= value.boot.steps) return actions.play(false);
    const timer = setTimeout(() => actions.go(value.step + 1), PLAY / value.speed);
    return () => clearTimeout(timer);
  }, [value.playing, value.step, value.speed]);
}

function useReplayKeys(store, actions, course) {
  useEffect(() => {
    const keys = (event) => {
      if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
      const { step, playing, boot } = store.get();
      const jumps = {
        ArrowRight: step + 1,
        ArrowLeft: step - 1,
        Home: 0,
        End: boot.steps,
        PageDown: turnFrom(course, step, 1) ?? boot.steps,
        PageUp: turnFrom(course, step, -1) ?? 0,
        n: momentFrom(course, step, 1) ?? step,
        p: momentFrom(course, step, -1) ?? step,
      };
      if (event.key in jumps) actions.go(jumps[event.key]);
      else if (event.key === " " && !event.target.matches("button")) actions.play(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [course]);
}

/** A new table that goes on from this step, from the seat one looks from, against bots. */
function PlayOn({ table }) {
  const { boot, step, audience } = table;
  if (!boot.play || audience === "watch" || step >= boot.steps) return null;
  return html`<form class="play-on" method="post" action=${boot.play}>
    <input type="hidden" name="step" value=${step} />
    <input type="hidden" name="seat" value=${audience} />
    <button class="btn btn--paper">Play on from here</button>
    <label
      ><span class="unseen">against</span>
      <select name="level">
        ${(boot.levels || []).map(
          (each) =>
            html`<option value=${each.level} selected=${each.level === boot.level}>
              against ${each.title}
            </option>`,
        )}
      </select></label
    >
  </form>`;
}

export function ReplayApp({ replay }) {
  const { store, actions } = replay;
  const value = useStore(store);
  const phone = usePhone();
  usePlaying(value, actions);
  const course = useCourse(value.boot.course);
  useReplayKeys(store, actions, course);
  const table = { ...value, ...actions };
  if (!value.loaded) return html`<p class="loading" role="status">Fetching the game.</p>`;
  return html`<${TableContext.Provider} value=${table}>
    <div
      class=${classes("table replaying", phone && "phone")}
      data-step=${value.step}
    >
      <header class="bar">
        <a class="logo" href="/" aria-label="Nightdeck, home"><i></i><span>Nightdeck</span></a>
        <span class="game"><b>${value.boot.title}</b></span>
        <span class="turn">${value.view.turn?.text || ""}</span>
      </header>
      ${phone ? html`<${Phone} />` : html`<${Board} /><${Steps} table=${table} />`}
      <${Controls} table=${table} course=${course} />
      <${Peek} />${value.ui.reading && html`<${Reading} />`}<${Clause} /><${Panel} /><${Toast} />
    </div>
  <//>`;
}
