import { withoutFormulas } from "../text/formulas.ts";

/** What divides the fields of a line: commas as in CSV, or tabulators. */
export type Delimiter = "," | "\t";

/** What is quoted: also what a reader would rather take for the divider; see `readTable`. */
const QUOTED: Readonly<Record<Delimiter, RegExp>> = {
  ",": /["\r\n,;\t]/,
  "\t": /["\r\n\t]/,
};

/**
 * One row of a file of delimited values; fields that need it are quoted (RFC 4180), and texts that a
 * spreadsheet would compute are guarded. `readTable` reads the same fields again.
 */
export const delimited = (fields: readonly (string | number)[], delimiter: Delimiter): string =>
  fields
    .map((field) => (typeof field === "number" ? String(field) : withoutFormulas(field)))
    .map((field) => (QUOTED[delimiter].test(field) ? `"${field.replaceAll('"', '""')}"` : field))
    .join(delimiter);

/** A whole file of them, heading first; lines end as RFC 4180 and tabulators have it. */
export const delimitedTable = (
  heading: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  delimiter: Delimiter,
): string => {
  const lineEnd = delimiter === "," ? "\r\n" : "\n";
  return [heading, ...rows].map((row) => delimited(row, delimiter) + lineEnd).join("");
};
