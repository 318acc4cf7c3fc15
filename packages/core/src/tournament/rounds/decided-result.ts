/**
 * Both scores of a game that ends in a win, a draw or a loss. Besides the usual three results an
 * arbiter may give half a point to one side alone, or nothing to either (Laws of Chess, article
 * 12.9).
 */
const RESULTS = [
  [1, 0],
  [0.5, 0.5],
  [0, 1],
  [0.5, 0],
  [0, 0.5],
  [0, 0],
] as const;

/** The scores of a game with one of these results. */
export type DecidedScores = (typeof RESULTS)[number];

/** Returns the scores of a game with one of the results; null for other numbers. */
export const decidedScores = (first: number, second: number): DecidedScores | null =>
  RESULTS.find(([own, theirs]) => own === first && theirs === second) ?? null;

/** Returns the points of a mark's owner. */
const worthOf = (mark: string): number => (mark === "1" ? 1 : mark === "0" ? 0 : 0.5);

/**
 * Returns the scores of one or two marks, the side named first having the first. A single mark
 * implies a usual result, in which both sides together have a point. Null if two marks do not
 * belong to one game, as 1 and 1.
 */
export const scoresOfMarks = (first: string, second?: string): DecidedScores | null => {
  const own = worthOf(first);
  return decidedScores(own, second === undefined ? 1 - own : worthOf(second));
};
