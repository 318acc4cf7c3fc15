/**
 * What both sides of a game score where games end in a win, a draw or a loss. Beside the usual three
 * results an arbiter may give half a point to one side alone, or nothing to either (Laws of Chess,
 * article 12.9).
 */
const RESULTS = [
  [1, 0],
  [0.5, 0.5],
  [0, 1],
  [0.5, 0],
  [0, 0.5],
  [0, 0],
] as const;

/** The scores of a game that was played to one of these results. */
export type DecidedScores = (typeof RESULTS)[number];

/** The scores of a game that ended with one of the results; null for any other two numbers. */
export const decidedScores = (first: number, second: number): DecidedScores | null =>
  RESULTS.find(([own, theirs]) => own === first && theirs === second) ?? null;

/** What a mark is worth to whom it belongs to. */
const worthOf = (mark: string): number => (mark === "1" ? 1 : mark === "0" ? 0 : 0.5);

/**
 * The scores that one mark, or two, say: the side that was named first has the first. One mark alone
 * says a usual result, in which both sides together have a point. Null where two marks do not belong
 * to one game, as 1 and 1.
 */
export const scoresOfMarks = (first: string, second?: string): DecidedScores | null => {
  const own = worthOf(first);
  return decidedScores(own, second === undefined ? 1 - own : worthOf(second));
};
