import type { Criterion, RankingField } from "../criterion.ts";
import { crosstableOf } from "../crosstable.ts";
import type { CriterionFamily } from "../family.ts";
import { columnOf, valuesByColumn } from "../values.ts";
import { boardTerms, boardTotals } from "./board-totals.ts";
import { teamFamily } from "./team-family.ts";

const weighted = (
  code: string,
  words: readonly string[],
  better: Criterion["better"],
  weightOf: (board: number, field: RankingField) => number,
): CriterionFamily =>
  teamFamily({
    code,
    words,
    better,
    needs: ["boards"],
    evaluate: (full, field) => {
      const table = crosstableOf(field);
      const weight = (board: number): number => weightOf(board, field);
      const column = columnOf(table.size, (index) =>
        boardTotals(field, index).reduce((sum, points, at) => sum + points * weight(at + 1), 0),
      );
      return valuesByColumn(full, table, column, (index) => ({
        terms: boardTerms(field, index, weight),
      }));
    },
  });

/**
 * Board count (C.07 article 12.1): the points on each board times its number; fewest first. Meant
 * for teams level on game points.
 */
export const boardCount = weighted("BC", ["board-count", "brettzahl"], "lower", (board) => board);

/**
 * Berlin tie-break ("Berliner Wertung", rulebook "Feinwertung"): the points on the last board count
 * once, on the second to last twice … on the first as often as there are boards. For one match, or
 * all matches of the field.
 */
export const berlin = weighted("BER", ["berlin", "berliner-wertung"], "higher", (board, field) =>
  berlinWeight(board, field.boards?.count ?? 0),
);

const berlinWeight = (board: number, boards: number): number => boards + 1 - board;

/**
 * The Berlin score of a single match: both sides' scores board by board, board 1 first. The higher
 * one wins a match that is level on game points; 5½ : 4½ in the rulebook's example.
 */
export const berlinScore = (
  boards: readonly (readonly [number, number])[],
): readonly [number, number] => {
  let [first, second] = [0, 0];
  for (const [index, [ofFirst, ofSecond]] of boards.entries()) {
    const weight = berlinWeight(index + 1, boards.length);
    first += ofFirst * weight;
    second += ofSecond * weight;
  }
  return [first, second];
};
