import {
  gameTermsOf,
  placeFates,
  playerNumbers,
  type StandingsRow,
  standingsCodes,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import type { Delimiter } from "../ranking-table/delimited.ts";
import { decimalsOf, valueText } from "../ranking-table/value-texts.ts";
import { markedTable } from "./marked-table.ts";
import { STANDINGS_COLUMNS } from "./refusal.ts";

/** A line of standings, best first. */
export interface WrittenStanding {
  readonly rank: number;
  /** Out of the table: without a rank. */
  readonly annulled?: true;
  readonly unconfirmed?: true;
  readonly name: string;
  readonly wins: number;
  readonly spread: number;
  /** A value for each code. */
  readonly values: readonly number[];
}

/**
 * Writes a competition's standings after `rounds` as a table, in its own terms: with wins and
 * spread, or with number, title, rating, federation and points, in a league with the fate of each
 * place. O(entries · criteria).
 */
export const competitionStandingsCsv = (
  state: TournamentState,
  rounds: number,
  delimiter: Delimiter = ",",
): string => {
  const codes = standingsCodes(state, rounds);
  const rows = standingsOf(state, rounds);
  const nameOf = ({ entry }: StandingsRow): string => state.entries.get(entry)?.name ?? "";
  if (gameTermsOf(state.settings).tally !== "points") {
    const named = rows.map((row) => ({ ...row, name: nameOf(row) }));
    return standingsCsv(codes, named, delimiter);
  }
  const numbers = playerNumbers(state);
  const scores = rows.map(({ points }) => points);
  const decimals = decimalsOf("PTS", scores);
  const columns = valueColumns(codes, rows, ["PTS"]);
  const heading = ["rank", "number", "title", "name", "rating", "federation", "points"];
  const fates = placeFates(state, rounds, rows.length);
  const hasFates = fates.some((fate) => fate !== null);
  return markedTable(
    [...heading, ...columns.map(({ code }) => code), ...(hasFates ? ["fate"] : [])],
    rows,
    (row, at) => {
      const { title = "", rating = 0, nation = "" } = state.entries.get(row.entry) ?? {};
      return [
        row.annulled ? "" : row.rank,
        numbers.get(row.entry) ?? row.entry,
        title,
        nameOf(row),
        rating === 0 ? "" : rating,
        nation,
        valueText(row.points, decimals),
        ...columns.map(({ texts }) => texts[at] ?? ""),
        ...(hasFates ? [fates[at] ?? ""] : []),
      ];
    },
    delimiter,
  );
};

/**
 * Writes standings as a table: the columns that `readStandingsCsv` reads, then the other criteria
 * by their codes. CSV lines end by RFC 4180.
 */
export const standingsCsv = (
  codes: readonly string[],
  rows: readonly WrittenStanding[],
  delimiter: Delimiter = ",",
): string => {
  const columns = valueColumns(codes, rows, ["WINS", "SPR"]);
  return markedTable(
    [...STANDINGS_COLUMNS, ...columns.map(({ code }) => code)],
    rows,
    ({ rank, annulled, name, wins, spread }, at) => [
      annulled ? "" : rank,
      name,
      wins,
      spread,
      ...columns.map(({ texts }) => texts[at] ?? ""),
    ],
    delimiter,
  );
};

/** Returns the criteria without a column of their own, with the values of all rows. */
const valueColumns = (
  codes: readonly string[],
  rows: readonly { readonly values: readonly number[] }[],
  named: readonly string[],
): readonly { readonly code: string; readonly texts: readonly string[] }[] =>
  codes.flatMap((code, place) => {
    if (named.includes(code)) return [];
    const values = rows.map((row) => row.values[place] ?? Number.NaN);
    const decimals = decimalsOf(code, values);
    return [{ code, texts: values.map((value) => writtenValue(code, value, decimals)) }];
  });

/** Unrated is stored as 0, which no one is rated. */
const writtenValue = (code: string, value: number, decimals: number): string =>
  (code === "RTG" || code === "RTNG") && value === 0 ? "" : valueText(value, decimals);
