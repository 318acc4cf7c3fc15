import type { CutReason, RankingField, Term } from "../criterion.ts";
import { cellsOf, entryAt, NOBODY, tableFor } from "../crosstable.ts";
import { cutField } from "../cuts.ts";
import type { CriterionFamily } from "../family.ts";
import { UNMODIFIED } from "../modifiers.ts";
import { columnOf, valuesByColumn } from "../values.ts";
import { teamFamily } from "./team-family.ts";

/** The opponents of a team in the order of rounds, without the weakest. */
const termsOf = (field: RankingField, index: number, times: "once" | "game points") => {
  const table = tableFor(field, { ...UNMODIFIED, score: "match" });
  const games = tableFor(field, { ...UNMODIFIED, score: "game" });
  const unit = table.unit * (times === "once" ? 1 : games.unit);
  const rows = cellsOf(table, index)
    .filter(({ opponent }) => opponent !== NOBODY)
    .map(({ round, opponent }) => {
      const score = table.totals[opponent] ?? 0;
      const won = games.points[index * table.rounds + round - 1] ?? 0;
      return { round, opponent, score, won, amount: times === "once" ? score : score * won };
    });
  const [weakest] = [...rows].sort((a, b) => a.score - b.score || a.amount - b.amount);
  return rows.map((row): Term => {
    const cut: CutReason | null = row === weakest ? "least" : null;
    return {
      round: row.round,
      opponent: entryAt(table, row.opponent),
      amount: row.amount / unit,
      what: "score",
      ...(times === "once" ? {} : { score: row.score / table.unit, weight: row.won / games.unit }),
      ...cutField(cut),
    };
  });
};

const olympiad = (
  code: string,
  words: readonly string[],
  times: "once" | "game points",
): CriterionFamily =>
  teamFamily({
    code,
    words,
    evaluate: (full, field) => {
      const table = tableFor(field, { ...UNMODIFIED, score: "match" });
      const column = columnOf(table.size, (index) =>
        termsOf(field, index, times)
          .filter(({ cut }) => cut === undefined)
          .reduce((sum, { amount }) => sum + amount, 0),
      );
      return valuesByColumn(full, table, column, (index) => ({
        terms: termsOf(field, index, times),
      }));
    },
  });

/**
 * Olympiad Sonneborn-Berger (rulebook "Feinwertung"): the game points of each match times the
 * opponent's final match points, without the opponent who has fewest; of several such the one with
 * the least product. Matches without an opponent add nothing.
 */
export const olympiadSonnebornBerger = olympiad(
  "OSB",
  ["olympiad-sonneborn-berger", "olympiade-sonneborn-berger"],
  "game points",
);

/** Olympiad Buchholz (rulebook "Feinwertung"): the opponents' match points without the fewest. */
export const olympiadBuchholz = olympiad(
  "OBH",
  ["olympiad-buchholz", "olympiade-buchholz"],
  "once",
);
