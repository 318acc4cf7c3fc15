import type { Term } from "./criterion.ts";
import { type Crosstable, cellsOf, entryAt, NOBODY, tableFor } from "./crosstable.ts";
import { cutField } from "./cuts.ts";
import { criterionFamily } from "./family.ts";
import type { Modifiers } from "./modifiers.ts";
import { columnOf, valuesByColumn } from "./values.ts";

/** Half of the possible score (C.07 article 9.2). */
const HALF = { percent: 50, halves: 0 } as const;

/**
 * Number of games of the possible score: all rounds; in a round robin the maximum of games, for
 * with an odd number each player is free once in each cycle.
 */
const possibleGames = ({ preDetermined, size, rounds, opponent }: Crosstable): number => {
  if (!preDetermined) return rounds;
  let most = 0;
  for (let index = 0; index < size; index++) {
    const row = opponent.subarray(index * rounds, (index + 1) * rounds);
    most = Math.max(most, row.filter((other) => other !== NOBODY).length);
  }
  return most;
};

/** The entries at the limit: percent of the possible score, plus or minus half points. */
const reachedBy = (table: Crosstable, limit: Modifiers["limit"]): ((index: number) => boolean) => {
  const { percent, halves } = limit ?? HALF;
  const { win, unit, totals } = table;
  const hundredfold = percent * win * possibleGames(table) + 50 * halves * unit;
  return (index) => (totals[index] ?? 0) * 100 >= hundredfold;
};

/**
 * Koya system (C.07 article 9.2): points against all with at least half of the possible score, or
 * another limit: `/L60` percent, `/L+1` half a point above a half.
 */
export const koya = criterionFamily({
  code: "KS",
  words: ["koya"],
  takes: ["score", "limit"],
  unsuited: { pairing: "swiss", article: "C.07 9.2" },
  evaluate: (code, field, modifiers) => {
    const table = tableFor(field, modifiers);
    const reached = reachedBy(table, modifiers.limit);
    const { rounds, opponent, points, unit } = table;
    const column = columnOf(table.size, (index) => {
      let sum = 0;
      for (let cell = index * rounds; cell < (index + 1) * rounds; cell++) {
        const other = opponent[cell] ?? NOBODY;
        if (other !== NOBODY && reached(other)) sum += points[cell] ?? 0;
      }
      return sum / unit;
    });
    return valuesByColumn(code, table, column, (index) => ({
      terms: termsOf(table, index, reached),
    }));
  },
});

const termsOf = (
  table: Crosstable,
  index: number,
  reached: (index: number) => boolean,
): readonly Term[] =>
  cellsOf(table, index)
    .filter(({ opponent }) => opponent !== NOBODY)
    .map(({ round, opponent, points, halves }) => ({
      round,
      opponent: entryAt(table, opponent),
      amount: points / table.unit,
      what: halves === 2 ? "win" : halves === 1 ? "draw" : "loss",
      score: (table.totals[opponent] ?? 0) / table.unit,
      ...cutField(reached(opponent) ? null : "below-limit"),
    }));
