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
import type {
  EntriesCsvRefusal,
  EntriesCsvWarning,
  HeadingFault,
  ListFault,
  RowFault,
} from "./refusal.ts";
import { type Delimiter, readTable, type Table, type TableRow } from "./table.ts";

/** A list of entries as read: ready to be added, in the order of the file. */
export interface EntriesCsv extends ListRead {
  readonly entries: readonly EntryDetails[];
}

/** Squads as read, in the order of the file. */
export interface SquadsCsv extends ListRead {
  readonly squads: readonly { readonly team: string; readonly members: readonly EntryDetails[] }[];
}

/** How a list was read. */
interface ListRead {
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
 * All or nothing; refusals name line and column. A column for the team says for whom a result counts,
 * one for the venue where a team plays at home.
 * Linear.
 */
export const readEntriesCsv = (
  input: Uint8Array | string,
  { entered = [], ofTeams = false }: EnteredInto = {},
): Result<EntriesCsv, EntriesCsvRefusal> => {
  const list = readList(input, ofTeams ? "teams" : "people");
  if (!list.ok) return list;
  const { layout, rows, read, faults } = list.value;
  const refusal = refusalOf([...faults, ...repeatedPeople(rows, layout.columns, entered)]);
  const entries = rows.map(({ entry, team }) => (team === "" ? entry : { ...entry, team }));
  return refusal === null ? ok({ entries, ...read }) : err(refusal);
};

/**
 * Reads the squads of teams, a line for each player: as {@link readEntriesCsv} does, with a column
 * for the team; without a heading team, name and rating. Where only the first line of a team names
 * it, those below are of the same. Without such a column everybody is of the team `only`, if one is
 * given. Who is in two squads is not looked at. Linear.
 */
export const readSquadsCsv = (
  input: Uint8Array | string,
  only?: string,
): Result<SquadsCsv, EntriesCsvRefusal> => {
  const list = readList(input, only === undefined ? "squads" : "people");
  if (!list.ok) return list;
  const { layout, rows, read, faults } = list.value;
  const squads = new Map<string, { readonly team: string; readonly members: EntryDetails[] }>();
  const column = layout.columns.indexOf("team");
  const nameless: RowFault[] = [];
  let team = column === -1 ? (only ?? "") : "";
  for (const row of rows) {
    team = row.team || team;
    if (team === "") {
      nameless.push({ code: "csv-team-missing", line: row.line, column: column + 1 });
      continue;
    }
    const squad = squads.get(nameKey(team)) ?? { team, members: [] };
    squad.members.push(row.entry);
    squads.set(nameKey(team), squad);
  }
  const refusal = refusalOf([...faults, ...nameless]);
  return refusal === null ? ok({ squads: [...squads.values()], ...read }) : err(refusal);
};

/** What a list has a line for. Only where there is one for each player of squads does it begin with the team. */
type ListOf = "people" | "teams" | "squads";

/** A list with whatever is wrong in it. */
const readList = (
  input: Uint8Array | string,
  of: ListOf,
): Result<
  {
    readonly layout: Layout;
    readonly rows: readonly ReadRow[];
    readonly read: ListRead;
    readonly faults: readonly ListFault[];
  },
  EntriesCsvRefusal
> => {
  const decoded =
    typeof input === "string" ? ok({ text: input, encoding: null }) : decodeText(input);
  if (!decoded.ok) return decoded;
  const table = readTable(decoded.value.text.replace(/^\uFEFF/, ""));
  const layout = layoutOf(table, of);
  if (!layout.ok) return layout;
  const rows = layout.value.rows.map((row) => readRow(row, layout.value));
  return ok({
    layout: layout.value,
    rows,
    faults: [...table.faults, ...layout.value.faults, ...rows.flatMap((row) => row.faults)],
    read: {
      columns: layout.value.columns,
      delimiter: table.delimiter,
      encoding: decoded.value.encoding,
      warnings: [...layout.value.warnings, ...rows.flatMap(warningsOf)],
    },
  });
};

/** What is wrong with a list: one thing alone, or all of it in the order of its lines. */
const refusalOf = (all: readonly ListFault[]): EntriesCsvRefusal | null => {
  const faults = all.toSorted((a, b) => a.line - b.line);
  const [first, second] = faults;
  if (first === undefined) return null;
  return second === undefined ? first : { code: "csv-rows-wrong", faults };
};

/** The competition that a list is for: whom it has already, and whether teams enter. */
export interface EnteredInto {
  readonly entered?: readonly EnteredPerson[];
  readonly ofTeams?: boolean;
}

/** Somebody whom the competition has already. */
export interface EnteredPerson {
  readonly id: number;
  readonly name: string;
  readonly fideId?: string;
}

/** A table whose columns are known. */
interface Layout {
  readonly columns: readonly (EntryField | null)[];
  readonly rows: readonly TableRow[];
  /** Whether names are written with the given name first: as the columns stand, if that is clear. */
  readonly givenFirst: boolean;
  readonly warnings: readonly EntriesCsvWarning[];
  readonly faults: readonly HeadingFault[];
}

const layoutOf = (table: Table, of: ListOf): Result<Layout, EntriesCsvRefusal> => {
  const [first, ...others] = table.rows;
  const [broken, another] = table.faults;
  if (first === undefined) {
    if (broken === undefined) return err({ code: "csv-empty" });
    return err(another === undefined ? broken : { code: "csv-rows-wrong", faults: table.faults });
  }
  if (table.rows.length > MOST_ROWS) {
    return err({ code: "csv-too-long", rows: table.rows.length, allowed: MOST_ROWS });
  }
  if (!isHeading(first)) return layoutWithoutHeading(table, of === "squads");
  if (others.length === 0 && broken === undefined) return err({ code: "csv-empty" });
  const { columns, faults } = columnsOf(first, of === "teams");
  const warnings = first.cells.flatMap((heading, index): readonly EntriesCsvWarning[] =>
    columns[index] === null && heading !== ""
      ? [{ code: "csv-column-ignored", line: first.line, column: index + 1, heading }]
      : [],
  );
  return ok({ columns, rows: others, givenFirst: isGivenFirst(columns, others), warnings, faults });
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
  { rows, delimiter }: Table,
  ofTeams: boolean,
): Result<Layout, EntriesCsvRefusal> => {
  const first: readonly EntryField[] = ofTeams ? ["team"] : [];
  const most = first.length + 2;
  const wide = rows.find(({ cells }) => cells.slice(most).some((cell) => cell !== ""));
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
  return ok({ columns, rows, givenFirst: false, warnings, faults: [] });
};

/** A row as far as it could be read: an entry only where nothing is wrong. */
interface ReadRow {
  readonly line: number;
  /** As this row names it. */
  readonly team: string;
  readonly entry: EntryDetails;
  readonly warnings: readonly EntriesCsvWarning[];
  readonly faults: readonly RowFault[];
}

const warningsOf = ({ warnings }: ReadRow): readonly EntriesCsvWarning[] => warnings;

/** Somebody with whom others are compared: of the list, or of the competition. */
interface Holder {
  readonly name: string;
  readonly fideId?: string;
  /** The line, or the entry that the competition has. */
  readonly line: number | null;
  readonly id: number;
}

/**
 * Who stands further up already, or is entered: by FIDE ID, or by a name that not both have another
 * FIDE ID for. Rows that lack something else are compared, too.
 */
const repeatedPeople = (
  rows: readonly ReadRow[],
  columns: Layout["columns"],
  entered: readonly EnteredPerson[],
): readonly RowFault[] => {
  const byName = new Map<string, Holder[]>();
  const byFideId = new Map<string, Holder>();
  const add = (holder: Holder): void => {
    const [key, id] = [nameKey(holder.name), fideIdKey(holder.fideId)];
    byName.set(key, [...(byName.get(key) ?? []), holder]);
    if (id !== "" && !byFideId.has(id)) byFideId.set(id, holder);
  };
  for (const person of entered) add({ ...person, line: null });
  const faults: RowFault[] = [];
  for (const { line, entry } of rows) {
    const { name, fideId = "" } = entry;
    const id = fideIdKey(fideId);
    const same = id === "" ? undefined : byFideId.get(id);
    const namesakes = name === "" ? [] : (byName.get(nameKey(name)) ?? []);
    const holder = same ?? namesakes.find((one) => id === "" || fideIdKey(one.fideId) === "");
    const column = same === undefined ? nameColumn(columns) : columns.indexOf("fideId") + 1;
    if (holder?.line === null) {
      faults.push({
        code: "csv-entered-already",
        line,
        column,
        name: holder.name,
        entry: holder.id,
      });
    } else if (holder !== undefined) {
      const place = { line, column, firstLine: holder.line };
      faults.push(
        same === undefined
          ? { code: "csv-duplicate-name", ...place, name }
          : { code: "csv-duplicate-fide-id", ...place, fideId },
      );
    }
    add({ name, fideId, line, id: 0 });
  }
  return faults;
};

const nameColumn = (columns: Layout["columns"]): number =>
  columns.findIndex((field) => field === "name" || field === "surname") + 1;

const readRow = ({ line, cells }: TableRow, { columns, givenFirst }: Layout): ReadRow => {
  const faults: RowFault[] = [];
  const cell = (field: EntryField): string => tidyText(cells[columns.indexOf(field)] ?? "");
  const at = (field: EntryField) => ({ line, column: columns.indexOf(field) + 1 });
  const surplus = cells.findIndex((text, index) => index >= columns.length && text !== "");
  if (surplus !== -1) {
    const place = { line, column: surplus + 1, text: cells[surplus] ?? "" };
    faults.push({ code: "csv-row-too-long", ...place, columns: columns.length });
  }
  const name = cell("name") || nameOf(cell("surname"), cell("given"), givenFirst);
  const hasNames = nameColumn(columns) > 0;
  if (name === "" && hasNames) {
    faults.push({ code: "csv-name-missing", line, column: nameColumn(columns) });
  }
  const text = cell("rating");
  const read = readRating(text);
  const { rating, rounded } = read ?? { rating: 0, rounded: false };
  if (read === null) faults.push({ code: "csv-rating-not-a-number", ...at("rating"), text });
  else if (rating > MAXIMUM_RATING) {
    const maximum = MAXIMUM_RATING;
    faults.push({ code: "csv-rating-out-of-range", ...at("rating"), rating, maximum });
  }
  const person = readPerson(cell);
  for (const detail of person.wrong) {
    faults.push({ code: "csv-detail-malformed", ...at(detail), detail, text: cell(detail) });
  }
  const common = { rating, club: cell("club"), nation: cell("nation"), class: cell("class") };
  const venue = cell("venue");
  return {
    line,
    team: cell("team"),
    entry: { name, ...common, ...(venue === "" ? {} : { venue }), ...person.details },
    warnings: rounded ? [{ code: "csv-rating-rounded", ...at("rating"), text, rating }] : [],
    faults,
  };
};

/**
 * A name out of two columns, in their order. A comma says which is the surname, unless it is the
 * last word anyway.
 */
const nameOf = (surname: string, given: string, givenFirst: boolean): string =>
  givenFirst
    ? [given, surname].filter(Boolean).join(" ")
    : [surname, given].filter(Boolean).join(", ");
