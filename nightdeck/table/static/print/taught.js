// What a game says about the look of its cards; learned once, with its catalogue.

const NOTHING = { emblems: {}, types: {}, motifs: {}, leads: [], bonus_icon: "" };

let taught = NOTHING;

/** Take over what the catalogue of a game brings along. */
export function learn(prints) {
  taught = { ...NOTHING, ...prints };
}

export const emblems = () => taught.emblems;
export const leads = () => taught.leads;
export const bonusIcon = () => taught.bonus_icon;

/** How cards of this type look. */
export const typeOf = (card) => taught.types[card.type] || {};

/** What the picture of this card may show, if the game says so. */
export const motifsOf = (card) => taught.motifs[card.id];
