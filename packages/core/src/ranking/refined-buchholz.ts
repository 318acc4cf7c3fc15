import { quotient } from "../base/rounding.ts";
import { scoreTieBreak } from "./buchholz.ts";
import type { Term } from "./criterion.ts";
import { type Crosstable, cellsOf, entryAt, metOverTheBoard, tableFor } from "./crosstable.ts";
import { type CriterionFamily, criterionFamily } from "./family.ts";
import type { ModifierKind } from "./modifiers.ts";
import { valuesByColumn } from "./values.ts";

const TAKES: readonly ModifierKind[] = ["score", "fore", "pre-determined", "edition"];

/** A sum for each player, and its number of terms. */
interface Tally {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}

/** Sums `values` over the opponents each player met over the board. O(cards · rounds). */
export const overOpponents = (table: Crosstable, values: Float64Array): Tally => {
  const { size, rounds, opponent } = table;
  const sums = new Float64Array(size);
  const counts = new Float64Array(size);
  for (let cell = 0; cell < size * rounds; cell++) {
    if (!metOverTheBoard(table, cell)) continue;
    const value = values[opponent[cell] ?? 0] ?? 0;
    if (Number.isNaN(value)) continue;
    const index = Math.floor(cell / rounds);
    sums[index] = (sums[index] ?? 0) + value;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return { sums, counts };
};

/** The terms of a value summed over the opponents met over the board. */
export const opponentTerms = (
  table: Crosstable,
  index: number,
  values: Float64Array,
  what: Term["what"],
): readonly Term[] =>
  cellsOf(table, index)
    .filter(({ round }) => metOverTheBoard(table, index * table.rounds + round - 1))
    .filter(({ opponent }) => !Number.isNaN(values[opponent]))
    .map(({ round, opponent }) => ({
      round,
      opponent: entryAt(table, opponent),
      amount: values[opponent] ?? 0,
      what,
    }));

const refined = (
  code: string,
  words: readonly string[],
  finish: (sum: number, count: number, unit: number) => number,
  working: { kind: "sum" } | { kind: "average"; decimals: number },
): CriterionFamily =>
  criterionFamily({
    code,
    words,
    takes: TAKES,
    unsuited: { pairing: "pre-determined", article: "C.07 8" },
    evaluate: (full, field, modifiers) => {
      const table = tableFor(field, modifiers);
      const rule = { product: "score", fore: modifiers.fore, modifiers } as const;
      const { column: buchholz } = scoreTieBreak(field, rule);
      const inUnits = buchholz.map((value) => Math.round(value * table.unit));
      const { sums, counts } = overOpponents(table, inUnits);
      const column = sums.map((sum, index) => finish(sum, counts[index] ?? 0, table.unit));
      return valuesByColumn(full, table, column, (index) => ({
        terms: opponentTerms(table, index, buchholz, "buchholz"),
        working,
      }));
    },
  });

/** Average of the Buchholz of the opponents met over the board (C.07 article 8.2), 2 decimals. */
export const averageOfBuchholz = refined(
  "AOB",
  ["average-buchholz"],
  (sum, count, unit) => quotient(sum, count * unit, 2),
  { kind: "average", decimals: 2 },
);

/** Refined Buchholz ("Verfeinerte Buchholz"): the sum of the opponents' Buchholz. */
export const sumOfBuchholz = refined(
  "SOB",
  ["refined-buchholz", "buchholzsumme"],
  (sum, _count, unit) => sum / unit,
  { kind: "sum" },
);
