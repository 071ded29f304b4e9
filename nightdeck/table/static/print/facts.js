// What is printed where on a card: its cost, its key number, its small numbers, its silhouette.

const TYPE_NAMES = {
  ice: "ICE",
  combat_starting: "Combat, starting",
  combat_upgrade: "Combat, upgrade",
  opportunity: "Deal",
};

const CUTS = {
  program: "notch",
  combat_starting: "notch",
  combat_upgrade: "notch",
  hardware: "chip",
  cyberware: "chip",
  cyber: "chip",
  equipment: "chip",
  event: "ticket",
  operation: "ticket",
  prep: "ticket",
  opportunity: "ticket",
  resource: "soft",
  character: "soft",
  runner: "soft",
  edgerunner: "soft",
  agenda: "flag",
};

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const given = (value) => value !== undefined && value !== null;

export const typeName = (card) => TYPE_NAMES[card.type] || capital(String(card.type || "card"));

/** The silhouette tells the type: notch, chip, ticket, soft, flag or slab. */
export const cut = (card) => CUTS[String(card.type).toLowerCase()] || "slab";

export const subtypeLine = (card, most = 9) =>
  (card.subtypes || []).slice(0, most).map(capital).join(" · ");

function keyNumber(card) {
  if (card.type === "agenda") return [card.agenda_points, "agenda"];
  if (given(card.firepower)) return [card.timing ? capital(card.timing.toLowerCase()) : null, null];
  if (given(card.attack))
    return [`${card.attack}/${card.defense}`, card.attack_colour === "blue" ? "main" : "bio"];
  if (given(card.sr)) return [`${card.sr}·${card.lr}·${card.defense}`, null];
  if (given(card.m_sec)) return [`${card.m_sec}/${card.e_sec}`, null];
  if (given(card.strength)) return [card.strength, "strength"];
  if (given(card.trash_cost)) return [card.trash_cost, "trash"];
  return [null, null];
}

function costTab(card) {
  if (card.type === "agenda") return [card.advancement_cost, "adv", "advancements needed"];
  if (given(card.firepower)) return [card.firepower, "fp", "Firepower"];
  return [card.cost, card.cost_resource || "credit", "cost"];
}

/** Everything a face prints as numbers. */
export function facts(card) {
  const [cost, costIcon, costLabel] = costTab(card);
  const [key, keyIcon] = keyNumber(card);
  const small = [];
  if (given(card.memory_cost)) small.push(["mu", card.memory_cost, "memory"]);
  if (given(card.base_link)) small.push(["link", card.base_link, "link"]);
  return { cost: given(cost) ? cost : null, costIcon, costLabel, key, keyIcon, small };
}

/** A card in one spoken line. */
export function spoken(card) {
  const { cost, costLabel, key, keyIcon } = facts(card);
  const words = [card.name, typeName(card)];
  const subtypes = subtypeLine(card, 2);
  if (subtypes) words.push(subtypes);
  if (cost !== null) words.push(`${costLabel} ${cost}`);
  if (given(key) && keyIcon) words.push(`${keyIcon === "agenda" ? "points" : keyIcon} ${key}`);
  return words.join(", ");
}
