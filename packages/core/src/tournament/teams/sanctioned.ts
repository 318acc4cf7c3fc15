import type { MatchBoard, Side } from "../match-outcome.ts";

/**
 * Returns the boards of a match after each team has lost those that its line-up costs it, from 1; a
 * board lost by both has no winner. The journal keeps what was played there.
 */
export const sanctionedBoards = (
  boards: readonly MatchBoard[],
  lost: readonly [readonly number[], readonly number[]],
): readonly MatchBoard[] =>
  boards.map((board, index) => {
    const losers = ([0, 1] as const).filter((side: Side) => lost[side].includes(index + 1));
    if (losers.length === 0) return board;
    const absent = board.outcome.kind === "forfeit" ? board.outcome.absent : [];
    const both = ([0, 1] as const).filter((side) => losers.includes(side) || absent.includes(side));
    return { ...board, outcome: { kind: "forfeit", absent: both } };
  });
