import type { CutReason, Term } from "./criterion.ts";
import {
  type Crosstable,
  cellsOf,
  crosstableOf,
  entryAt,
  tableFor,
  wasPlayed,
} from "./crosstable.ts";
import { cutField } from "./cuts.ts";
import { criterionFamily, familyOf } from "./family.ts";
import { columnOf, valuesByColumn } from "./values.ts";

/** The score after each round, without the first `cut` rounds. */
const runningScores = (table: Crosstable, index: number, cut: number): readonly Term[] => {
  let score = 0;
  return cellsOf(table, index).map(({ round, opponent, points }) => {
    score += points;
    const reason: CutReason | null = round <= cut ? "early-round" : null;
    return {
      round,
      opponent: entryAt(table, opponent),
      amount: score / table.unit,
      what: "running-score",
      ...cutField(reason),
    };
  });
};

/** In units. */
const progressiveScore = (table: Crosstable, index: number, cut: number): number => {
  const { rounds, points } = table;
  let [score, sum] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    score += points[index * rounds + round] ?? 0;
    if (round >= cut) sum += score;
  }
  return sum;
};

/** Sum of progressive scores ("Fortschrittswertung", C.07 article 7.5; cuts: article 14.1.1, 3). */
export const progressive = criterionFamily({
  code: "PS",
  words: ["progressive", "fortschritt", "fortschrittswertung"],
  takes: ["score", "cut"],
  evaluate: (code, field, modifiers) => {
    const table = tableFor(field, modifiers);
    const { cutLeast } = modifiers;
    const value = (index: number) => progressiveScore(table, index, cutLeast) / table.unit;
    return valuesByColumn(code, table, columnOf(table.size, value), (index) => ({
      terms: runningScores(table, index, cutLeast),
    }));
  },
});

/**
 * Cumulative score of US Chess (rule 34E3): progressive scores, less one point for each unplayed
 * win.
 */
export const cumulative = familyOf(
  {
    code: "CUM",
    better: "higher",
    evaluate: (field) => {
      const table = crosstableOf(field);
      const unplayedWins = (index: number) =>
        cellsOf(table, index).filter(({ kind, halves }) => !wasPlayed(kind) && halves === 2);
      const value = (index: number) =>
        (progressiveScore(table, index, 0) - unplayedWins(index).length * table.unit) / table.unit;
      return valuesByColumn("CUM", table, columnOf(table.size, value), (index) => ({
        terms: [
          ...runningScores(table, index, 0),
          ...unplayedWins(index).map(({ round }): Term => {
            return { round, opponent: null, amount: -1, what: "penalty" };
          }),
        ],
      }));
    },
  },
  ["cumulative"],
);
