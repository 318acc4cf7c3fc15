import { err, ok, type Result, tidyText } from "@losfee/core";
import type { EntryField } from "./fields.ts";
import { columnsOf, isHeading } from "./headings.ts";
import { readRating } from "./rating.ts";
import type { EntriesCsvRefusal, EntriesCsvWarning, HeadingFault } from "./refusal.ts";
import type { Table, TableRow } from "./table.ts";

/** Subject of a line. Only lists of squads, a line for each player, begin with the team. */
export type ListOf = "people" | "teams" | "squads";

/** A table with known columns. */
export interface Layout {
  readonly columns: readonly (EntryField | null)[];
  /** The list's names of the columns; empty without headings. */
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  /** True if names start with the given name; only set where the order of the columns is clear. */
  readonly givenFirst: boolean;
  readonly warnings: readonly EntriesCsvWarning[];
  readonly faults: readonly HeadingFault[];
}

/** More rows than the entries of any competition: a mistake. */
const MOST_ROWS = 5000;

/** Most lines above the headings, where programs put the event's name and the like. */
const MOST_ABOVE = 12;

/** Finds the headings of a table and the fields of its columns. */
export const layoutOf = (table: Table, of: ListOf): Result<Layout, EntriesCsvRefusal> => {
  const [first] = table.rows;
  const [broken, another] = table.faults;
  if (first === undefined) {
    if (broken === undefined) return err({ code: "csv-empty" });
    return err(another === undefined ? broken : { code: "csv-rows-wrong", faults: table.faults });
  }
  if (table.rows.length > MOST_ROWS) {
    return err({ code: "csv-too-long", rows: table.rows.length, allowed: MOST_ROWS });
  }
  const at = headingOf(table.rows);
  const heading = table.rows[at];
  if (heading === undefined) return layoutWithoutHeading(table, of);
  const below = table.rows.slice(at + 1);
  if (below.length === 0 && broken === undefined) return err({ code: "csv-empty" });
  const { columns, faults, warnings } = columnsOf(heading, below, of === "teams");
  const rows = withoutFoot(below, columns);
  const skipped = [...table.rows.slice(0, at), ...below.slice(rows.length)];
  return ok({
    columns: columns.slice(0, heading.cells.length),
    headings: heading.cells,
    rows,
    givenFirst: isGivenFirst(columns, rows),
    warnings: [
      ...(skipped.length === 0
        ? []
        : [{ code: "csv-lines-skipped", lines: skipped.map(({ line }) => line) } as const]),
      ...warnings,
    ],
    faults,
  });
};

/** Returns the row of the headings: the first, or the one below lines of one field; -1 if none. */
const headingOf = (rows: readonly TableRow[]): number => {
  const first = rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => filledIn(cells).length > 1);
  const heading = rows[0] !== undefined && isHeading(rows[0]) ? 0 : first;
  const row = rows[heading];
  return row !== undefined && isHeading(row) ? heading : -1;
};

const filledIn = (cells: readonly string[]): readonly string[] =>
  cells.filter((cell) => cell !== "");

/** Drops the footers of programs: text in one field that is no name. */
const withoutFoot = (
  rows: readonly TableRow[],
  columns: Layout["columns"],
): readonly TableRow[] => {
  const isName = (_: string, index: number): boolean =>
    columns[index] === "name" || columns[index] === "surname";
  const isFoot = ({ cells }: TableRow): boolean => {
    const filled = filledIn(cells);
    return (
      filled.length === 1 &&
      /\p{L}{2}.*\s|:\/\//u.test(filled[0] ?? "") &&
      filledIn(cells.filter(isName)).length === 0
    );
  };
  return rows.slice(0, rows.findLastIndex((row) => !isFoot(row)) + 1);
};

/** `Anna Öz` shows its surname; `Jan van der Berg` does not, so no name is rewritten. */
const isGivenFirst = (columns: Layout["columns"], rows: readonly TableRow[]): boolean => {
  const [surname, given] = [columns.indexOf("surname"), columns.indexOf("given")];
  return (
    given !== -1 &&
    given < surname &&
    rows.every(({ cells }) => !/\s/.test(tidyText(cells[surname] ?? "")))
  );
};

const layoutWithoutHeading = (
  { rows: all, delimiter }: Table,
  of: ListOf,
): Result<Layout, EntriesCsvRefusal> => {
  const first: readonly EntryField[] = of === "squads" ? ["team"] : [];
  const rows = of === "people" ? withRatingsApart(all) : all;
  const most = first.length + 2;
  const wide = rows.find(({ cells }) => filledIn(cells.slice(most)).length > 0);
  if (wide !== undefined) {
    return err({ code: "csv-headings-missing", line: wide.line, column: most + 1 });
  }
  // "Müller, Anna" on every line: the comma belongs to the name.
  const namesOnly =
    delimiter === "," &&
    rows.every(({ cells }) => readRating(cells[first.length + 1] ?? "") === null);
  const fields: readonly EntryField[] = [
    ...first,
    ...(namesOnly ? (["surname", "given"] as const) : (["name", "rating"] as const)),
  ];
  const columns = fields.slice(0, Math.max(...rows.map(({ cells }) => cells.length)));
  const warnings = [{ code: "csv-headings-assumed", fields: columns } as const];
  return ok({ columns, headings: [], rows, givenFirst: false, warnings, faults: [] });
};

const NAME_AND_RATING = /^(.*\p{L}.*?)\s+(\d{1,4})\s*$/u;

/** Splits off the rating of `Smith, Bob 1512` if every line has one and most are large enough. */
const withRatingsApart = (rows: readonly TableRow[]): readonly TableRow[] => {
  const apart = rows.map(({ line, cells }): TableRow | null => {
    const match = NAME_AND_RATING.exec(filledIn(cells).join(", "));
    return match === null ? null : { line, cells: [match[1] ?? "", match[2] ?? ""] };
  });
  const split = apart.filter((row) => row !== null);
  const ratings = split.filter(({ cells }) => Number(cells[1]) >= 100);
  const isWanted =
    rows.every(
      ({ cells }) => readRating(cells.at(-1) ?? "") === null || filledIn(cells).length < 2,
    ) &&
    split.length === rows.length &&
    2 * ratings.length >= rows.length;
  return isWanted ? split : rows;
};
