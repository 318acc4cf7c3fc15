import type { RaceModel } from "./model.ts";
import type { RaceLine } from "./race-line.ts";

/** How many lines are drawn beside those in colour. */
export const OTHERS = 100;

/** Those in grey: the first of everybody who is not in colour. */
export const othersOf = ({ lines, choice }: RaceModel): readonly RaceLine[] =>
  lines.filter(({ entry }) => !choice.entries.includes(entry)).slice(0, OTHERS);

/** All that pictures draw, in the order of the standings. */
export const drawnLines = (model: RaceModel): readonly RaceLine[] => {
  const drawn = new Set([...model.choice.entries, ...othersOf(model).map(({ entry }) => entry)]);
  return model.lines.filter(({ entry }) => drawn.has(entry));
};
