// The open question as a numbered list, and which of its choices concern which card or place.

/**
 * @typedef {{key: string, kind: "option"|"shortcut", index: number, text: string, note: string,
 *   clause: string, verb: string, cards: string[], places: string[], pass: boolean,
 *   danger: boolean, steps: number}} Choice
 */

const isPass = (option) => option.verb === "pass";
const ENDINGS = new Set(["done", "enough"]);

/** Whether an option ends a row of picks. */
export const endsPicks = (option) => ENDINGS.has(option.verb);

function fromShortcut(shortcut, index, options) {
  const first = options[shortcut.first] || {};
  return {
    kind: "shortcut",
    index,
    text: shortcut.text,
    note: `${shortcut.steps} steps in one go`,
    clause: first.clause || "",
    verb: "shortcut",
    cards: first.cards || [],
    places: [],
    pass: false,
    danger: false,
    steps: shortcut.steps,
  };
}

const fromOption = (option) => ({
  kind: "option",
  index: option.index,
  text: option.text,
  note: option.note || "",
  clause: option.clause || "",
  verb: option.verb,
  cards: option.cards || [],
  places: option.places || [],
  pass: isPass(option),
  danger: Boolean(option.danger),
  steps: 1,
});

/** All choices of a prompt: shortcuts first, passing last, everything else in the game's order. */
export function listed(prompt) {
  if (!prompt) return [];
  const shortcuts = (prompt.shortcuts || []).map((each, i) =>
    fromShortcut(each, i, prompt.options),
  );
  const acting = prompt.options.filter((option) => !isPass(option)).map(fromOption);
  const passing = prompt.options.filter(isPass).map(fromOption);
  const numbered = [...shortcuts, ...acting].map((choice, i) => ({ ...choice, key: `${i + 1}` }));
  return [...numbered, ...passing.map((choice) => ({ ...choice, key: "Space" }))];
}

function grouped(choices, field) {
  const found = new Map();
  for (const choice of choices)
    for (const name of choice[field]) {
      if (!found.has(name)) found.set(name, []);
      found.get(name).push(choice);
    }
  return found;
}

export const byCard = (choices) => grouped(choices, "cards");
export const byPlace = (choices) => grouped(choices, "places");

/** The label on a card that several choices concern: 3, 1–2, or 1+. */
export function keyLabel(choices) {
  const numbers = choices.filter((choice) => !choice.pass).map((choice) => Number(choice.key));
  if (!numbers.length) return "Space";
  if (numbers.length === 1) return String(numbers[0]);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return high - low + 1 === numbers.length ? `${low}–${high}` : `${low}+`;
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
