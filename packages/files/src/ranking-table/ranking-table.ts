import { type Criterion, countingTerms, type RankingField, rankBy } from "@losfee/core";
import { delimitedTable } from "./delimited.ts";
import { decimalsOf, usualDecimals, valueText } from "./value-texts.ts";

/** A line of a ranking. */
export interface RankingLine {
  readonly rank: number;
  /** The starting number of a player or a team. */
  readonly entry: number;
  readonly name: string;
  /** The value of each criterion; NaN where undefined. */
  readonly values: readonly number[];
  /** The values for other programs: a decimal point, equal decimals within a column. */
  readonly texts: readonly string[];
}

/** A ranking with all its values, best first. */
export interface RankingTable {
  readonly codes: readonly string[];
  readonly lines: readonly RankingLine[];
}

/** Ranks a field by a chain of criteria, ready to be written. O(n log n · criteria). */
export const rankingTable = (chain: readonly Criterion[], field: RankingField): RankingTable => {
  const names = new Map(field.cards.map(({ entry, name }) => [entry, name]));
  const placings = rankBy(chain, field);
  const columns = chain.map((criterion, place) => {
    const values = placings.map((placing) => placing.values[place] ?? Number.NaN);
    const decimals = decimalsOf(criterion.code, values);
    const isEmpty = emptySums(criterion, field);
    return placings.map(({ entry }, at) => {
      const value = values[at] ?? Number.NaN;
      return value === 0 && isEmpty(entry) ? "0" : valueText(value, decimals);
    });
  });
  const lines = placings.map(({ rank, entry, values }, at) => ({
    rank,
    entry,
    name: names.get(entry) ?? "",
    values,
    texts: columns.map((column) => column[at] ?? ""),
  }));
  return { codes: chain.map(({ code }) => code), lines };
};

/**
 * Returns a test for sums of points without terms: all were cut, or no one reached the limit.
 * FIDE's checker writes such a sum as `0`, not as `0.0`.
 */
const emptySums = (criterion: Criterion, field: RankingField): ((entry: number) => boolean) => {
  if (usualDecimals(criterion.code) === 0) return () => false;
  const { derive } = criterion.evaluate(field);
  return (entry) => countingTerms(derive(entry)).length === 0;
};

/**
 * Writes a ranking for spreadsheets: rank, starting number, name and the values, best first. Lines
 * end by RFC 4180.
 */
export const rankingCsv = ({ codes, lines }: RankingTable): string =>
  delimitedTable(
    ["Rank", "StartNo", "Name", ...codes],
    lines.map(({ rank, entry, name, texts }) => [rank, entry, name, ...texts]),
    ",",
  );

/** Writes a ranking by starting number: the columns and texts of FIDE's checker. */
export const rankingTsv = ({ codes, lines }: RankingTable): string =>
  delimitedTable(
    ["StartNo", "Rank", ...codes],
    lines
      .toSorted((a, b) => a.entry - b.entry)
      .map(({ rank, entry, texts }) => [entry, rank, ...texts]),
    "\t",
  );
