import { tidyText } from "@losfee/core";
import { isTitle } from "../text/title.ts";
import { fieldNamed, fieldsHinted, isOfGermanRegister, isOfRunningNumbers } from "./aliases.ts";
import { type ChosenColumn, chosenAmong } from "./chosen-columns.ts";
import { type EntryField, isRatingField } from "./fields.ts";
import { canBe } from "./person.ts";
import { readRating } from "./rating.ts";
import type { EntriesCsvWarning, HeadingFault } from "./refusal.ts";
import type { TableRow } from "./table.ts";

/** True if a row is the heading of a table, not an entry: it names fields and has no figures. */
export const isHeading = ({ cells }: TableRow): boolean => {
  const fields = cells.map(fieldNamed).filter((field) => field !== null);
  if (fields.some((field) => field === "name" || field === "surname")) return true;
  return fields.length > 0 && cells.every((cell) => !/^\d+$/.test(cell));
};

/** The columns of a table by its heading, with faults and warnings. */
interface Columns {
  /** The field of each column; null: not ours. Columns of one field never contradict each other. */
  readonly columns: readonly (EntryField | null)[];
  readonly faults: readonly HeadingFault[];
  readonly warnings: readonly EntriesCsvWarning[];
}

/**
 * Returns the fields of the columns: as chosen, else by their headings, else by their content. Only
 * teams have a column for the home venue. O(cells).
 */
export const columnsOf = (
  heading: TableRow,
  rows: readonly TableRow[],
  ofTeams: boolean,
  chosen: readonly ChosenColumn[],
): Columns => {
  const width = Math.max(heading.cells.length, ...rows.map(({ cells }) => cells.length));
  const cellsOf = Array.from({ length: width }, (_, index) =>
    rows.map(({ cells }) => tidyText(cells[index] ?? "")),
  );
  const { fields, missing } = chosenAmong(heading.cells, width, chosen);
  const named = namedColumns(heading, cellsOf, ofTeams, fields);
  const guessed = guessedColumns(heading, named, cellsOf, fields);
  const contradicted = contradictions(guessed.columns, cellsOf);
  const columns = guessed.columns.map((field, index) => (contradicted.has(index) ? null : field));
  const { line } = heading;
  const ignored = columns.flatMap((field, index) => {
    const hasContent = cellsOf[index]?.some((cell) => cell !== "") === true;
    const isSettled =
      contradicted.has(index) ||
      fields.has(index) ||
      isRunning(heading.cells[index] ?? "", cellsOf[index] ?? []);
    return field === null && hasContent && !isSettled ? [index] : [];
  });
  const hasNames = columns.some((field) => field === "name" || field === "surname");
  return {
    columns,
    faults: [
      ...missing.map((column) => ({
        code: "csv-no-such-column" as const,
        line,
        name: column,
        headings: heading.cells,
      })),
      ...(hasNames
        ? []
        : [{ code: "csv-name-column-missing", line, headings: heading.cells } as const]),
      ...[...contradicted].map(([index, first]) => ({
        code: "csv-column-twice" as const,
        line,
        column: index + 1,
        heading: heading.cells[index] ?? "",
        first: heading.cells[first] ?? "",
      })),
    ],
    warnings: [
      ...guessed.warnings,
      ...(ignored.length === 0
        ? []
        : [
            {
              code: "csv-columns-ignored",
              line,
              columns: ignored.map((index) => index + 1),
              headings: ignored.map((index) => heading.cells[index] ?? ""),
            } as const,
          ]),
    ],
  };
};

/** True for a column that numbers the rows: `1`, `2.`, `3)`. */
const isRunning = (heading: string, cells: readonly string[]): boolean =>
  isOfRunningNumbers(heading) && cells.every((cell) => /^(?:\d+\s*[.)]?)?$/.test(cell));

type Cells = readonly (readonly string[])[];

/** Returns the fields that headings name, taking all headings into account. */
const namedColumns = (
  { cells: headings }: TableRow,
  cellsOf: Cells,
  ofTeams: boolean,
  chosen: ReadonlyMap<number, EntryField | null>,
): readonly (EntryField | null)[] => {
  const taken = new Set(chosen.values());
  const named = cellsOf.map((_, index) => {
    const choice = chosen.get(index);
    if (choice !== undefined) return choice;
    const field = fieldNamed(headings[index] ?? "");
    return (field === "venue" && !ofTeams) || taken.has(field) ? null : field;
  });
  const has = (field: EntryField): boolean => named.includes(field);
  if (ofTeams && has("team") && !has("name")) {
    return named.map((field) => (field === "team" ? "name" : field));
  }
  // "Name" next to "Vorname" is the surname, next to "Surname" the given name, unless it has both.
  if (has("given") === has("surname")) return named;
  const part = has("given") ? "surname" : "given";
  const known = named.indexOf(has("given") ? "given" : "surname");
  const isWhole = (cells: readonly string[]): boolean =>
    cells.some((cell) => cell !== "") &&
    cells.every((cell, row) => cell.split(/[\s,]+/).includes(cellsOf[known]?.[row] ?? ""));
  return named.map((field, index) =>
    field === "name" && !isWhole(cellsOf[index] ?? []) ? part : field,
  );
};

/** Guesses the fields of columns with vague or no headings by what fits all their cells. */
const guessedColumns = (
  { line, cells: headings }: TableRow,
  named: readonly (EntryField | null)[],
  cellsOf: Cells,
  chosen: ReadonlyMap<number, EntryField | null>,
): Pick<Columns, "columns" | "warnings"> => {
  const columns = [...named];
  const warnings: EntriesCsvWarning[] = [];
  const german = isOfGermanRegister(headings);
  for (const [index, cells] of cellsOf.entries()) {
    const heading = headings[index] ?? "";
    const filled = cells.filter((cell) => cell !== "");
    if (columns[index] !== null || filled.length === 0 || chosen.has(index)) continue;
    const hinted: readonly EntryField[] =
      heading === "" && filled.every(isTitle) ? ["title"] : fieldsHinted(heading);
    const field = hinted.find(
      (one) =>
        !isTaken(columns, one) &&
        !(german && one === "fideId") &&
        filled.every((cell) => fits(one, cell)),
    );
    if (field === undefined) continue;
    columns[index] = field;
    warnings.push({ code: "csv-column-read-as", line, column: index + 1, heading, field });
  }
  return { columns, warnings };
};

const isTaken = (columns: readonly (EntryField | null)[], field: EntryField): boolean =>
  columns.includes(field) ||
  (field === "name" && columns.some((one) => one === "surname" || one === "given"));

/** FIDE's numbers have six figures at least; row numbers have fewer. */
const fits = (field: EntryField, cell: string): boolean => {
  if (field === "fideId") return /^(?:0*|\d{6,11})$/.test(cell);
  if (isRatingField(field)) return (readRating(cell)?.rating ?? 10_000) < 10_000;
  return canBe(field, cell);
};

/** Finds columns that contradict an earlier column of the same field in some row. */
const contradictions = (
  columns: readonly (EntryField | null)[],
  cellsOf: Cells,
): ReadonlyMap<number, number> =>
  new Map(
    columns.flatMap((field, index) => {
      const first = field === null ? index : columns.indexOf(field);
      if (first === index) return [];
      const differs = (cellsOf[index] ?? []).some((cell, row) => {
        const other = cellsOf[first]?.[row] ?? "";
        return cell !== "" && other !== "" && cell !== other;
      });
      return differs ? [[index, first]] : [];
    }),
  );
