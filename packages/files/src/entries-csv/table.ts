import { type CsvError, parse } from "csv-parse/sync";
import { withFormulas } from "../text/formulas.ts";
import type { TableRefusal } from "./refusal.ts";

/** Separator between the fields of a line. */
export type Delimiter = ";" | "," | "\t" | "|";

/** A row of a table with its first line. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table of a file, without empty rows and without spaces around fields. */
export interface Table {
  readonly delimiter: Delimiter;
  readonly rows: readonly TableRow[];
  /** Rows that cannot be split are missing; this says why. */
  readonly faults: readonly TableRefusal[];
}

/** Splits text into rows and fields; quotes may hold delimiters and newlines (RFC 4180). Linear. */
export const readTable = (text: string): Table => {
  const whole = text.replace(/\r\n?/g, "\n");
  const declared = DECLARED.exec(whole);
  // The line stays, empty, so that the others keep their numbers.
  const lines = declared === null ? whole : whole.slice(declared[0].length);
  const delimiter = declaredDelimiter(declared?.[1]) ?? delimiterOf(lines);
  const faults: TableRefusal[] = [];
  const skip = (error: CsvError | undefined): undefined => {
    if (error !== undefined) faults.push(refusalOf(error, lines));
  };
  const records: readonly unknown[] = parse(lines, {
    delimiter,
    record_delimiter: "\n",
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: skip,
    trim: true,
    info: true,
  });
  const rows = records.map(rowOf).filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { delimiter, rows, faults };
};

/** Excel's line that declares the separator. */
const DECLARED = /^\s*"?sep=(.|\\t|)"?[ ;,\t]*(?=\n|$)/i;

const declaredDelimiter = (sign: string | undefined): Delimiter | null => {
  if (sign === "\\t") return "\t";
  return sign === ";" || sign === "," || sign === "\t" || sign === "|" ? sign : null;
};

/** Tab before semicolon before comma: names contain commas, but hardly ever one of the others. */
const delimiterOf = (text: string): Delimiter => {
  const sample = text.slice(0, 10_000).replace(/"[^"]*"/g, "");
  if (sample.includes("\t")) return "\t";
  if (sample.includes(";")) return ";";
  return /^[^\n,]*\|[^\n,]*(?:\n|$)/.test(sample) ? "|" : ",";
};

const rowOf = (parsed: unknown): TableRow => {
  const { info, record } = parsed as { info: { lines: number }; record: readonly string[] };
  const breaks = record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
  return {
    line: info.lines - breaks,
    cells: record.map((cell) => withFormulas(cell.trim()).trim()),
  };
};

/** A quote inside a field, and text after a closing quote with and without a space between. */
const STRAY_QUOTES: ReadonlySet<string> = new Set([
  "INVALID_OPENING_QUOTE",
  "CSV_INVALID_CLOSING_QUOTE",
  "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",
]);

const refusalOf = (error: CsvError, text: string): TableRefusal => {
  const { code } = error;
  const column = numberIn(error, "index") + 1;
  if (code === "CSV_QUOTE_NOT_CLOSED") {
    // The parser ends at the last line; the row with the quote begins after the complete rows.
    const before = new TextEncoder().encode(text).subarray(0, numberIn(error, "bytes"));
    const line = before.reduce((lines, byte) => lines + (byte === 0x0a ? 1 : 0), 1);
    return { code: "csv-quote-not-closed", line, column };
  }
  if (STRAY_QUOTES.has(code)) {
    return { code: "csv-stray-quote", line: numberIn(error, "lines"), column };
  }
  // The remaining codes are about options of the parser.
  throw error;
};

const numberIn = (error: CsvError, property: string): number => {
  const value: unknown = error[property];
  return typeof value === "number" ? value : 0;
};
