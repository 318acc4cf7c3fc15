import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EVENT_SCHEMA, err, ok, type Result } from "@losfee/core";
import { allMigrations } from "../storage/migrations/all.ts";
import type { Migration } from "../storage/migrations/migration.ts";
import { integerOf } from "../storage/rows.ts";
import { type StorageFault, storageFaultOf, systemCodeOf } from "../storage/storage-error.ts";
import { damageOfLog, eventsInLog, type LogDamage, type MissingEvents } from "./log-damage.ts";
import { checkpoint, needsItsLog } from "./write-ahead-log.ts";

/** Why a file cannot be opened as a Losfee database. The file is unchanged. */
export type OpenRefusal =
  | { readonly code: "folder-missing"; readonly path: string; readonly folder: string }
  | { readonly code: "is-a-folder"; readonly path: string }
  | { readonly code: "no-permission"; readonly path: string }
  | { readonly code: "read-only"; readonly path: string }
  | { readonly code: "disk-full"; readonly path: string }
  | { readonly code: "busy"; readonly path: string }
  | { readonly code: "not-a-database"; readonly path: string }
  | { readonly code: "damaged"; readonly path: string }
  /**
   * Events were in the log beside the file (`path`-wal), which is not there: the last are missing.
   * `missing`: those of which that is known.
   */
  | {
      readonly code: "log-missing";
      readonly path: string;
      readonly log: string;
      readonly missing: readonly MissingEvents[];
    }
  /** The log does not hold what it held: its end was cut off or changed. `missing`: at least these events. */
  | ({ readonly code: "log-damaged"; readonly path: string; readonly log: string } & LogDamage)
  /** The other way round: there is a log with events, and no file that it belongs to. */
  | { readonly code: "file-missing"; readonly path: string; readonly log: string }
  /** An SQLite database, but another program's. */
  | { readonly code: "foreign-database"; readonly path: string }
  /** Written by another Losfee: its events are of schema `found`, we read `known`. */
  | {
      readonly code: "older-schema" | "newer-schema";
      readonly path: string;
      readonly found: number;
      readonly known: number;
    }
  /** Written by a later Losfee: the tables of `module` are at step `found`, we know `known`. */
  | {
      readonly code: "newer-version";
      readonly path: string;
      readonly module: string;
      readonly found: number;
      readonly known: number;
    }
  | { readonly code: "io-error"; readonly path: string; readonly detail: string };

/** How to open a database. */
export interface OpenOptions {
  /** Steps of further modules than ours that live in the same file. */
  readonly migrations?: readonly Migration[];
  /**
   * How long a command waits for another process that is writing, in milliseconds (default 5000).
   * Opening waits as long, and blocks meanwhile; reading never waits.
   */
  readonly busyTimeout?: number;
  /** Whether nothing is ever written by it: whoever opened the file first looks after it. */
  readonly readOnly?: boolean;
  /** What a database in memory holds at first, as `DatabaseSync.serialize` gives it. */
  readonly content?: Uint8Array;
}

/** How long a command waits for another process by default, in milliseconds. */
export const PATIENCE = 5000;

/** "LOSF" in the file's header tells our files from other programs'. */
const applicationId = 0x4c4f5346;

/** No file, only memory. */
export const IN_MEMORY = ":memory:";

/**
 * Opens the SQLite file at `path` (`:memory:` for none), creating it if need be, and brings its
 * tables to the newest step. Safe while other processes have the file open; a lock that one of them
 * holds only matters where something has to be written.
 *
 * The settings: WAL, so that readers never wait; `synchronous=NORMAL`, so that COMMIT does not
 * wait for the disk, which everything else would wait for with it (see `LogSync`); `secure_delete`,
 * so that removed personal data leaves no trace. SQLite itself neither waits for locks, which would
 * stop everything else this process does, nor copies its log (see `LogMark`).
 */
export const openDatabase = (
  path: string,
  options: OpenOptions = {},
): Result<DatabaseSync, OpenRefusal> => {
  const obstacle = path === IN_MEMORY ? null : obstacleAt(path);
  return obstacle === null ? open(path, options) : err(obstacle);
};

/** As {@link openDatabase}, for a file that was open before: never creates one, never waits. */
export const openAgain = (path: string, options: OpenOptions): Result<DatabaseSync, OpenRefusal> =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true
    ? open(path, { ...options, busyTimeout: 0 })
    : err({ code: "file-missing", path, log: logOf(path) });

const open = (path: string, options: OpenOptions): Result<DatabaseSync, OpenRefusal> => {
  let db: DatabaseSync | null = null;
  try {
    const damage = path === IN_MEMORY ? null : damageOfLog(path);
    if (damage !== null) return err({ code: "log-damaged", path, log: logOf(path), ...damage });
    db = new DatabaseSync(path);
    if (path === IN_MEMORY && options.content) db.deserialize(options.content);
    const patience = Math.trunc(options.busyTimeout ?? PATIENCE);
    db.exec(`PRAGMA busy_timeout = ${patience}`);
    const stranger = isForeign(db);
    const refusal: OpenRefusal | null = stranger
      ? { code: "foreign-database", path }
      : prepare(db, path, patience, [...allMigrations, ...(options.migrations ?? [])]);
    if (refusal === null) {
      db.exec("PRAGMA busy_timeout = 0");
      if (options.readOnly === true) db.exec("PRAGMA query_only = ON");
      if (path !== IN_MEMORY) keepFromOthers(path);
      return ok(db);
    }
    db.close();
    return err(refusal);
  } catch (error) {
    if (db?.isOpen) db.close();
    const fault = storageFaultOf(error);
    if (fault === null) throw error;
    return err(refusalFor(fault, path, error));
  }
};

/** SQLite's write-ahead log of the database at `path`. */
export const logOf = (path: string): string => `${path}-wal`;

const isEmpty = (path: string): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;

/** The seeds are in there: whatever let others read the files (a copy, an old version) ends. */
const keepFromOthers = (path: string): void => {
  for (const file of [path, logOf(path), `${path}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(file, mode & 0o700);
    } catch (error) {
      // Somebody else's file, which we may use: who owns it decides.
      if (systemCodeOf(error) !== "EPERM") throw error;
    }
  }
};

/**
 * What stands in the way of opening `path`, as far as the file system tells; creates the file, for
 * its owner's eyes only, when it is missing. An existing file is never opened here: closing it
 * would drop the locks that this process may hold on it (POSIX).
 */
const obstacleAt = (path: string): OpenRefusal | null => {
  const found = statSync(path, { throwIfNoEntry: false });
  // A new file beside an old log would be the journal's end: SQLite deletes the log.
  if (found === undefined && !isEmpty(logOf(path))) {
    return { code: "file-missing", path, log: logOf(path) };
  }
  if (found !== undefined) return found.isDirectory() ? { code: "is-a-folder", path } : null;
  try {
    closeSync(openSync(path, "wx", 0o600));
    return null;
  } catch (error) {
    const code = systemCodeOf(error);
    return code === "EEXIST" ? null : fileRefusal(code, path);
  }
};

const fileRefusal = (systemCode: string, path: string): OpenRefusal => {
  switch (systemCode) {
    case "ENOENT":
    case "ENOTDIR":
      return { code: "folder-missing", path, folder: dirname(path) };
    case "EISDIR":
      return { code: "is-a-folder", path };
    case "EACCES":
    case "EPERM":
      return { code: "no-permission", path };
    case "EROFS":
      return { code: "read-only", path };
    case "ENOSPC":
    case "EDQUOT":
      return { code: "disk-full", path };
    default:
      return { code: "io-error", path, detail: systemCode };
  }
};

/** Why a file cannot be worked on, by the fault that `error` tells of. */
export const refusalFor = (fault: StorageFault, path: string, error: unknown): OpenRefusal => {
  switch (fault.code) {
    case "io-error":
      // CANTOPEN (14) for a file that exists: it, or the files beside it, are not for this user.
      if ((fault.sqliteCode & 0xff) === 14) return { code: "no-permission", path };
      return { code: "io-error", path, detail: `SQLite ${fault.sqliteCode}` };
    case "closed":
    case "standby":
    case "superseded":
    case "unreachable":
    case "file-lost":
      return { code: "io-error", path, detail: error instanceof Error ? error.message : "" };
    default:
      return { code: fault.code, path };
  }
};

const pragma = (db: DatabaseSync, name: string): number =>
  integerOf(db.prepare(`PRAGMA ${name}`).get() ?? {}, name);

/**
 * The tables are counted before the mark is read: another process may be creating the file, which
 * gets both at once. The other way round its tables could seem to be without the mark.
 */
const isForeign = (db: DatabaseSync): boolean => {
  const tables = db.prepare("SELECT count(*) AS tables FROM sqlite_schema").get() ?? {};
  const id = pragma(db, "application_id");
  if (id === applicationId) return false;
  return id !== 0 || integerOf(tables, "tables") > 0;
};

const prepare = (
  db: DatabaseSync,
  path: string,
  patience: number,
  migrations: readonly Migration[],
): OpenRefusal | null => {
  if (lacksItsLog(db, path)) {
    return { code: "log-missing", path, log: logOf(path), missing: eventsInLog(path) };
  }
  const other = otherSchema(db, path);
  if (other !== null) return other;
  useWriteAheadLog(db, Date.now() + patience);
  db.exec(`
    PRAGMA synchronous = NORMAL;
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    PRAGMA trusted_schema = OFF;
  `);
  if (isUpToDate(db, migrations)) {
    tryToWrite(db);
    return null;
  }
  db.exec("BEGIN IMMEDIATE");
  const refusal = migrate(db, path, migrations);
  db.exec(refusal === null ? "COMMIT" : "ROLLBACK");
  // Without its log, too, the file is a journal from now on.
  if (refusal === null) checkpoint(db, "TRUNCATE");
  return refusal;
};

/** Why the events in a file cannot be understood. Nothing is guessed at, nothing half read. */
const otherSchema = (db: DatabaseSync, path: string): OpenRefusal | null => {
  const found = schemaOf(db);
  if (found === null || found === EVENT_SCHEMA) return null;
  const code = found < EVENT_SCHEMA ? "older-schema" : "newer-schema";
  return { code, path, found, known: EVENT_SCHEMA };
};

/** The first schema: its files did not say so themselves. */
const UNNUMBERED = 1;

/** The schema of the events in a file; null: there are none yet. */
const schemaOf = (db: DatabaseSync): number | null => {
  const columns = db.prepare("SELECT name FROM pragma_table_info('identity')").all();
  if (columns.some(({ name }) => name === "schema")) {
    const row = db.prepare("SELECT schema FROM identity").get();
    // A row that was lost is no reason not to read: each event says its schema, under its hash.
    return typeof row?.["schema"] === "number" ? row["schema"] : EVENT_SCHEMA;
  }
  const events = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get();
  return events === undefined ? null : UNNUMBERED;
};

/** Whether events that were in the log are lost with it; see `LogMark`. */
const lacksItsLog = (db: DatabaseSync, path: string): boolean => {
  // A copy that SQLite made of another file has the mark of that one, and is complete.
  const { journal_mode: mode } = db.prepare("PRAGMA journal_mode").get() ?? {};
  // Looked at again last: another process may have emptied the log, and taken the mark back.
  return mode === "wal" && needsItsLog(db) && isEmpty(logOf(path)) && needsItsLog(db);
};

/**
 * SQLite opens a file it may not write without a word: a write, taken back, brings it to light.
 * While another process is writing nothing can be said, and nothing has to be.
 */
const tryToWrite = (db: DatabaseSync): void => {
  db.exec("PRAGMA busy_timeout = 0");
  try {
    db.exec("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK");
  } catch (error) {
    if (storageFaultOf(error)?.code !== "busy") throw error;
  }
};

/** How long to leave the file alone before another attempt, in milliseconds. */
const BREATH = 5;

/**
 * Where two processes create a file at once, both turn the log on, and SQLite tells one of them at
 * once that the file is busy instead of letting it wait: so it is asked again until `deadline`.
 */
const useWriteAheadLog = (db: DatabaseSync, deadline: number): void => {
  for (;;) {
    try {
      db.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (storageFaultOf(error)?.code !== "busy" || Date.now() >= deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BREATH);
    }
  }
};

/** The last step of a module that the file has; 0 for none. */
const lastStep = (db: DatabaseSync, module: string): number =>
  Number(
    db.prepare("SELECT max(number) AS last FROM migrations WHERE module = ?").get(module)?.[
      "last"
    ] ?? 0,
  );

const knownSteps = (migrations: readonly Migration[]): ReadonlyMap<string, number> => {
  const known = new Map<string, number>();
  for (const { module, number } of migrations) {
    known.set(module, Math.max(number, known.get(module) ?? 0));
  }
  return known;
};

/** Whether there is nothing to bring into the file, so that it need not be written to. */
const isUpToDate = (db: DatabaseSync, migrations: readonly Migration[]): boolean => {
  if (pragma(db, "application_id") !== applicationId) return false;
  const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get();
  if (table === undefined) return false;
  if (unknownModule(db, migrations) !== null) return false;
  return [...knownSteps(migrations)].every(([module, known]) => lastStep(db, module) === known);
};

/** Tables that only a later Losfee knows: what they say of the rest is not understood here. */
const unknownModule = (
  db: DatabaseSync,
  migrations: readonly Migration[],
): { readonly module: string; readonly found: number } | null => {
  const known = knownSteps(migrations);
  const rows = db
    .prepare("SELECT module, max(number) AS found FROM migrations GROUP BY module")
    .all();
  const unknown = rows.find(({ module }) => !known.has(String(module)));
  return unknown === undefined
    ? null
    : { module: String(unknown["module"]), found: Number(unknown["found"]) };
};

/** Runs the steps that are missing. Must be called inside a transaction. */
const migrate = (
  db: DatabaseSync,
  path: string,
  migrations: readonly Migration[],
): OpenRefusal | null => {
  if (pragma(db, "application_id") !== applicationId) {
    db.exec(`PRAGMA application_id = ${applicationId}`);
  }
  db.exec(`
    CREATE TABLE IF NOT EXISTS migrations (
      module TEXT NOT NULL,
      number INTEGER NOT NULL,
      PRIMARY KEY (module, number)
    ) STRICT, WITHOUT ROWID;
  `);
  const unknown = unknownModule(db, migrations);
  if (unknown !== null) return { code: "newer-version", path, ...unknown, known: 0 };
  const record = db.prepare("INSERT INTO migrations (module, number) VALUES (?, ?)");
  for (const [module, known] of knownSteps(migrations)) {
    const found = lastStep(db, module);
    if (found > known) return { code: "newer-version", path, module, found, known };
    const steps = migrations.filter((step) => step.module === module);
    for (const step of steps.toSorted((a, b) => a.number - b.number)) {
      if (step.number <= found) continue;
      db.exec(step.sql);
      record.run(step.module, step.number);
    }
  }
  return null;
};
