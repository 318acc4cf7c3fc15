import type { RankingField, Term } from "../criterion.ts";
import { cellsOf, crosstableOf, entryAt } from "../crosstable.ts";

/** Returns a team's scores on its boards in a round; empty if unknown. */
export const boardsOf = (field: RankingField, index: number, round: number): readonly number[] => {
  const entry = field.cards[index]?.entry;
  return entry === undefined ? [] : (field.boards?.points.get(entry)?.[round - 1] ?? []);
};

/** Returns the points on each board over all rounds, board 1 first. O(rounds · boards). */
export const boardTotals = (field: RankingField, index: number): readonly number[] => {
  const totals = Array.from({ length: field.boards?.count ?? 0 }, () => 0);
  for (let round = 1; round <= field.rounds; round++) {
    for (const [board, points] of boardsOf(field, index, round).entries()) {
      totals[board] = (totals[board] ?? 0) + points;
    }
  }
  return totals;
};

/** A term for every board of every round, its points times a weight. Board 1 is the top one. */
export const boardTerms = (
  field: RankingField,
  index: number,
  weightOf: (board: number) => number,
): readonly Term[] =>
  cellsOf(crosstableOf(field), index).flatMap(({ round, opponent }) =>
    boardsOf(field, index, round).map((points, at): Term => {
      const weight = weightOf(at + 1);
      return {
        round,
        opponent: entryAt(crosstableOf(field), opponent),
        board: at + 1,
        amount: points * weight,
        what: "board",
        score: points,
        weight,
      };
    }),
  );
