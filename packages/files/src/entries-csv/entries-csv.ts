import {
  type EntryDetails,
  err,
  fideIdKey,
  nameKey,
  ok,
  type Result,
  tidyText,
} from "@losfee/core";
import { type DecodedText, decodeText } from "../text/decode-text.ts";
import { columnsOf, type EntryField, isHeading } from "./headings.ts";
import { readPerson } from "./person.ts";
import { readRating } from "./rating.ts";
import type { EntriesCsvRefusal, EntriesCsvWarning, RowFault } from "./refusal.ts";
import { type Delimiter, readTable, type Table, type TableRow } from "./table.ts";

/** A list of entries as read: ready to be added, in the order of the file. */
export interface EntriesCsv {
  readonly entries: readonly EntryDetails[];
  /** What each column was taken for; null: ignored. */
  readonly columns: readonly (EntryField | null)[];
  readonly delimiter: Delimiter;
  /** Null for text that was pasted. */
  readonly encoding: DecodedText["encoding"] | null;
  readonly warnings: readonly EntriesCsvWarning[];
}

/** More rows than any competition has entries are a mistake. */
const MOST_ROWS = 5000;

/** As for entries that are typed. */
const MAXIMUM_RATING = 9999;

/**
 * Reads a list of entries: an uploaded file's bytes or pasted text. Divided by tabs, semicolons or
 * commas, with a heading in German or English in any order, or without: then name and rating.
 * All or nothing; refusals name line and column. Linear.
 */
export const readEntriesCsv = (
  input: Uint8Array | string,
): Result<EntriesCsv, EntriesCsvRefusal> => {
  const decoded =
    typeof input === "string" ? ok({ text: input, encoding: null }) : decodeText(input);
  if (!decoded.ok) return decoded;
  const table = readTable(decoded.value.text.replace(/^\uFEFF/, ""));
  if (!table.ok) return table;
  const layout = layoutOf(table.value);
  if (!layout.ok) return layout;
  const read = readRows(layout.value);
  if (!read.ok) return read;
  const { columns, warnings } = layout.value;
  return ok({
    entries: read.value.entries,
    columns,
    delimiter: table.value.delimiter,
    encoding: decoded.value.encoding,
    warnings: [...warnings, ...read.value.warnings],
  });
};

/** A table whose columns are known. */
interface Layout {
  readonly columns: readonly (EntryField | null)[];
  readonly rows: readonly TableRow[];
  readonly warnings: readonly EntriesCsvWarning[];
}

const layoutOf = (table: Table): Result<Layout, EntriesCsvRefusal> => {
  const [first, ...others] = table.rows;
  if (first === undefined) return err({ code: "csv-empty" });
  if (table.rows.length > MOST_ROWS) {
    return err({ code: "csv-too-long", rows: table.rows.length, allowed: MOST_ROWS });
  }
  if (!isHeading(first)) return layoutWithoutHeading(table);
  if (others.length === 0) return err({ code: "csv-empty" });
  const columns = columnsOf(first);
  if (!columns.ok) return columns;
  const warnings = first.cells.flatMap((heading, index): readonly EntriesCsvWarning[] =>
    columns.value[index] === null && heading !== ""
      ? [{ code: "csv-column-ignored", line: first.line, column: index + 1, heading }]
      : [],
  );
  return ok({ columns: columns.value, rows: others, warnings });
};

const layoutWithoutHeading = ({ rows, delimiter }: Table): Result<Layout, EntriesCsvRefusal> => {
  const wide = rows.find(({ cells }) => cells.slice(2).some((cell) => cell !== ""));
  if (wide !== undefined) return err({ code: "csv-headings-missing", line: wide.line, column: 3 });
  // "Müller, Anna" on every line: the comma belongs to the name.
  const namesOnly =
    delimiter === "," && rows.every(({ cells }) => readRating(cells[1] ?? "") === null);
  const fields: readonly EntryField[] = namesOnly ? ["surname", "given"] : ["name", "rating"];
  const columns = fields.slice(0, Math.max(...rows.map(({ cells }) => cells.length)));
  return ok({ columns, rows, warnings: [{ code: "csv-headings-assumed", fields: columns }] });
};

/** The people of a list, and what is wrong with its rows. */
interface ReadRows {
  readonly entries: readonly EntryDetails[];
  readonly warnings: readonly EntriesCsvWarning[];
}

const readRows = ({ columns, rows }: Layout): Result<ReadRows, EntriesCsvRefusal> => {
  const warnings: EntriesCsvWarning[] = [];
  const read = rows.map((row) => {
    const { line } = row;
    return { line, result: readRow(row, columns, (warning) => warnings.push(warning)) };
  });
  const people = read.flatMap(({ line, result }) =>
    result.ok ? [{ line, entry: result.value }] : [],
  );
  const faults = [
    ...read.flatMap(({ result }) => (result.ok ? [] : result.error)),
    ...repeatedPeople(people, columns),
  ].sort((a, b) => a.line - b.line);
  const [first, second] = faults;
  if (first === undefined) return ok({ entries: people.map(({ entry }) => entry), warnings });
  return err(second === undefined ? first : { code: "csv-rows-wrong", faults });
};

interface ReadPerson {
  readonly line: number;
  readonly entry: EntryDetails;
}

/**
 * Who stands further up already: by FIDE ID, or by a name that not both have another FIDE ID for.
 */
const repeatedPeople = (
  people: readonly ReadPerson[],
  columns: Layout["columns"],
): readonly RowFault[] => {
  const byName = new Map<string, ReadPerson[]>();
  const byFideId = new Map<string, ReadPerson>();
  const faults: RowFault[] = [];
  for (const person of people) {
    const { line, entry } = person;
    const id = fideIdKey(entry.fideId);
    const same = id === "" ? undefined : byFideId.get(id);
    const namesakes = byName.get(nameKey(entry.name)) ?? [];
    const namesake = namesakes.find((one) => id === "" || fideIdKey(one.entry.fideId) === "");
    if (same !== undefined) {
      const place = { line, column: columns.indexOf("fideId") + 1, firstLine: same.line };
      faults.push({ code: "csv-duplicate-fide-id", ...place, fideId: entry.fideId ?? "" });
    } else if (namesake !== undefined) {
      const place = { line, column: nameColumn(columns), firstLine: namesake.line };
      faults.push({ code: "csv-duplicate-name", ...place, name: entry.name });
    }
    byName.set(nameKey(entry.name), [...namesakes, person]);
    if (id !== "" && same === undefined) byFideId.set(id, person);
  }
  return faults;
};

const nameColumn = (columns: Layout["columns"]): number =>
  columns.findIndex((field) => field === "name" || field === "surname") + 1;

const readRow = (
  { line, cells }: TableRow,
  columns: Layout["columns"],
  warn: (warning: EntriesCsvWarning) => void,
): Result<EntryDetails, readonly RowFault[]> => {
  const faults: RowFault[] = [];
  const cell = (field: EntryField): string => tidyText(cells[columns.indexOf(field)] ?? "");
  const at = (field: EntryField) => ({ line, column: columns.indexOf(field) + 1 });
  const surplus = cells.findIndex((text, index) => index >= columns.length && text !== "");
  if (surplus !== -1) {
    const place = { line, column: surplus + 1, text: cells[surplus] ?? "" };
    faults.push({ code: "csv-row-too-long", ...place, columns: columns.length });
  }
  const name = cell("name") || [cell("given"), cell("surname")].filter(Boolean).join(" ");
  if (name === "") faults.push({ code: "csv-name-missing", line, column: nameColumn(columns) });
  const text = cell("rating");
  const read = readRating(text);
  if (read === null) faults.push({ code: "csv-rating-not-a-number", ...at("rating"), text });
  else if (read.rating > MAXIMUM_RATING) {
    const { rating } = read;
    const maximum = MAXIMUM_RATING;
    faults.push({ code: "csv-rating-out-of-range", ...at("rating"), rating, maximum });
  }
  const person = readPerson(cell);
  for (const detail of person.ok ? [] : person.error) {
    faults.push({ code: "csv-detail-malformed", ...at(detail), detail, text: cell(detail) });
  }
  if (faults.length > 0 || read === null || !person.ok) return err(faults);
  const { rating, rounded } = read;
  if (rounded) warn({ code: "csv-rating-rounded", ...at("rating"), text, rating });
  const common = { rating, club: cell("club"), nation: cell("nation"), class: cell("class") };
  return ok({ name, ...common, ...person.value });
};
