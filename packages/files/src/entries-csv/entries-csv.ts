import { type EntryDetails, err, nameKey, ok, type Result, tidyText } from "@losfee/core";
import { type DecodedText, decodeText } from "../text/decode-text.ts";
import { columnsOf, type EntryField, isHeading } from "./headings.ts";
import { readPerson } from "./person.ts";
import { readRating } from "./rating.ts";
import type { EntriesCsvRefusal, EntriesCsvWarning } from "./refusal.ts";
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
  const taken: readonly EntryField[] = namesOnly ? ["surname", "given"] : ["name", "rating"];
  const columns = taken.slice(0, Math.max(...rows.map(({ cells }) => cells.length)));
  return ok({ columns, rows, warnings: [{ code: "csv-headings-assumed", fields: columns }] });
};

const readRows = ({
  columns,
  rows,
}: Layout): Result<
  {
    readonly entries: readonly EntryDetails[];
    readonly warnings: readonly EntriesCsvWarning[];
  },
  EntriesCsvRefusal
> => {
  const entries: EntryDetails[] = [];
  const warnings: EntriesCsvWarning[] = [];
  const lineOfName = new Map<string, number>();
  for (const row of rows) {
    const read = readRow(row, columns);
    if (!read.ok) return read;
    const { entry, warning } = read.value;
    const firstLine = lineOfName.get(nameKey(entry.name));
    if (firstLine !== undefined) {
      const place = { line: row.line, column: nameColumn(columns) };
      return err({ code: "csv-duplicate-name", ...place, name: entry.name, firstLine });
    }
    lineOfName.set(nameKey(entry.name), row.line);
    entries.push(entry);
    if (warning !== null) warnings.push(warning);
  }
  return ok({ entries, warnings });
};

const nameColumn = (columns: Layout["columns"]): number =>
  columns.findIndex((field) => field === "name" || field === "surname") + 1;

const readRow = (
  { line, cells }: TableRow,
  columns: Layout["columns"],
): Result<
  { readonly entry: EntryDetails; readonly warning: EntriesCsvWarning | null },
  EntriesCsvRefusal
> => {
  const surplus = cells.findIndex((cell, index) => index >= columns.length && cell !== "");
  if (surplus !== -1) {
    const text = cells[surplus] ?? "";
    const place = { line, column: surplus + 1 };
    return err({ code: "csv-row-too-long", ...place, text, columns: columns.length });
  }
  const cell = (field: EntryField): string => tidyText(cells[columns.indexOf(field)] ?? "");
  const name = cell("name") || [cell("given"), cell("surname")].filter(Boolean).join(" ");
  if (name === "") return err({ code: "csv-name-missing", line, column: nameColumn(columns) });
  const place = { line, column: columns.indexOf("rating") + 1 };
  const text = cell("rating");
  const read = readRating(text);
  if (read === null) return err({ code: "csv-rating-not-a-number", ...place, text });
  const { rating, rounded } = read;
  if (rating > MAXIMUM_RATING) {
    return err({ code: "csv-rating-out-of-range", ...place, rating, maximum: MAXIMUM_RATING });
  }
  const person = readPerson(cell);
  if (!person.ok) {
    const { field } = person.error;
    const at = { line, column: columns.indexOf(field) + 1 };
    return err({ code: "csv-detail-malformed", ...at, detail: field, text: cell(field) });
  }
  const common = { rating, club: cell("club"), nation: cell("nation"), class: cell("class") };
  return ok({
    entry: { name, ...common, ...person.value },
    warning: rounded ? { code: "csv-rating-rounded", ...place, text, rating } : null,
  });
};
