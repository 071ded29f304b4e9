// The player's side of a table: what is shown, what is chosen, what is sent.
import { atOnce, withNextFrame } from "../kit.js";
import { learn } from "../print/taught.js";
import {
  answers,
  byCard,
  byPlace,
  endsPicks,
  gathers,
  listed,
  pickOf,
  rowOf,
  sharedBy,
} from "./choices.js";
import { connect } from "./connection.js";
import { finishMoves, remember } from "./flip.js";
import { wasDragged } from "./drag.js";
import { createGuard } from "./guard.js";
import { factsOf } from "./known.js";
import { boxOf } from "./layout.js";
import { FRESH_SLIP, isAnswered, lessonActions } from "./lesson.js";
import { createPlayback, PACES } from "./playback.js";
import { applySettings, keptSince, keepSince, loadSettings, moves, saveSettings } from "./settings.js";
import { turnId } from "./since.js";
import { listenForSkips } from "./skipping.js";
import { createStore } from "./store.js";
import { dropPeek, wasLongPress } from "./zoom.js";

const TOAST = 6000;
const SLOW = 120;
const HELD = 1200;

const FRESH_UI = {
  status: "connecting",
  hot: null,
  touched: false,
  picked: [],
  menu: null,
  reading: null,
  panel: null,
  clause: null,
  toast: null,
  busy: null,
  hint: null,
  open: null,
  held: null,
  curtain: null,
  since: null,
  slip: FRESH_SLIP,
};

/** A name as a pattern; a single word is a name only if it does not end a longer one. */
function patternOfName(name) {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return name.includes(" ") ? plain : `(?<![A-Z][\\w-]* )${plain}`;
}

/** The names of all cards as one pattern, longest first, for finding them in sentences. */
function patternOf(names) {
  const patterns = names.sort((a, b) => b.length - a.length).map(patternOfName);
  return patterns.length ? new RegExp(`(?<!\\w)(${patterns.join("|")})(?!\\w)`) : null;
}

/** Everything about the cards of a game that sentences and faces need. */
export function library(catalogue, game) {
  learn(catalogue.prints);
  const cards = catalogue.cards.map((card) => ({ game, ...card }));
  const byName = new Map();
  for (const card of cards.filter((each) => each.named !== false)) {
    byName.set(card.name, card);
    const short = card.name.replace(/:.*$/, "");
    if (!byName.has(short)) byName.set(short, card);
  }
  return {
    catalogue: new Map(cards.map((card) => [card.id, card])),
    byName,
    namePattern: patternOf([...byName.keys()]),
  };
}

/** Cards lying in hands of the viewer: only these are dimmed when they cannot be used. */
function handTags(view) {
  const hands = (view.scene?.regions || []).filter(
    (region) => region.kind === "hand" && region.side !== "opponent",
  );
  return new Set(hands.flatMap((region) => view.zones?.[region.zone]?.cards || []));
}

/** Cards that lie on the table where face down means hidden; elsewhere a known face is shown. */
function lyingTags(view) {
  const columns = (view.scene?.regions || []).filter((region) => region.kind === "columns");
  const zones = columns.flatMap((region) => region.columns.flatMap((column) => column.zones));
  return new Set(zones.flatMap((zone) => view.zones?.[zone]?.cards || []));
}

/** Values that follow from the document; computed once per document. */
export function derived(view, open = null) {
  // A lesson points at single answers: there a window stays a question of its own.
  const asked = view.own?.lesson ? view.prompt && { ...view.prompt, joined: [] } : view.prompt;
  const choices = listed(asked, open);
  const hand = handTags(view);
  const shared = sharedBy(choices, open);
  return {
    view,
    choices,
    shared,
    active: Boolean(view.prompt) && !view.over && !isAnswered(view),
    cardChoices: byCard(choices, shared),
    placeChoices: byPlace(choices, shared),
    gathering: gathers(view.prompt),
    handTags: hand,
    handAsked: choices.some((choice) => choice.cards.some((tag) => hand.has(tag))),
    lyingTags: lyingTags(view),
  };
}

/**
 * A live table. Returns a store whose value is all that is drawn, together with the actions.
 * @param {object} boot what the page was served with
 * @param {object} cards the library of cards
 */
export function openTable(boot, cards) {
  const store = createStore({
    boot,
    keywords: boot.keywords || [],
    ...cards,
    ...derived({ log: [], prompt: null }),
    ui: { ...FRESH_UI, settings: applySettings(loadSettings()), since: keptSince(boot) },
    mine: boot.mine || [],
    freshFrom: 0,
    loaded: false,
    behind: false,
    staged: null,
  });
  const ui = (fields) => atOnce(() => store.set({ ui: { ...store.get().ui, ...fields } }));
  const guard = createGuard({ isOn: () => store.get().ui.settings.guard });
  const setUp = new Set();
  let toastTimer = 0;
  let heldTimer = 0;
  let answering = null;
  // The number a shortcut under way leads to, 0 when there is none.
  let reaches = 0;

  function toast(text, tone = "plain") {
    clearTimeout(toastTimer);
    ui({ toast: { text, tone } });
    toastTimer = setTimeout(() => ui({ toast: null }), TOAST);
  }

  const playback = createPlayback({
    show: (view, behind) => present(behind ? { ...view, prompt: null } : view, behind),
    stage: (staged) => staged !== store.get().staged && withNextFrame(() => store.set({ staged })),
    pace: () => PACES[store.get().ui.settings.pace] ?? 1,
    hidden: () => document.hidden,
  });
  document.addEventListener("visibilitychange", () => document.hidden && playback.skip());
  listenForSkips({
    skip: playback.skip,
    isBehind: playback.isBehind,
    isStaged: () => store.get().staged !== null,
    unstage: playback.skip,
  });

  /** A whole document, and what does not concern the game, is shown at once; the rest is played. */
  function onDocument(view, hello) {
    const now = store.get();
    const own = isOwn(now.view, view);
    if (own) noteTurn(now.view, view);
    if (hello || view.number < now.view.number) {
      if (hello && view.own && now.ui.settings.reasons) wire.send({ type: "reasons", on: true });
      arrived = hello;
      playback.jump(view);
    } else if (view.number === playback.latest()?.number) replace(view);
    else playback.push(view, own);
  }

  /** Talk and comings and goings are true at once, whatever is being shown. */
  function replace(view) {
    playback.amend(view);
    if (!playback.isBehind()) return present(view, false);
    const { view: shown } = store.get();
    const { chat, room } = view;
    return withNextFrame(() => store.set({ view: { ...shown, chat, room } }));
  }

  /** Whether a document follows from what was answered here. */
  const isOwn = (before, after) =>
    reaches > 0 || (answering !== null && answering === before.number && after.number > before.number);

  /** What others do from here on is told before the next question of a turn of mine. */
  function noteTurn(before, after) {
    if (before.turn?.seat !== before.seat && before.turn?.number !== 0) return;
    remembered({ length: after.log.length, turn: turnId(before) });
  }

  function remembered(since) {
    keepSince(boot, since);
    ui({ since });
  }

  let arrived = null;

  function present(told, behind) {
    // What is about to be passed, as its player ordered, is no question.
    const view = told.own?.passing && told.prompt ? { ...told, prompt: null } : told;
    const now = store.get();
    const hello = arrived;
    arrived = null;
    // The same words may be asked twice running: a new number makes it a new question.
    const asked = view.prompt !== now.view.prompt || view.number !== now.view.number;
    if (view.number !== now.view.number) answering = null;
    if (view.number >= reaches || view.number < now.view.number) reaches = 0;
    if (now.loaded && moves(now.ui.settings)) remember();
    if (now.loaded && now.ui.settings.sound) {
      import("./sound.js").then(({ sound, soundOf }) => {
        const name = soundOf(now.view, view);
        if (name) sound(name);
      });
    }
    const answered = asked
      ? {
          hot: null,
          touched: false,
          menu: null,
          open: null,
          busy: held(view),
          hint: null,
          picked: [],
          slip: FRESH_SLIP,
        }
      : {};
    dropPeek();
    const changed = {
      ...derived(view, asked ? null : now.ui.open),
      loaded: true,
      behind,
      freshFrom: now.loaded ? (now.view.log?.length ?? 0) : view.log.length,
      mine: hello?.mine || now.mine,
      ui: {
        ...now.ui,
        ...answered,
        picked: asked ? carried(now.ui.picked, view) : now.ui.picked,
      },
    };
    adviseStops(view);
    withNextFrame(() => {
      store.set(changed);
      if (asked && view.prompt) guard.change();
    });
  }

  /** Whoever sits down for the first time begins with what the game advises, or what they like. */
  function adviseStops(view) {
    const { stops, kinds } = view.own || {};
    if (!stops || !kinds?.stops.length || stops["*all"] || setUp.has(view.seat)) return;
    setUp.add(view.seat);
    const liked = store.get().ui.settings.stops?.[view.game] || { "*all": "game" };
    for (const [question, mode] of Object.entries(liked)) wire.send({ type: "stops", question, mode });
  }

  /** Order when a kind of question is asked; what is ordered for good is remembered here. */
  function orderStop(question, mode) {
    const { view, ui: now } = store.get();
    if (question !== "*turn" && question !== "*next") {
      const known = now.settings.stops || {};
      const mine = { "*all": "game", ...known[view.game], [question]: mode };
      changeSettings({ stops: { ...known, [view.game]: mine } });
    }
    return send({ type: "stops", question, mode });
  }

  /** Show what is in a group, or with nothing the whole list again. */
  function openGroup(open) {
    const { view } = store.get();
    atOnce(() =>
      store.set({
        ...derived(view, open),
        ui: { ...store.get().ui, open, hot: null, touched: false, menu: null },
      }),
    );
    guard.change();
  }

  /** What was pressed too soon is shown to have been held back. */
  function hold(key) {
    clearTimeout(heldTimer);
    ui({ held: key });
    heldTimer = setTimeout(() => ui({ held: null }), HELD);
    return null;
  }

  /** The questions in the middle of a shortcut are answered by it, not by a second press. */
  const held = (view) => (reaches ? view.number : null);

  /** Picks stay lifted while the same gathering goes on. */
  const carried = (picked, view) =>
    gathers(view.prompt) ? picked.filter((tag) => byCard(listed(view.prompt)).has(tag)) : [];

  const wire = connect({
    address: boot.socket,
    seat: boot.seat ?? null,
    onDocument,
    // What was said about the loss is over when the connection is back.
    onState: (status) => ui({ status, busy: null, ...(status === "open" && { toast: null }) }),
    onMessage: (message) => message.type === "error" && toast(message.text, "bad"),
  });

  async function send(message) {
    const answer = await wire.send(message);
    if (answer.code === "lesson") lesson.refuse(answer);
    else if (answer.type === "error") toast(answer.text || answer.code, "bad");
    if (answer.type === "lost") toast("Reconnecting. Nothing is lost.");
    return answer;
  }

  /** What lies over the table is put away, if there is anything. */
  function putAway() {
    const { ui: now } = store.get();
    if (now.menu || now.reading || now.panel) ui({ menu: null, reading: null, panel: null });
  }

  /** Answer the open question once: the number names it, a second press changes nothing. */
  async function act(choice) {
    const { view, ui: now } = store.get();
    finishMoves();
    if (choice.kind === "none") return null;
    if (choice.kind === "group") return openGroup(choice.text);
    if (answering === view.number || now.busy === view.number || !view.prompt) return null;
    const { number } = view;
    answering = number;
    putAway();
    // Most answers are there before anybody could see that one waits for them.
    const slow = setTimeout(() => store.get().view.number === number && ui({ busy: number }), SLOW);
    const answer =
      choice.steps > 1
        ? await takeSteps(number, choice)
        : await send({ type: "decide", number, option: choice.index });
    clearTimeout(slow);
    if (answer.type !== "ok" || answer.taken === 0) answering = null;
    const { view: shown, ui: drawn } = store.get();
    if (shown.number >= reaches) reaches = 0;
    if (drawn.busy !== null && drawn.busy !== answering && !reaches) ui({ busy: null });
    return answer;
  }

  /** The answer may be here before the tables it leads to: it says how many there are. */
  async function takeSteps(number, choice) {
    reaches = Infinity;
    const message =
      choice.kind === "joined"
        ? { type: "decide", number, option: choice.index, then: choice.then }
        : { type: "shortcut", number, shortcut: choice.index };
    const answer = await send(message);
    reaches = answer.type === "ok" ? number + answer.taken : 0;
    return answer;
  }

  /** Give gathered picks one by one; stop at once if anything else is asked. */
  async function confirmPicks() {
    const { view, ui: now } = store.get();
    const picked = [...now.picked];
    const question = view.prompt?.question;
    const verb = view.prompt?.options.find((option) => picked.includes(option.cards?.[0]))?.verb;
    for (const tag of picked) {
      const option = pickOf(store.get().view.prompt, question, verb, tag);
      if (!option) return;
      const answer = await act({ kind: "option", index: option.index });
      if (answer?.type !== "ok") return;
    }
    const { prompt } = store.get().view;
    const done = prompt?.question === question && prompt.options.find(endsPicks);
    if (done) await act({ kind: "option", index: done.index });
  }

  function togglePick(tag) {
    const { picked } = store.get().ui;
    ui({ picked: picked.includes(tag) ? picked.filter((each) => each !== tag) : [...picked, tag] });
  }

  function openMenu(name, label, choices, element, tag = null) {
    const { menu } = store.get().ui;
    if (menu?.name === name) return ui({ menu: null });
    dropPeek();
    guard.change();
    return ui({
      menu: { name, label, choices, tag, from: element.id, box: boxOf(element) },
      hot: choices[0]?.key ?? null,
    });
  }

  const nameOf = (tag) => {
    const now = store.get();
    const entry = now.view.cards?.[tag];
    return (entry && factsOf(now, entry)?.name) || "a face-down card";
  };

  /** A first press on a card never acts: it lifts it, opens its menu, or lets it be read. */
  function touchCard(tag, element) {
    if (wasLongPress() || wasDragged()) return undefined;
    const now = store.get();
    const choices = now.active ? now.cardChoices.get(tag) : null;
    if (now.active && now.shared.has(tag)) return openGroup(null);
    if (!choices) return read({ tag });
    if (guard.holds()) return hold(choices[0].key);
    if (now.gathering && choices.length === 1 && !endsPicks(choices[0])) return togglePick(tag);
    return touched(tag, nameOf(tag), choices, element, tag);
  }

  /** A card or place with one group opens it; in an open group it answers; else it has a menu. */
  function touched(name, label, choices, element, tag = null) {
    const [only] = choices;
    const sure = store.get().ui.settings.confirm !== "always";
    if (choices.length === 1 && only.kind === "group") return openGroup(only.text);
    if (choices.length === 1 && store.get().ui.open && sure) return act(only);
    return openMenu(name, label, choices, element, tag);
  }

  function touchPlace(name, choices, element) {
    if (wasDragged()) return undefined;
    return guard.holds() ? hold(choices[0].key) : touched(name, name, choices, element);
  }

  function read(what) {
    dropPeek();
    ui({ reading: what, menu: null });
  }

  /** In the list a mouse acts at once; a finger chooses first and acts with the second tap. */
  function pressOption(choice, event) {
    const { ui: now } = store.get();
    if (event.detail > 0 && guard.holds()) return hold(choice.key);
    const touch =
      event.pointerType === "touch" || (event.detail && now.settings.confirm === "always");
    const confirm = touch && now.settings.confirm !== "never";
    if (confirm && !(now.hot === choice.key && now.touched))
      return ui({ hot: choice.key, touched: true });
    return act(choice);
  }

  function closeMenu(refocus = false) {
    const { menu } = store.get().ui;
    if (!menu) return;
    ui({ menu: null });
    if (refocus) document.getElementById(menu.from)?.focus();
  }

  async function askHint() {
    ui({ hint: { number: store.get().view.number, text: "is being thought about." } });
    const answer = await send({ type: "hint" });
    if (answer.type !== "hint") return ui({ hint: null });
    const { view, choices } = store.get();
    const single = answers(view.prompt).find(
      (each) => each.kind === (answer.then === undefined ? "option" : "joined") &&
        (answer.then === undefined ? each.index === answer.option : each.then === answer.then),
    );
    const row = single && rowOf(choices, single.kind, single.index, single.then);
    if (row?.kind === "group") openGroup(row.text);
    const shown = single && rowOf(store.get().choices, single.kind, single.index, single.then);
    const text = answer.text || single?.text || "";
    ui({ hint: { ...answer, text }, hot: shown?.key ?? null, touched: true });
  }

  const lesson = lessonActions({
    store,
    ui,
    send,
    askHint,
    show: (view) => store.set(derived(view)),
  });

  function changeSettings(fields) {
    const settings = { ...store.get().ui.settings, ...fields };
    saveSettings(settings);
    ui({ settings: applySettings(settings) });
  }

  /** What was said while the chat was open counts as heard. */
  const heard = () => ({ heard: store.get().view.chat?.at(-1)?.n ?? -1 });

  const actions = {
    ...lesson,
    send,
    act,
    toast,
    confirmPicks,
    touchCard,
    touchPlace,
    openGroup,
    orderStop,
    pressOption,
    closeMenu,
    nameOf,
    read,
    stopReading: () => ui({ reading: null }),
    setHot: (hot) => store.get().ui.hot !== hot && ui({ hot, touched: false }),
    showClause: (clause) => ui({ clause }),
    hideClause: () => ui({ clause: null }),
    openPanel: (panel) =>
      ui({ panel: store.get().ui.panel === panel ? null : panel, menu: null, ...heard() }),
    openZone: (zone) => ui({ panel: `zone:${zone}` }),
    closePanel: () => ui({ panel: null, ...heard() }),
    say: (said) => ui({ said }),
    skip: () => playback.skip(),
    forgetSince: () =>
      remembered({ length: store.get().view.log.length, turn: turnId(store.get().view) }),
    undo: () => send({ type: "undo" }),
    /** Whether an answer now would be meant for the list that was there a moment ago. */
    tooSoon: () => guard.holds(),
    hold,
    pass: () => {
      const choice = store.get().choices.find((each) => each.pass);
      if (!choice) return null;
      return guard.holds() ? hold(choice.key) : act(choice);
    },
    askHint,
    handOver: (curtain) => ui({ curtain, menu: null, panel: null, reading: null }),
    takeSeat: async (seat) => {
      await send({ type: "look", seat });
      ui({ curtain: null });
    },
    whyNot: (card) => wire.send({ type: "why", card }),
    changeSettings,
    dropPeek,
    resized: () => ui({ width: innerWidth, menu: null }),
  };
  return { store, actions };
}
