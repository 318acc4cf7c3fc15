import { withoutFormulas } from "../text/formulas.ts";

/** Separator of a line's fields: commas as in CSV, or tabs. */
export type Delimiter = "," | "\t";

/** Quoted fields include those with other delimiters that a reader may prefer; see `readTable`. */
const QUOTED: Readonly<Record<Delimiter, RegExp>> = {
  ",": /["\r\n,;\t]/,
  "\t": /["\r\n\t]/,
};

/**
 * Writes one row of delimited values; quotes fields that need it (RFC 4180), and guards texts that
 * a spreadsheet would evaluate. `readTable` reads the same fields back.
 */
export const delimited = (fields: readonly (string | number)[], delimiter: Delimiter): string =>
  fields
    .map((field) => (typeof field === "number" ? String(field) : withoutFormulas(field)))
    .map((field) => (QUOTED[delimiter].test(field) ? `"${field.replaceAll('"', '""')}"` : field))
    .join(delimiter);

/** Writes a whole file, heading first; lines end by RFC 4180, or as usual for tabs. */
export const delimitedTable = (
  heading: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  delimiter: Delimiter,
): string => {
  const lineEnd = delimiter === "," ? "\r\n" : "\n";
  return [heading, ...rows].map((row) => delimited(row, delimiter) + lineEnd).join("");
};
