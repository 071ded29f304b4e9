// How things are said.
export const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** "a", "a and b", "a, b and c". */
export function enumerated(words) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a seat is called at this table. */
export function seatName(view, seat) {
  const person = view.room?.seats?.find((each) => each.seat === seat);
  const plate = view.seats?.find((each) => each.seat === seat);
  return plate?.name || person?.role || person?.name || `Seat ${seat + 1}`;
}

/** Who sits there: You, a person, or a bot with its level. */
export function personName(view, seat) {
  if (seat === view.seat && !view.borrowed) return "You";
  const person = view.room?.seats?.find((each) => each.seat === seat);
  if (!person) return "";
  if (view.own?.lesson && !view.own.lesson.is_game) return "plays its part of the lesson";
  if (person.kind === "bot") return `bot${person.level ? `, ${person.level}` : ""}`;
  if (person.taken_over) return `${person.name}, a bot plays`;
  return person.here ? person.name : `${person.name || "nobody"}, away`;
}

/** Whether a seat has left the game, and with whom it wins. */
export function placeOf(view, plate) {
  const words = [];
  if (plate.out) words.push("out");
  if (plate.team === undefined) return words;
  const home = view.seats?.find((each) => each.seat === view.seat);
  const isPartner = home && home !== plate && home.team === plate.team;
  return [...words, isPartner ? "your partner" : `team ${plate.team + 1}`];
}

/** The seat whose numbers stand at the bottom: mine, or for a spectator whose side is there. */
export function homeSeat(view) {
  if (view.seat >= 0) return view.seat;
  const zones = (view.scene?.regions || [])
    .filter((region) => region.side === "own")
    .flatMap((region) => region.zones || [region.zone]);
  const owners = zones.map((zone) => view.zones?.[zone]?.owner);
  return owners.find(Number.isInteger) ?? view.seats?.[0]?.seat ?? 0;
}

/** Put a text where it can be pasted from; pages without a secure address have no clipboard. */
export const copied = async (text) => navigator.clipboard.writeText(text);
