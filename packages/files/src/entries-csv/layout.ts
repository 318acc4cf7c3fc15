import { err, ok, type Result, tidyText } from "@losfee/core";
import type { EntryField } from "./fields.ts";
import { columnsOf, isHeading } from "./headings.ts";
import { readRating } from "./rating.ts";
import type { EntriesCsvRefusal, EntriesCsvWarning, HeadingFault } from "./refusal.ts";
import type { Table, TableRow } from "./table.ts";

/** What a list has a line for. Only where there is one for each player of squads does it begin with the team. */
export type ListOf = "people" | "teams" | "squads";

/** A table whose columns are known. */
export interface Layout {
  readonly columns: readonly (EntryField | null)[];
  /** As the list calls the columns; none where it has no headings. */
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  /** Whether names are written with the given name first: as the columns stand, if that is clear. */
  readonly givenFirst: boolean;
  readonly warnings: readonly EntriesCsvWarning[];
  readonly faults: readonly HeadingFault[];
}

/** More rows than any competition has entries are a mistake. */
const MOST_ROWS = 5000;

/** Programs put the event's name and the like above the headings: at most so many lines. */
const MOST_ABOVE = 12;

/** Finds the headings of a table and what its columns hold. */
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

/** Where the headings are: in the first row, or below lines of one field; -1 if there are none. */
const headingOf = (rows: readonly TableRow[]): number => {
  const first = rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => filledIn(cells).length > 1);
  const heading = rows[0] !== undefined && isHeading(rows[0]) ? 0 : first;
  const row = rows[heading];
  return row !== undefined && isHeading(row) ? heading : -1;
};

const filledIn = (cells: readonly string[]): readonly string[] =>
  cells.filter((cell) => cell !== "");

/** Programs sign their lists below: with text in one field, where no name stands. */
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

/** `Anna Öz` says its surname by its place; `Jan van der Berg` does not, then nobody is written so. */
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

/** `Smith, Bob 1512` on every line: the rating is a field of its own, unless most are too small for one. */
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
