import { type EntryDetails, err, nameKey, ok, type Result, tidyText } from "@losfee/core";
import { type DecodedText, decodeText } from "../text/decode-text.ts";
import type { ChosenColumn } from "./chosen-columns.ts";
import { type EntryField, isRatingField } from "./fields.ts";
import { type Layout, type ListOf, layoutOf } from "./layout.ts";
import { ratingWarnings } from "./list-warnings.ts";
import { type ReadRow, readRow } from "./read-row.ts";
import type { EntriesCsvRefusal, EntriesCsvWarning, ListFault, RowFault } from "./refusal.ts";
import { type EnteredPerson, repeatedPeople } from "./repeated-people.ts";
import { type Delimiter, readTable, type Table } from "./table.ts";

/** A parsed list of entries: ready to be added, in the order of the file. */
export interface EntriesCsv extends ListRead {
  readonly entries: readonly EntryDetails[];
}

/** Parsed squads, in the order of the file. */
export interface SquadsCsv extends ListRead {
  readonly squads: readonly { readonly team: string; readonly members: readonly EntryDetails[] }[];
}

/** Result of reading a list. */
interface ListRead {
  /** The field of each column, ratings being one field; null: ignored. */
  readonly columns: readonly (EntryField | null)[];
  /** The same columns with headings and examples. */
  readonly table: readonly ListColumn[];
  readonly delimiter: Delimiter;
  /** Null for pasted text. */
  readonly encoding: DecodedText["encoding"] | null;
  readonly warnings: readonly EntriesCsvWarning[];
}

/** A column of a list: its heading (empty for none), the field it was read as, and its first cells. */
export interface ListColumn {
  readonly heading: string;
  /** Null: ignored. */
  readonly field: EntryField | null;
  readonly examples: readonly string[];
}

/** The competition that a list is for: its current people, and whether teams enter. */
export interface EnteredInto {
  readonly entered?: readonly EnteredPerson[];
  readonly ofTeams?: boolean;
  /** Columns chosen by the director; the headings decide on the others. */
  readonly chosen?: readonly ChosenColumn[];
}

/** The squads that a list is for. */
export interface ForSquads extends Pick<EnteredInto, "chosen"> {
  /** Name of the team of all players, where the list has no column that names it. */
  readonly only?: string | undefined;
}

const squadsList = (only: string | undefined): ListOf => (only === undefined ? "squads" : "people");

/**
 * Reads a list of entries: an uploaded file's bytes or pasted text. Separated by tabs, semicolons
 * or commas, with the headings of people or programs in any order, or without: then name and
 * rating. All or nothing; refusals name line and column. A team column names the team that a result
 * counts for, a venue column a team's home venue. Linear.
 */
export const readEntriesCsv = (
  input: Uint8Array | string,
  { entered = [], ofTeams = false, chosen = [] }: EnteredInto = {},
): Result<EntriesCsv, EntriesCsvRefusal> => {
  const list = readList(input, ofTeams ? "teams" : "people", chosen);
  if (!list.ok) return list;
  const { layout, rows, read, faults } = list.value;
  const refusal = refusalOf([...faults, ...repeatedPeople(rows, layout.columns, entered)]);
  const entries = rows.map(({ entry, team }) => (team === "" ? entry : { ...entry, team }));
  return refusal === null ? ok({ entries, ...read }) : err(refusal);
};

/**
 * Reads the squads of teams, a line for each player: like {@link readEntriesCsv}, with a column for
 * the team; without a heading team, name and rating. A row without a team belongs to the team of
 * the row above. Without a team column, all players belong to `only`, if given. Does not check for
 * players in two squads. Linear.
 */
export const readSquadsCsv = (
  input: Uint8Array | string,
  { only, chosen = [] }: ForSquads = {},
): Result<SquadsCsv, EntriesCsvRefusal> => {
  const list = readList(input, squadsList(only), chosen);
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

/** Returns the columns of a list of entries, refused or not; none if it is no table. */
export const listColumns = (
  input: Uint8Array | string,
  { ofTeams = false, chosen = [] }: EnteredInto = {},
): readonly ListColumn[] => columnsOf(input, ofTeams ? "teams" : "people", chosen);

/** Returns the columns of a list of squads, refused or not; none if it is no table. */
export const squadColumns = (
  input: Uint8Array | string,
  { only, chosen = [] }: ForSquads = {},
): readonly ListColumn[] => columnsOf(input, squadsList(only), chosen);

const columnsOf = (
  input: Uint8Array | string,
  of: ListOf,
  chosen: readonly ChosenColumn[],
): readonly ListColumn[] => {
  const table = tableIn(input);
  if (!table.ok) return [];
  const layout = layoutOf(table.value, of, chosen);
  return layout.ok
    ? columnsSeen(layout.value)
    : columnsSeen({ columns: [], headings: [], rows: table.value.rows });
};

/** Number of cells shown as examples of a column. */
const EXAMPLES = 3;

const columnsSeen = ({
  columns,
  headings,
  rows,
}: Pick<Layout, "columns" | "headings" | "rows">): readonly ListColumn[] => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, index) => {
    const field = columns[index] ?? null;
    const filled = rows.map(({ cells }) => tidyText(cells[index] ?? "")).filter(Boolean);
    return {
      heading: headings[index] ?? "",
      field: isRatingField(field) ? "rating" : field,
      examples: filled.slice(0, EXAMPLES),
    };
  });
};

const tableIn = (
  input: Uint8Array | string,
): Result<Table & Pick<ListRead, "encoding">, EntriesCsvRefusal> => {
  const decoded =
    typeof input === "string" ? ok({ text: input, encoding: null }) : decodeText(input);
  if (!decoded.ok) return decoded;
  const { text, encoding } = decoded.value;
  return ok({ ...readTable(text.replace(/^\uFEFF/, "")), encoding });
};

/** Reads a list and collects all its faults. */
const readList = (
  input: Uint8Array | string,
  of: ListOf,
  chosen: readonly ChosenColumn[] = [],
): Result<
  {
    readonly layout: Layout;
    readonly rows: readonly ReadRow[];
    readonly read: ListRead;
    readonly faults: readonly ListFault[];
  },
  EntriesCsvRefusal
> => {
  const read = tableIn(input);
  if (!read.ok) return read;
  const table = read.value;
  const layout = layoutOf(table, of, chosen);
  if (!layout.ok) return layout;
  const rows = layout.value.rows.map((row) => readRow(row, layout.value));
  return ok({
    layout: layout.value,
    rows,
    faults: [...table.faults, ...layout.value.faults, ...rows.flatMap((row) => row.faults)],
    read: {
      columns: layout.value.columns.map((field) => (isRatingField(field) ? "rating" : field)),
      table: columnsSeen(layout.value),
      delimiter: table.delimiter,
      encoding: table.encoding,
      warnings: [
        ...layout.value.warnings,
        ...ratingWarnings(layout.value, rows, of),
        ...rows.flatMap(({ warnings }) => warnings),
      ],
    },
  });
};

/** Combines faults: a single one as it is, several in the order of lines; null if none. */
const refusalOf = (all: readonly ListFault[]): EntriesCsvRefusal | null => {
  const faults = all.toSorted((a, b) => a.line - b.line);
  const [first, second] = faults;
  if (first === undefined) return null;
  return second === undefined ? first : { code: "csv-rows-wrong", faults };
};
