/** What both sides of a game score where games end in a win, a draw or a loss. */
export type DecidedScores = readonly [1, 0] | readonly [0, 1] | readonly [0.5, 0.5];

const MARK = String.raw`1|0|½|0[.,]5|1\/2|=`;

/** `12 1`, `12 =`, `12 1-0`, `meier ½-½`, `#7 0`: a place and one mark or two. */
export const DECIDED_LINE = new RegExp(
  String.raw`^(\d+|#\d+|[^\d\s#].*?)[\s,;]+(${MARK})(?:\s*[-–:\s]\s*(${MARK}))?$`,
);

/** The scores of a game that ended with one of the three results; null for any other two numbers. */
export const decidedScores = (first: number, second: number): DecidedScores | null => {
  if (first === 1 && second === 0) return [1, 0];
  if (first === 0 && second === 1) return [0, 1];
  return first === 0.5 && second === 0.5 ? [0.5, 0.5] : null;
};

/** What a mark is worth to whom it belongs to. */
const worthOf = (mark: string): number => (mark === "1" ? 1 : mark === "0" ? 0 : 0.5);

/**
 * The scores that one mark, or two, say: the side that was named first has the first. Null where two
 * marks do not belong to one game, as 1 and 1.
 */
export const scoresOfMarks = (first: string, second?: string): DecidedScores | null => {
  const own = worthOf(first);
  return decidedScores(own, second === undefined ? 1 - own : worthOf(second));
};
