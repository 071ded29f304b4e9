// Great moments in words, for those who listen.
import { seatName } from "./words.js";

/** Everything on a stage in one sentence, for those who listen. */
export function spokenStage(line, view) {
  const { stage } = line;
  const sides = (stage.sides || [])
    .filter((side) => Number.isInteger(side.value))
    .map((side) => `${seatName(view, side.seat)} ${side.value}`);
  const sums = (stage.rows || []).flatMap((row) => [
    ...row.sums.map((sum) => `${sum.label} ${sum.after}`),
    ...(row.verdict ? [row.verdict] : []),
  ]);
  const more = [...sides, ...sums].join(", ");
  return `${stage.heading}. ${line.text}${more ? ` ${more}.` : ""}`;
}
