import { err, ok, type Result, tidyText } from "@losfee/core";
import { type ChosenColumn, chosenAmong } from "./chosen-columns.ts";
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

/** Finds the headings of a table and the fields of its columns; `chosen` overrides the headings. */
export const layoutOf = (
  { rows: all, ...read }: Table,
  of: ListOf,
  chosen: readonly ChosenColumn[] = [],
): Result<Layout, EntriesCsvRefusal> => {
  const table = { ...read, rows: all.filter((row) => !isRule(row)) };
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
  if (heading === undefined) {
    return chosen.length === 0
      ? layoutWithoutHeading(table, of)
      : layoutByChoice(table.rows, of, chosen);
  }
  const below = table.rows.slice(at + 1);
  if (below.length === 0 && broken === undefined) return err({ code: "csv-empty" });
  const { columns, faults, warnings } = columnsOf(heading, below, of === "teams", chosen);
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

/** A line drawn with signs, as under headings in plain text. */
const isRule = ({ cells }: TableRow): boolean => {
  const filled = filledIn(cells);
  return filled.length > 0 && filled.every((cell) => /^[-=_:+|*]{3,}$/.test(cell));
};

/** Returns the row of the headings: the first, or the one below lines of one field; -1 if none. */
const headingOf = (rows: readonly TableRow[]): number => {
  const first = rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => filledIn(cells).length > 1);
  const heading = rows[0] !== undefined && isHeading(rows[0]) ? 0 : first;
  const row = rows[heading];
  if (row !== undefined && isHeading(row)) return heading;
  return first !== -1 && standsAboveFigures(rows[first], rows.slice(first + 1)) ? first : -1;
};

/** Headings in words that nobody knows: text above a column of nothing but figures. */
const standsAboveFigures = (row: TableRow | undefined, below: readonly TableRow[]): boolean =>
  row?.cells.some((text, index) => {
    const filled = filledIn(below.map(({ cells }) => cells[index] ?? ""));
    return (
      /^\p{L}/u.test(text) &&
      readRating(text) === null &&
      filled.length > 1 &&
      filled.every((cell) => /^\d+$/.test(cell))
    );
  }) ?? false;

const filledIn = (cells: readonly string[]): readonly string[] =>
  cells.filter((cell) => cell !== "");

/** Words that mark a row of totals below a list. */
const TOTALS =
  /^(?:ø|anzahl|summe|gesamt|insgesamt|durchschnitt|schnitt|mittelwert|teilnehmer|total|count|sum|average|mean|players|moyenne|somme|nombre|promedio)\b.{0,20}$/i;

/** Drops the footers of programs and spreadsheets: text in one field that is no name, and totals. */
const withoutFoot = (
  rows: readonly TableRow[],
  columns: Layout["columns"],
): readonly TableRow[] => {
  const isName = (_: string, index: number): boolean =>
    columns[index] === "name" || columns[index] === "surname";
  const isFoot = ({ cells }: TableRow): boolean => {
    const filled = filledIn(cells);
    if (TOTALS.test(filled[0] ?? "") && filled.slice(1).every((cell) => !/\p{L}/u.test(cell))) {
      return true;
    }
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
  const rows = of === "people" ? withRatingsApart(withoutNumbers(all)) : all;
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

/** Without headings, what is not chosen stands where it always does: name, then rating. */
const layoutByChoice = (
  rows: readonly TableRow[],
  of: ListOf,
  chosen: readonly ChosenColumn[],
): Result<Layout, EntriesCsvRefusal> => {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const { fields, missing } = chosenAmong([], width, chosen);
  const usual: readonly EntryField[] = [
    ...(of === "squads" ? ["team" as const] : []),
    "name",
    "rating",
  ];
  const taken = new Set(fields.values());
  const columns = Array.from({ length: width }, (_, index): EntryField | null => {
    const choice = fields.get(index);
    if (choice !== undefined) return choice;
    const field = usual[index] ?? null;
    const isTaken = taken.has(field) || (field === "name" && taken.has("surname"));
    return isTaken ? null : field;
  });
  const faults = missing.map(
    (name) =>
      ({ code: "csv-no-such-column", line: rows[0]?.line ?? 1, name, headings: [] }) as const,
  );
  return ok({
    columns,
    headings: [],
    rows,
    givenFirst: isGivenFirst(columns, rows),
    warnings: [],
    faults,
  });
};

const NAME_AND_RATING = /^(.*\p{L}.*?)\s+(\d{1,4})\s*$/u;

const NUMBERED = /^(\d{1,4})[.)]\s+(?=\p{L})/u;

/** `1. Smith, Bob`, `2. Jones, Ann` …: the numbers of the lines are not part of the names. */
const withoutNumbers = (rows: readonly TableRow[]): readonly TableRow[] => {
  const isCounted = rows.every(
    ({ cells }, index) => Number(NUMBERED.exec(cells[0] ?? "")?.[1]) === index + 1,
  );
  if (!isCounted) return rows;
  return rows.map(({ line, cells: [first = "", ...others] }) => {
    return { line, cells: [first.replace(NUMBERED, ""), ...others] };
  });
};

/** `Smith, Bob 1512` on most lines: the rating is a field of its own, unless one is too small for it. */
const withRatingsApart = (rows: readonly TableRow[]): readonly TableRow[] => {
  const split = rows.map(({ line, cells }): TableRow => {
    const whole = filledIn(cells).join(", ");
    const [, name = whole, rating = ""] = NAME_AND_RATING.exec(whole) ?? [];
    return { line, cells: [name, rating] };
  });
  const ratings = split.filter(({ cells }) => Number(cells[1]) >= 100);
  const isWanted =
    rows.every(
      ({ cells }) => readRating(cells.at(-1) ?? "") === null || filledIn(cells).length < 2,
    ) && 2 * ratings.length >= rows.length;
  return isWanted ? split : rows;
};
