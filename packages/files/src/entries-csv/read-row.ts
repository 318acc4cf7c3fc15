import { type EntryDetails, tidyText } from "@losfee/core";
import { titleBeforeName } from "../text/title.ts";
import { type EntryField, RATING_FIELDS, type RatingField } from "./fields.ts";
import type { Layout } from "./layout.ts";
import { readPerson } from "./person.ts";
import { readRating } from "./rating.ts";
import type { EntriesCsvWarning, RowFault } from "./refusal.ts";
import type { TableRow } from "./table.ts";

/** A parsed row: an entry only if nothing is wrong. */
export interface ReadRow {
  readonly line: number;
  /** As this row names it. */
  readonly team: string;
  readonly entry: EntryDetails;
  /** Source of the rating; null for none. */
  readonly ratedBy: RatingField | null;
  readonly warnings: readonly EntriesCsvWarning[];
  readonly faults: readonly RowFault[];
}

/** The same limit as for typed entries. */
const MAXIMUM_RATING = 9999;

/** Reads a row of a list with known columns. */
export const readRow = ({ line, cells }: TableRow, layout: Layout): ReadRow => {
  const { columns } = layout;
  const faults: RowFault[] = [];
  const cell = (field: EntryField): string => {
    for (const [index, one] of columns.entries()) {
      const text = one === field ? tidyText(cells[index] ?? "") : "";
      if (text !== "") return text;
    }
    return "";
  };
  const surplus = cells.findIndex((text, index) => index >= columns.length && text !== "");
  if (surplus !== -1) {
    const place = { line, column: surplus + 1, text: cells[surplus] ?? "" };
    faults.push({ code: "csv-row-too-long", ...place, columns: columns.length });
  }
  const called = nameIn(cell, layout);
  if (called.name === "" && nameColumn(columns) > 0) {
    faults.push({ code: "csv-name-missing", line, column: nameColumn(columns) });
  }
  const rated = ratingIn(cell, line, columns);
  if (rated.fault !== null) faults.push(rated.fault);
  const person = readPerson((field) =>
    field === "title" ? cell("title") || called.title : cell(field),
  );
  for (const detail of person.wrong) {
    const place = { line, column: columns.indexOf(detail) + 1 };
    faults.push({ code: "csv-detail-malformed", ...place, detail, text: cell(detail) });
  }
  const common = { club: cell("club"), nation: cell("nation"), class: cell("class") };
  const venue = cell("venue");
  return {
    line,
    team: cell("team"),
    entry: {
      name: called.name,
      rating: rated.rating,
      ...common,
      ...(venue === "" ? {} : { venue }),
      ...person.details,
    },
    ratedBy: rated.by,
    warnings: rated.warnings,
    faults,
  };
};

/** Returns the column with the names, from 1; 0 if there is none. */
export const nameColumn = (columns: Layout["columns"]): number =>
  columns.findIndex((field) => field === "name" || field === "surname") + 1;

type Cell = (field: EntryField) => string;

/** Returns the name of a row, and the title before it. */
const nameIn = (
  cell: Cell,
  { columns, givenFirst }: Layout,
): { readonly name: string; readonly title: string } => {
  const whole = cell("name");
  const name = whole || nameOf(cell("surname"), cell("given"), givenFirst);
  const ofTeam = columns.includes("venue");
  const parted = ofTeam ? null : titleBeforeName(name);
  if (parted === null) return { name: commaTidied(name), title: "" };
  const { title } = parted;
  const stated = cell("title").toUpperCase();
  return stated === "" || stated === title
    ? { name: commaTidied(parted.name), title }
    : { name: commaTidied(name), title: "" };
};

/** Adds the space that programs omit in `Müller,Jürgen`. */
const commaTidied = (name: string): string => name.replace(/(\p{L})\s*,\s*(?=\p{L})/gu, "$1, ");

/**
 * Joins the two parts of a name in their order, with a comma after the surname unless that is the
 * last word.
 */
const nameOf = (surname: string, given: string, givenFirst: boolean): string =>
  givenFirst
    ? [given, surname].filter(Boolean).join(" ")
    : [surname, given].filter(Boolean).join(", ");

/** Returns the first valid rating of a row, in the order of {@link RATING_FIELDS}. */
const ratingIn = (
  cell: Cell,
  line: number,
  columns: Layout["columns"],
): {
  readonly rating: number;
  readonly by: RatingField | null;
  readonly warnings: readonly EntriesCsvWarning[];
  readonly fault: RowFault | null;
} => {
  for (const by of RATING_FIELDS) {
    const text = cell(by);
    const place = { line, column: columns.indexOf(by) + 1 };
    const read = readRating(text);
    const nothing = { rating: 0, by: null, warnings: [] };
    if (read === null) {
      return { ...nothing, fault: { code: "csv-rating-not-a-number", ...place, text } };
    }
    const { rating, rounded } = read;
    if (rating > MAXIMUM_RATING) {
      const maximum = MAXIMUM_RATING;
      return { ...nothing, fault: { code: "csv-rating-out-of-range", ...place, rating, maximum } };
    }
    if (rating === 0) continue;
    const warnings = rounded
      ? [{ code: "csv-rating-rounded", ...place, text, rating } as const]
      : [];
    return { rating, by, warnings, fault: null };
  }
  return { rating: 0, by: null, warnings: [], fault: null };
};
