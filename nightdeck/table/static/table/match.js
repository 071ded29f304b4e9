// A match: its score at the table.
import { html } from "../kit.js";
import { useTable } from "./context.js";
import { seatName } from "./words.js";

const gamesOf = (match) => (match.wins ? `at most ${match.games}` : match.games);

/** Which game of the match this is and how it stands, seat by seat. */
export function MatchTag() {
  const { view } = useTable();
  const match = view.room?.match;
  if (!match) return null;
  const points = match.score.map((points, seat) => `${seatName(view, seat)} ${points}`).join(", ");
  const words = `${match.label}, game ${match.game} of ${gamesOf(match)}: ${points}`;
  return html`<span class="match" role="img" aria-label=${words} title=${words}
    >Game ${match.game}<b class="num">${match.score.join(" : ")}</b></span
  >`;
}
