import type { RaceModel } from "./page.ts";
import type { RaceLine } from "./race-line.ts";

/** Number of lines drawn in addition to the coloured ones. */
export const OTHERS = 100;

/** The grey lines: the first of those not coloured. */
export const othersOf = ({ lines, choice }: RaceModel): readonly RaceLine[] =>
  lines.filter(({ entry }) => !choice.entries.includes(entry)).slice(0, OTHERS);

/** All drawn lines, in the order of the standings. */
export const drawnLines = (model: RaceModel): readonly RaceLine[] => {
  const drawn = new Set([...model.choice.entries, ...othersOf(model).map(({ entry }) => entry)]);
  return model.lines.filter(({ entry }) => drawn.has(entry));
};
