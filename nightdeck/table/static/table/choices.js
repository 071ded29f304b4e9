// The open question as a list: groups that open, basic actions at fixed places, passing last; and
// which of its rows concern which card or place.

/**
 * @typedef {{key: string, id: string, kind: "option"|"joined"|"shortcut"|"group"|"none",
 *   index: number, text: string, note: string, after: string, costs: object[], clause: string,
 *   verb: string, cards: string[], places: string[], pass: boolean, danger: boolean, steps: number,
 *   place: "list"|"basic"|"pass", members?: Choice[], twins?: Choice[]}} Choice
 */

/** More rows than this are folded, whether the game has named groups or not. */
const LONG = 12;
const CHUNK = 8;
const ENDINGS = new Set(["done", "enough"]);

const isPass = (option) => option.verb === "pass";

/** Whether an option ends a row of picks. */
export const endsPicks = (option) => ENDINGS.has(option.verb);

const worded = (told) => ({
  text: told.text,
  note: told.note || "",
  after: told.after || "",
  more: told.more || "",
  emblem: told.emblem || "",
  costs: told.costs || [],
  clause: told.clause || "",
  cards: told.cards || [],
  places: told.places || [],
  danger: Boolean(told.danger),
});

const fromOption = (kind, first) => (option) => ({
  ...worded(option),
  kind,
  id: `${kind}-${option.index}`,
  index: kind === "joined" ? first : option.index,
  then: kind === "joined" ? option.index : undefined,
  verb: option.verb,
  pass: isPass(option),
  steps: kind === "joined" ? 2 : 1,
  group: option.group || null,
  basic: option.key || "",
});

function fromShortcut(shortcut, index, options) {
  const first = options[shortcut.first] || {};
  const told = worded(shortcut);
  return {
    ...told,
    kind: "shortcut",
    id: `shortcut-${index}`,
    index,
    note: told.note || `${shortcut.steps} steps in one go`,
    clause: told.clause || first.clause || "",
    verb: "shortcut",
    cards: told.cards.length ? told.cards : first.cards || [],
    places: [],
    pass: false,
    steps: shortcut.steps,
    group: null,
    basic: "",
    late: Boolean(first.key),
  };
}

/** Every single answer of a prompt; where a pass leads to a second list, that list stands for it. */
export function answers(prompt) {
  if (!prompt) return [];
  const passing = prompt.options.find(isPass);
  const joined = (passing && prompt.joined) || [];
  const own = joined.length ? prompt.options.filter((option) => !isPass(option)) : prompt.options;
  const shortcuts = (prompt.shortcuts || []).map((each, i) =>
    fromShortcut(each, i, prompt.options),
  );
  return [
    ...shortcuts.filter((each) => !each.late),
    ...own.map(fromOption("option")),
    ...joined.map(fromOption("joined", passing?.index)),
    ...shortcuts.filter((each) => each.late),
  ];
}

/** Answers that read alike are alike. */
function paired(list) {
  const rows = new Map();
  for (const each of list) {
    const { index, id, cards, ...words } = each;
    const name = each.kind === "option" && cards.length ? JSON.stringify(words) : id;
    rows.set(name, [...(rows.get(name) || []), each]);
  }
  return [...rows.values()].map((twins) =>
    twins.length > 1 ? { ...twins[0], twins, cards: twins.flatMap((twin) => twin.cards) } : twins[0],
  );
}

/** Every single answer that a row stands for. */
export const singles = (row) => (row.members || [row]).flatMap((each) => each.twins || [each]);

const common = (members, field) =>
  members[0][field].filter((name) => members.every((each) => each[field].includes(name)));

const equal = (members, field) => {
  const first = JSON.stringify(members[0][field]);
  return members.every((each) => JSON.stringify(each[field]) === first) ? members[0][field] : [];
};

/** One row for several answers: what they share is what it is about. */
function folded(members, text, asks) {
  return {
    kind: "group",
    id: `group-${members[0].id}`,
    index: -1,
    text,
    asks,
    note: `${members.length} ways, choose next`,
    after: "",
    more: "",
    emblem: "",
    costs: equal(members, "costs"),
    clause: members[0].clause,
    verb: members[0].verb,
    cards: common(members, "cards"),
    places: common(members, "places"),
    pass: false,
    danger: false,
    steps: 1,
    basic: members[0].basic,
    members,
  };
}

/** Answers that share a group become one row, at the place of the first of them. */
function inGroups(list) {
  const byName = new Map();
  for (const each of list)
    if (each.group) byName.set(each.group.text, [...(byName.get(each.group.text) || []), each]);
  const done = new Set();
  return list.flatMap((each) => {
    const members = each.group ? byName.get(each.group.text) : [];
    if (members.length < 2) return [each];
    if (done.has(each.group.text)) return [];
    done.add(each.group.text);
    return [folded(members, each.group.text, each.group.asks)];
  });
}

/** A list that is still too long is folded by neighbours. */
function shortened(rows) {
  if (rows.length <= LONG) return rows;
  const found = [];
  for (let at = 0; at < rows.length; at += CHUNK) {
    const part = rows.slice(at, at + CHUNK);
    const text = `${part[0].text} … ${part.at(-1).text}`;
    found.push(part.length > 1 ? folded(part, text, text) : part[0]);
  }
  return found;
}

const numbered = (rows) => rows.map((row, i) => ({ ...row, place: "list", key: `${i + 1}` }));

/** The basic actions, each at its place: what cannot be taken now stands there all the same. */
const basics = (prompt, rows) =>
  (prompt.basics || []).map((basic) => {
    const row = rows.find((each) => each.basic === basic.key);
    const shown = { text: basic.text, icon: basic.icon, key: basic.key, place: "basic" };
    if (row) return { ...row, ...shown, full: row.text };
    return { ...worded({ text: "" }), ...shown, kind: "none", id: `none-${basic.key}`, index: -1,
      verb: "", pass: false, steps: 0, basic: basic.key };
  });

/** The rows of an open group, named as they are called in there. */
function opened(list, name) {
  const members = list.filter((each) => each.group?.text === name);
  if (members.length > 1)
    return members.map((each) => ({ ...each, text: each.group.short, full: each.text }));
  const rows = inGroups(list.filter((each) => !each.basic && !each.pass));
  return shortened(rows).find((row) => row.text === name)?.members || [];
}

/**
 * All rows of a prompt: shortcuts first, groups folded, basic actions by their letters, passing
 * last. With the name of a group only what is in it.
 */
export function listed(prompt, open = null) {
  if (!prompt) return [];
  const list = gathers(prompt) ? answers(prompt) : paired(answers(prompt));
  const inside = open ? opened(list, open) : [];
  if (inside.length) return numbered(inside);
  const known = new Set((prompt.basics || []).map((basic) => basic.key));
  const rows = gathers(prompt) ? list : inGroups(list);
  const acting = rows.filter((row) => !row.pass && !known.has(row.basic));
  const passing = rows.filter((row) => row.pass);
  return [
    ...numbered(gathers(prompt) ? acting : shortened(acting)),
    ...basics(prompt, rows),
    ...passing.map((row) => ({ ...row, place: "pass", key: "Space" })),
  ];
}

/** The row of a list that a single answer is, or that opens into it. */
export const rowOf = (rows, kind, index, then) => {
  const is = (each) => each.kind === kind && each.index === index && each.then === then;
  return rows.find((row) => is(row) || singles(row).some(is));
};

function marked(rows, field, shared) {
  const found = new Map();
  const add = (name, row) => found.set(name, [...(found.get(name) || []), row]);
  for (const row of rows) {
    // A group that is about nothing in particular is about all that its answers are about.
    const bare = row.kind === "group" && !row.cards.length && !row.places.length;
    const parts = bare ? row.members : row.twins || [row];
    const each = parts.map((part) => ({ ...part, key: row.key, place: row.place }));
    for (const choice of each)
      for (const name of choice[field]) if (!shared.has(name)) add(name, choice);
  }
  return found;
}

/** What all rows of an open group have in common has been chosen already. */
export function sharedBy(rows, open) {
  if (!open || !rows.length) return new Set();
  return new Set([...common(rows, "cards"), ...common(rows, "places")]);
}

export const byCard = (rows, shared = new Set()) => marked(rows, "cards", shared);
export const byPlace = (rows, shared = new Set()) => marked(rows, "places", shared);

/** The label on a card that several choices concern: 3, 1–2, 1+, or a letter. */
export function keyLabel(choices) {
  const keys = [...new Set(choices.filter((choice) => !choice.pass).map((choice) => choice.key))];
  if (!keys.length) return "Space";
  if (keys.length === 1) return keys[0];
  const numbers = keys.map(Number).filter((number) => !Number.isNaN(number));
  if (!numbers.length) return `${keys[0]}+`;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return high - low + 1 === keys.length ? `${low}–${high}` : `${low}+`;
}

/**
 * Whether a question asks for several cards one after the other: every choice but "done" has the
 * same verb and names one card of its own. Such picks are gathered into one gesture.
 */
export function gathers(prompt) {
  if (!prompt || !prompt.options.some(endsPicks)) return false;
  const picks = prompt.options.filter((option) => !endsPicks(option) && !isPass(option));
  if (picks.length < 2) return false;
  const cards = new Set(picks.map((pick) => pick.cards?.[0]));
  return (
    picks.every((pick) => pick.verb === picks[0].verb && pick.cards?.length === 1) &&
    cards.size === picks.length
  );
}

/** The option of a new prompt that picks this card, if the question is still the same. */
export function pickOf(prompt, question, verb, card) {
  if (!prompt || prompt.question !== question) return null;
  return prompt.options.find((option) => option.verb === verb && option.cards?.[0] === card);
}

/** Where a card that is dragged may be put down: the answers it has, by card or place. */
export function targetsOf(choices, tag) {
  const found = new Map();
  const plain = [];
  for (const choice of choices.flatMap(singles)) {
    if (!choice.cards.includes(tag)) continue;
    const names = [...choice.cards.filter((card) => card !== tag), ...choice.places];
    if (!names.length) plain.push(choice);
    for (const name of names) found.set(name, [...(found.get(name) || []), choice]);
  }
  return { found, plain };
}
