import { err, ok, type Result } from "@losfee/core";
import { readTable, type TableRow } from "../entries-csv/table.ts";
import { decodeText } from "../text/decode-text.ts";
import { STANDINGS_COLUMNS, type StandingsColumn, type StandingsRefusal } from "./refusal.ts";

/** A player of a standings table. */
export interface StandingsLine {
  readonly rank: number;
  /** As in the file. */
  readonly name: string;
  readonly wins: number;
  readonly spread: number;
  /** Line of the file. */
  readonly line: number;
}

/** Index of each column in a row, from 0. */
type Columns = Readonly<Record<StandingsColumn, number>>;

/** Accepted names of the columns, in lower case: our names and those of German tables. */
const COLUMN_NAMES: Readonly<Record<StandingsColumn, readonly string[]>> = {
  rank: ["rank", "rang", "platz", "pl", "pl."],
  name: ["name", "player", "spieler"],
  wins: ["wins", "siege", "siegpunkte"],
  spread: ["spread", "differenz", "differenzpunkte", "diff", "diff."],
};

/**
 * Reads standings from CSV: a header line with the columns rank, name, wins and spread in any order
 * (others are skipped), then a line for each player. Returns them in rank order; equal ranks stay
 * in the order of the file. The table may stop after any rank, but ranks must not be missing in
 * between, and no player may have more wins than one ranked higher.
 */
export const readStandingsCsv = (
  file: Uint8Array | string,
): Result<readonly StandingsLine[], StandingsRefusal> => {
  const decoded = typeof file === "string" ? ok({ text: file }) : decodeText(file);
  if (!decoded.ok) return decoded;
  const table = readTable(decoded.value.text.replace(/^\uFEFF/, ""));
  const [broken] = table.faults;
  if (broken !== undefined) return err(broken);
  const [heading, ...rows] = table.rows;
  if (heading === undefined) return err({ code: "standings-empty" });
  const columns = findColumns(heading);
  if (!columns.ok) return columns;
  if (rows.length === 0) return err({ code: "standings-empty" });
  const lines: StandingsLine[] = [];
  for (const row of rows) {
    const line = readRow(row, columns.value, heading.cells.length);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  const ranked = lines.toSorted((a, b) => a.rank - b.rank);
  const refusal = refuseNames(lines, columns.value.name + 1) ?? refuseOrder(ranked);
  return refusal === null ? ok(ranked) : err(refusal);
};

const findColumns = ({ line, cells }: TableRow): Result<Columns, StandingsRefusal> => {
  const at: Partial<Record<StandingsColumn, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const title = cell.toLowerCase();
    const heading = STANDINGS_COLUMNS.find((column) => COLUMN_NAMES[column].includes(title));
    if (heading === undefined) continue;
    if (at[heading] !== undefined) {
      return err({ code: "standings-column-twice", heading, line, column: index + 1 });
    }
    at[heading] = index;
  }
  const { rank, name, wins, spread } = at;
  if (rank === undefined || name === undefined || wins === undefined || spread === undefined) {
    const heading = STANDINGS_COLUMNS.find((one) => at[one] === undefined) ?? "rank";
    return err({ code: "standings-column-missing", heading, line, found: cells });
  }
  return ok({ rank, name, wins, spread });
};

const readRow = (
  { line, cells: fields }: TableRow,
  columns: Columns,
  width: number,
): Result<StandingsLine, StandingsRefusal> => {
  const cells = mendWidth(fields, columns.wins, width);
  if (cells.length !== width) {
    return err({ code: "standings-row-width", line, expected: width, found: fields.length });
  }
  const cell = (heading: StandingsColumn): string => cells[columns[heading]] ?? "";
  const wrong = (heading: StandingsColumn): Result<never, StandingsRefusal> => {
    const column = columns[heading] + 1;
    return err({ code: "standings-field", line, column, heading, text: cell(heading) });
  };
  const name = cell("name");
  const [rank, wins] = [parseRank(cell("rank")), parseWins(cell("wins"))];
  const spread = parseSpread(cell("spread"));
  if (rank === null) return wrong("rank");
  if (name === "") return wrong("name");
  if (wins === null) return wrong("wins");
  if (spread === null) return wrong("spread");
  return ok({ rank, name, wins, spread, line });
};

/**
 * Repairs a row with one field too many: drops an empty last one, or rejoins wins with an unquoted
 * decimal comma (`13,5` between commas).
 */
const mendWidth = (cells: readonly string[], wins: number, width: number): readonly string[] => {
  if (cells.length !== width + 1) return cells;
  if (cells.at(-1) === "") return cells.slice(0, -1);
  const [whole, half] = [cells[wins] ?? "", cells[wins + 1] ?? ""];
  const mended = /^\d+$/.test(whole) && /^[05]$/.test(half);
  return mended ? cells.toSpliced(wins, 2, `${whole}.${half}`) : cells;
};

const refuseNames = (lines: readonly StandingsLine[], column: number): StandingsRefusal | null => {
  const firstLines = new Map<string, number>();
  for (const { name, line } of lines) {
    const key = name.normalize("NFC");
    const firstLine = firstLines.get(key);
    if (firstLine !== undefined) {
      return { code: "standings-name-twice", line, column, name, firstLine };
    }
    firstLines.set(key, line);
  }
  return null;
};

const refuseOrder = (ranked: readonly StandingsLine[]): StandingsRefusal | null => {
  for (const [index, { rank, name, wins, line }] of ranked.entries()) {
    if (rank > index + 1) return { code: "standings-rank-missing", rank: index + 1, line };
    const above = ranked[index - 1];
    if (above !== undefined && above.wins < wins) {
      return { code: "standings-rank-against-wins", line, name, above: above.name };
    }
  }
  return null;
};

/** Parses a rank: `3`, `3.`, `3=`. */
const parseRank = (text: string): number | null => {
  const match = /^0*([1-9]\d{0,6})[.=]?$/.exec(text);
  return match === null ? null : Number(match[1]);
};

/** Parses wins, in halves, with point or comma: `13`, `13.5`, `13,5`, `13.0`, `13½`. */
const parseWins = (text: string): number | null => {
  const match = /^(\d{1,6})(?:[.,]([05])0*|(½))?$/.exec(text);
  if (match === null) return text === "½" ? 0.5 : null;
  return Number(match[1]) + (match[2] === "5" || match[3] !== undefined ? 0.5 : 0);
};

/** Parses a spread: `+728`, `728`, `-12`, also with a typographic minus sign or dash. */
const parseSpread = (text: string): number | null => {
  const match = /^([+\-\u2212\u2013±]?)\s?(\d{1,9})$/.exec(text);
  if (match === null) return null;
  const points = Number(match[2]);
  if (match[1] === "±") return points === 0 ? 0 : null;
  return match[1] === "" || match[1] === "+" || points === 0 ? points : -points;
};
