import { type Delimiter, delimited } from "../ranking-table/delimited.ts";
import { decimalsOf, valueText } from "../ranking-table/value-texts.ts";
import { STANDINGS_COLUMNS } from "./refusal.ts";

/** A line of standings, best first. */
export interface WrittenStanding {
  readonly rank: number;
  readonly name: string;
  readonly wins: number;
  readonly spread: number;
  /** A value for each code. */
  readonly values: readonly number[];
}

/** These have columns of their own. */
const NAMED_CODES: readonly string[] = ["WINS", "SPR"];

/**
 * Standings as a table: the columns that `readStandingsCsv` reads, then the other criteria by their
 * codes. CSV ends its lines as RFC 4180 asks for.
 */
export const standingsCsv = (
  codes: readonly string[],
  rows: readonly WrittenStanding[],
  delimiter: Delimiter = ",",
): string => {
  const columns = codes.flatMap((code, place) => {
    if (NAMED_CODES.includes(code)) return [];
    const values = rows.map((row) => row.values[place] ?? Number.NaN);
    const decimals = decimalsOf(code, values);
    return [{ code, texts: values.map((value) => valueText(value, decimals)) }];
  });
  const heading = [...STANDINGS_COLUMNS, ...columns.map(({ code }) => code)];
  const lines = rows.map(({ rank, name, wins, spread }, at) => [
    rank,
    name,
    wins,
    spread,
    ...columns.map(({ texts }) => texts[at] ?? ""),
  ]);
  const lineEnd = delimiter === "," ? "\r\n" : "\n";
  return [heading, ...lines].map((line) => delimited(line, delimiter) + lineEnd).join("");
};
