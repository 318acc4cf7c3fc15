import { type EntryDetails, err, nameKey, ok, type Result } from "@losfee/core";
import { type DecodedText, decodeText } from "../text/decode-text.ts";
import { type EntryField, isRatingField } from "./fields.ts";
import { type Layout, type ListOf, layoutOf } from "./layout.ts";
import { ratingWarnings } from "./list-warnings.ts";
import { type ReadRow, readRow } from "./read-row.ts";
import type { EntriesCsvRefusal, EntriesCsvWarning, ListFault, RowFault } from "./refusal.ts";
import { type EnteredPerson, repeatedPeople } from "./repeated-people.ts";
import { type Delimiter, readTable } from "./table.ts";

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
  readonly delimiter: Delimiter;
  /** Null for pasted text. */
  readonly encoding: DecodedText["encoding"] | null;
  readonly warnings: readonly EntriesCsvWarning[];
}

/** The competition that a list is for: its current people, and whether teams enter. */
export interface EnteredInto {
  readonly entered?: readonly EnteredPerson[];
  readonly ofTeams?: boolean;
}

/**
 * Reads a list of entries: an uploaded file's bytes or pasted text. Separated by tabs, semicolons
 * or commas, with the headings of people or programs in any order, or without: then name and
 * rating. All or nothing; refusals name line and column. A team column names the team that a result
 * counts for, a venue column a team's home venue. Linear.
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
 * Reads the squads of teams, a line for each player: like {@link readEntriesCsv}, with a column for
 * the team; without a heading team, name and rating. A row without a team belongs to the team of
 * the row above. Without a team column, all players belong to `only`, if given. Does not check for
 * players in two squads. Linear.
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

/** Reads a list and collects all its faults. */
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
      columns: layout.value.columns.map((field) => (isRatingField(field) ? "rating" : field)),
      delimiter: table.delimiter,
      encoding: decoded.value.encoding,
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
