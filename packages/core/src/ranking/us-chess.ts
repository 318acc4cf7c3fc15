import type { Term } from "./criterion.ts";
import {
  type Crosstable,
  cellsOf,
  crosstableOf,
  entryAt,
  NOBODY,
  wasPlayed,
} from "./crosstable.ts";
import { type Cuts, cutField, cutsOf } from "./cuts.ts";
import { type CriterionFamily, familyOf } from "./family.ts";
import { columnOf, valuesByColumn } from "./values.ts";

/** From this number of rounds on, two scores are dropped at each end instead of one. */
const LONG_EVENT = 9;

/** Opponents' scores with every unplayed round counted as a draw (US Chess rule 34E). */
const adjustedForUnplayed = (table: Crosstable): Float64Array =>
  columnOf(table.size, (index) => {
    let score = 0;
    for (let cell = index * table.rounds; cell < (index + 1) * table.rounds; cell++) {
      score += wasPlayed(table.kind[cell] ?? 0) ? (table.points[cell] ?? 0) : table.draw;
    }
    return score;
  });

/** Number of dropped scores: the least and the most significant. */
type Drops = (table: Crosstable, index: number) => readonly [number, number];

const long = ({ plannedRounds }: Crosstable): number => (plannedRounds >= LONG_EVENT ? 2 : 1);

const none: Drops = () => [0, 0];
const bothEnds: Drops = (table) => [long(table), long(table)];

/** Above half a player drops the lowest, below half the highest, otherwise both. */
const byScore: Drops = (table, index) => {
  const even = (table.rounds * table.win) / 2;
  const score = table.totals[index] ?? 0;
  return [score >= even ? long(table) : 0, score <= even ? long(table) : 0];
};

/** A player's own unplayed rounds count as an opponent without a point. */
const scoresOf = (table: Crosstable, adjusted: Float64Array, index: number) =>
  cellsOf(table, index).map(({ round, kind, opponent }) => {
    const met = wasPlayed(kind) && opponent !== NOBODY;
    return { round, opponent: met ? opponent : NOBODY, score: met ? (adjusted[opponent] ?? 0) : 0 };
  });

const family = (code: string, words: readonly string[], drops: Drops): CriterionFamily =>
  familyOf(
    {
      code,
      better: "higher",
      unsuited: { pairing: "pre-determined", article: "C.07 8" },
      evaluate: (field) => {
        const table = crosstableOf(field);
        const adjusted = adjustedForUnplayed(table);
        const cut = (index: number) => {
          const scores = scoresOf(table, adjusted, index);
          const cuttable = scores.map(({ score }) => ({ value: score, score, voluntary: false }));
          const cuts: Cuts = cutsOf(cuttable, ...drops(table, index));
          return { scores, cuts };
        };
        const column = columnOf(table.size, (index) => {
          const { scores, cuts } = cut(index);
          const counting = scores.filter((_, at) => cuts[at] === null);
          return counting.reduce((sum, { score }) => sum + score, 0) / table.unit;
        });
        return valuesByColumn(code, table, column, (index) => {
          const { scores, cuts } = cut(index);
          const terms = scores.map(
            ({ round, opponent, score }, at): Term => ({
              round,
              opponent: entryAt(table, opponent),
              amount: score / table.unit,
              what: "score",
              ...cutField(cuts[at]),
            }),
          );
          return { terms };
        });
      },
    },
    words,
  );

/** Solkoff (US Chess rule 34E2): opponents' scores, their unplayed rounds counted as draws. */
export const solkoff = family("SOLK", ["solkoff"], none);

/** Median: Solkoff without the highest and the lowest score, two of each from nine rounds on. */
export const median = family("MED", ["median", "harkness"], bothEnds);

/** Modified median (US Chess rule 34E1): the dropped end depends on the player's score. */
export const modifiedMedian = family("MMED", ["modified-median"], byScore);
