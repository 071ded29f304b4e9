// What is printed where on a card: its cost, its key number, its small numbers, its silhouette.
import { typeOf } from "./taught.js";

const COST = { field: "cost", label: "cost" };

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const given = (value) => value !== undefined && value !== null;
const worded = (value) => (typeof value === "string" ? capital(value.toLowerCase()) : value);

export const typeName = (card) => typeOf(card).name || capital(String(card.type || "card"));

/** The silhouette tells the type: notch, chip, ticket, soft, flag or slab. */
export const cut = (card) => typeOf(card).cut || "slab";

export const subtypeLine = (card, most = 9) =>
  (card.subtypes || []).slice(0, most).map(capital).join(" · ");

/** The single lines printed on a card. */
export const linesOf = (card) => card[typeOf(card).lines] || [];

/** Everything a face prints as numbers. */
export function facts(card) {
  const { cost = COST, key, small = [] } = typeOf(card);
  const shown = key && given(card[key.field]) ? worded(card[key.field]) : null;
  return {
    cost: given(card[cost.field]) ? card[cost.field] : null,
    costIcon: cost.icon,
    costLabel: cost.label,
    key: shown === "" ? null : shown,
    keyIcon: (key?.by && card[key.by]) || key?.icon || null,
    keyLabel: key?.label,
    small: small
      .filter(({ field }) => given(card[field]))
      .map(({ field, icon, label }) => [icon, card[field], label]),
  };
}

/** A card in one spoken line. */
export function spoken(card) {
  const { cost, costLabel, key, keyIcon, keyLabel } = facts(card);
  const words = [card.name, typeName(card)];
  const subtypes = subtypeLine(card, 2);
  if (subtypes) words.push(subtypes);
  if (cost !== null) words.push(`${costLabel} ${cost}`);
  if (given(key) && keyIcon) words.push(`${keyLabel} ${key}`);
  return words.join(", ");
}
