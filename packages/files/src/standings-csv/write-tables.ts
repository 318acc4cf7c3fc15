import { type Delimiter, delimitedTable } from "../ranking-table/delimited.ts";
import { markedTable } from "./marked-table.ts";

/** An exact value of table tournaments. */
interface ExactValue {
  readonly n: number;
  readonly d: number;
}

/** A line of a stage's standings, best first. */
export interface WrittenTablesStanding {
  readonly rank: number;
  readonly name: string;
  /** A value for each code. */
  readonly values: readonly ExactValue[];
  readonly unconfirmed?: true;
}

/** A line of a final table. */
export interface WrittenFinalPlace {
  readonly place: number;
  readonly name: string;
  /** The stage reached. */
  readonly stage: string;
  readonly unconfirmed?: true;
}

/**
 * Writes the standings of a stage as a table: rank, name, then the criteria by their codes, values
 * exact. CSV lines end by RFC 4180.
 */
export const tablesStandingsCsv = (
  codes: readonly string[],
  rows: readonly WrittenTablesStanding[],
  delimiter: Delimiter = ",",
): string =>
  markedTable(
    ["rank", "name", ...codes],
    rows,
    ({ rank, name, values }) => [rank, name, ...values.map(exactText)],
    delimiter,
  );

/** Writes a final table: place, name and the stage reached. */
export const finalPlacesCsv = (
  places: readonly WrittenFinalPlace[],
  delimiter: Delimiter = ",",
): string =>
  markedTable(
    ["place", "name", "stage"],
    places,
    ({ place, name, stage }) => [place, name, stage],
    delimiter,
  );

/** Writes a rating list: rank, name, rating and the number of rated games behind it. */
export const ratingListCsv = (
  players: readonly {
    readonly rank: number;
    readonly name: string;
    readonly rating: number;
    readonly games: number;
  }[],
  delimiter: Delimiter = ",",
): string =>
  delimitedTable(
    ["rank", "name", "rating", "games"],
    players.map(({ rank, name, rating, games }) => [rank, name, rating, games]),
    delimiter,
  );

/** Formats whole numbers and exact decimals as such, else the fraction. */
export const exactText = ({ n, d }: ExactValue): string =>
  1000 % d === 0 ? `${n / d}` : `${n}/${d}`;
