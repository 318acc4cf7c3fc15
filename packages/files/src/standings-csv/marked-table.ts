import { type Delimiter, delimitedTable } from "../ranking-table/delimited.ts";

/**
 * Standings as a file. While a line counts a result that nobody has confirmed, a last column,
 * `unconfirmed`, says `yes` in it.
 */
export const markedTable = <Row extends { readonly unconfirmed?: true }>(
  heading: readonly string[],
  rows: readonly Row[],
  fieldsOf: (row: Row, at: number) => readonly (string | number)[],
  delimiter: Delimiter,
): string => {
  if (!rows.some(({ unconfirmed }) => unconfirmed)) {
    return delimitedTable(heading, rows.map(fieldsOf), delimiter);
  }
  return delimitedTable(
    [...heading, "unconfirmed"],
    rows.map((row, at) => [...fieldsOf(row, at), row.unconfirmed ? "yes" : ""]),
    delimiter,
  );
};
