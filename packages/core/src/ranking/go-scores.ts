import type { Criterion, Term } from "./criterion.ts";
import { type Crosstable, cellsOf, crosstableOf, entryAt, NOBODY } from "./crosstable.ts";
import { familyOf } from "./family.ts";
import { columnOf, valuesByColumn } from "./values.ts";

/** Contribution of an opponent, in units; `halves` of the result against them. */
type Amount = (values: Float64Array, opponent: number, halves: number) => number;

/** Sums `amount` over all paired opponents, including forfeits. */
const overPaired = (table: Crosstable, values: Float64Array, amount: Amount): Float64Array =>
  columnOf(table.size, (index) => {
    let sum = 0;
    for (let cell = index * table.rounds; cell < (index + 1) * table.rounds; cell++) {
      const other = table.opponent[cell] ?? NOBODY;
      if (other !== NOBODY) sum += amount(values, other, table.halves[cell] ?? 0);
    }
    return sum;
  });

const whole: Amount = (values, opponent) => values[opponent] ?? 0;
const defeated: Amount = (values, opponent, halves) => ((values[opponent] ?? 0) * halves) / 2;

/** A criterion over all paired opponents; rounds without one add nothing. */
const paired = (
  code: string,
  valuesOf: (table: Crosstable) => Float64Array,
  amount: Amount,
): Criterion => ({
  code,
  better: "higher",
  evaluate: (field) => {
    const table = crosstableOf(field);
    const values = valuesOf(table);
    const sums = overPaired(table, values, amount);
    const column = sums.map((sum) => sum / table.unit);
    return valuesByColumn(code, table, column, (index) => ({
      terms: cellsOf(table, index)
        .filter(({ opponent }) => opponent !== NOBODY)
        .map(
          ({ round, opponent, halves }): Term => ({
            round,
            opponent: entryAt(table, opponent),
            amount: amount(values, opponent, halves) / table.unit,
            what: "score",
            score: (values[opponent] ?? 0) / table.unit,
            weight: amount === defeated ? halves / 2 : 1,
          }),
        ),
    }));
  },
});

/** Go: sum of opponents' scores. Unlike FIDE's Buchholz without dummies and adjustments. */
export const sumOfScores = familyOf(
  paired("SOS", ({ totals }) => totals, whole),
  ["sum-of-opponents-scores"],
);

/** Go: sum of opponents' sums of opponents' scores. */
export const sumOfSumsOfScores = familyOf(
  paired("SOSOS", (table) => overPaired(table, table.totals, whole), whole),
  [],
);

/** Go: sum of defeated opponents' scores, half of them for a draw. */
export const sumOfDefeated = familyOf(
  paired("SODOS", ({ totals }) => totals, defeated),
  ["sum-of-defeated-opponents-scores"],
);
