import type { StorageRefusal } from "../journal/open-storage.ts";
import type { Database } from "../storage/connection.ts";
import { allMigrations } from "../storage/migrations/all.ts";
import type { Row } from "../storage/rows.ts";
import type { Steps } from "../storage/steps.ts";

/** Source of rows, as of one moment despite concurrent writes. */
export interface Source {
  /** True if a server is running on it, so that the copy may soon be outdated. */
  readonly isServed: boolean;
  /** The portable columns of a table, sorted by name. */
  columnsOf(table: string): Promise<readonly string[]>;
  /** The rows of a table in batches. */
  rowsOf(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
  look<T>(work: () => Steps<T>): Promise<T>;
  close(): Promise<void>;
}

/** Target of rows: all at once at the end, or none. */
export interface Target extends Source {
  clear(table: string): Promise<void>;
  write(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** Resolves when everything is durable. `close` discards what was not committed. */
  commit(): Promise<void>;
}

/** Rows read and written at a time. */
export const STRETCH = 500;

/** Aborts a copy because of source or target. */
export class EndFault extends Error {
  readonly refusal: StorageRefusal | RowRefusal;

  constructor(refusal: StorageRefusal | RowRefusal, cause: unknown) {
    super(refusal.code, { cause });
    this.name = "EndFault";
    this.refusal = refusal;
  }
}

/** A row that the target rejects: it refers to a missing row, or is not valid text. */
export interface RowRefusal {
  readonly code: "copy-row";
  readonly table: string;
  readonly detail: string;
}

/** Tables that belong to their place, and why. */
const OF_THE_PLACE: Readonly<Record<string, string>> = {
  access_servers: "where its servers listen",
  backup_plan: "where it is backed up to",
  leases: "which of its servers acts by itself",
  receptions: "who may show events on it",
  reign: "whether it leads or follows",
  sign_in_challenges: "what its browsers are about to answer",
  snapshots: "what its program makes of the journals, to open them sooner",
};

const namesIn = (statement: RegExp): readonly string[] =>
  allMigrations.flatMap(({ sql }) =>
    [...sql.matchAll(statement)].flatMap(([, name]) => name ?? []),
  );

const dropped: ReadonlySet<string> = new Set(namesIn(/DROP TABLE (\w+)/g));
const madeTables = namesIn(/CREATE TABLE (\w+)/g).filter((name) => !dropped.has(name));

/** All tables, each after those it refers to: a recreated one counts at its last position. */
export const allTables: readonly string[] = [...new Set(madeTables.toReversed())].toReversed();

/** The tables to copy: all but those whose contents make no sense elsewhere. */
export const copiedTables: readonly string[] = allTables.filter(
  (table) => !(table in OF_THE_PLACE),
);

/**
 * The columns of a file's table sorted by name, including the hidden row number that keeps the
 * insertion order (`rowid`), if it is not a column anyway.
 */
export const columnsIn = (db: Pick<Database, "prepare">, table: string): readonly string[] => {
  const columns = db.prepare("SELECT name, type, pk FROM pragma_table_info(?)").all(table);
  const [kind] = db.prepare("SELECT wr FROM pragma_table_list WHERE name = ?").all(table);
  const keys = columns.filter(({ pk }) => pk !== 0);
  const isNumbered = keys.length === 1 && keys[0]?.["type"] === "INTEGER";
  const hidden = kind?.["wr"] === 0 && !isNumbered ? ["rowid"] : [];
  return [...columns.map(({ name }) => String(name)), ...hidden].toSorted();
};
