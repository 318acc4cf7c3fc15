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

/** Reasons why a file cannot be opened as a Losfee database. The file is unchanged. */
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
   * The log (`path`-wal) held events and is missing: the last events are lost. `missing`: the known
   * ones.
   */
  | {
      readonly code: "log-missing";
      readonly path: string;
      readonly log: string;
      readonly missing: readonly MissingEvents[];
    }
  /** The end of the log was cut off or changed. `missing`: at least these events. */
  | ({ readonly code: "log-damaged"; readonly path: string; readonly log: string } & LogDamage)
  /** There is a log with events, but not its database file. */
  | { readonly code: "file-missing"; readonly path: string; readonly log: string }
  /** An SQLite database of another program. */
  | { readonly code: "foreign-database"; readonly path: string }
  /** From another version of Losfee: its events are of schema `found`, this one reads `known`. */
  | {
      readonly code: "older-schema" | "newer-schema";
      readonly path: string;
      readonly found: number;
      readonly known: number;
    }
  /** From a later Losfee: the tables of `module` are at step `found`, this one knows `known`. */
  | {
      readonly code: "newer-version";
      readonly path: string;
      readonly module: string;
      readonly found: number;
      readonly known: number;
    }
  | { readonly code: "io-error"; readonly path: string; readonly detail: string };

/** Options of opening a database. */
export interface OpenOptions {
  /** Migrations of other modules in the same file. */
  readonly migrations?: readonly Migration[];
  /**
   * Longest wait of a command for another writing process, in milliseconds (default 5000). Opening
   * waits as long, and blocks meanwhile; reading never waits.
   */
  readonly busyTimeout?: number;
  /** Opens read-only: the connection that opened the file first maintains it. */
  readonly readOnly?: boolean;
  /** Initial content of an in-memory database, as `DatabaseSync.serialize` returns it. */
  readonly content?: Uint8Array;
}

/** Default wait of a command for another process, in milliseconds. */
export const TIMEOUT = 5000;

/** "LOSF" in the file's header identifies our files. */
const applicationId = 0x4c4f5346;

/** Path of an in-memory database. */
export const IN_MEMORY = ":memory:";

/**
 * Opens the SQLite file at `path` (`:memory:` for none), creating it if needed, and migrates its
 * tables. Safe while other processes have the file open; their locks only matter if something has
 * to be written.
 *
 * Settings: WAL, so that readers never wait; `synchronous=NORMAL`, so that COMMIT does not block
 * the process until the disk is done (see `LogSync`); `secure_delete`, so that removed personal
 * data leaves no trace. SQLite itself neither waits for locks, which would block the process, nor
 * copies its log (see `LogMark`).
 */
export const openDatabase = (
  path: string,
  options: OpenOptions = {},
): Result<DatabaseSync, OpenRefusal> => {
  const obstacle = path === IN_MEMORY ? null : obstacleAt(path);
  return obstacle === null ? open(path, options) : err(obstacle);
};

/** Like {@link openDatabase}, for a file opened before: never creates one, never waits. */
export const openAgain = (path: string, options: OpenOptions): Result<DatabaseSync, OpenRefusal> =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true
    ? open(path, { ...options, busyTimeout: 0 })
    : err({ code: "file-missing", path, log: logOf(path) });

const open = (path: string, options: OpenOptions): Result<DatabaseSync, OpenRefusal> => {
  let db: DatabaseSync | null = null;
  try {
    // A reader runs beside a process that has checked the log, and writes to it.
    const looks = path !== IN_MEMORY && options.readOnly !== true;
    const damage = looks ? damageOfLog(path) : null;
    if (damage !== null) return err({ code: "log-damaged", path, log: logOf(path), ...damage });
    db = new DatabaseSync(path);
    if (path === IN_MEMORY && options.content) db.deserialize(options.content);
    const timeout = Math.trunc(options.busyTimeout ?? TIMEOUT);
    db.exec(`PRAGMA busy_timeout = ${timeout}`);
    const stranger = isForeign(db);
    const refusal: OpenRefusal | null = stranger
      ? { code: "foreign-database", path }
      : prepare(db, path, timeout, [...allMigrations, ...(options.migrations ?? [])]);
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

/** Path of SQLite's write-ahead log of the database at `path`. */
export const logOf = (path: string): string => `${path}-wal`;

const isEmpty = (path: string): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;

/** Restricts the files, which contain the seeds, to their owner. */
const keepFromOthers = (path: string): void => {
  for (const file of [path, logOf(path), `${path}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(file, mode & 0o700);
    } catch (error) {
      // The file belongs to another user, who decides on its permissions.
      if (systemCodeOf(error) !== "EPERM") throw error;
    }
  }
};

/**
 * Returns the obstacle to opening `path` in the file system, or null; creates a missing file,
 * readable by its owner only. Never opens an existing file: closing it would drop this process's locks on it
 * (POSIX).
 */
const obstacleAt = (path: string): OpenRefusal | null => {
  const found = statSync(path, { throwIfNoEntry: false });
  // A new file beside an old log would lose the journal: SQLite deletes the log.
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

/** The refusal for the fault that `error` reports. */
export const refusalFor = (fault: StorageFault, path: string, error: unknown): OpenRefusal => {
  switch (fault.code) {
    case "io-error":
      // CANTOPEN (14) for an existing file: no permission for it or the files beside it.
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

const pragma = (db: DatabaseSync, name: "application_id" | "user_version"): number =>
  integerOf(db.prepare(`PRAGMA ${name}`).get() ?? {}, name);

/**
 * Counts the tables before reading the mark: another process may be creating the file, which writes
 * both at once. In the other order its tables could appear without the mark.
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
  timeout: number,
  migrations: readonly Migration[],
): OpenRefusal | null => {
  if (lacksItsLog(db, path)) {
    return { code: "log-missing", path, log: logOf(path), missing: eventsInLog(path) };
  }
  const other = otherSchema(db, path);
  if (other !== null) return other;
  useWriteAheadLog(db, Date.now() + timeout);
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
  // From now on the file identifies itself even without its log.
  if (refusal === null) checkpoint(db, "TRUNCATE");
  return refusal;
};

/** Reports events of an unknown schema, instead of guessing or reading them in part. */
const otherSchema = (db: DatabaseSync, path: string): OpenRefusal | null => {
  const found = schemaOf(db);
  if (found === null || found === EVENT_SCHEMA) return null;
  const code = found < EVENT_SCHEMA ? "older-schema" : "newer-schema";
  return { code, path, found, known: EVENT_SCHEMA };
};

/** The first schema, whose files have no number. */
const UNNUMBERED = 1;

/** The schema of the events in a file; null if there are none yet. */
const schemaOf = (db: DatabaseSync): number | null => {
  const columns = db.prepare("SELECT name FROM pragma_table_info('identity')").all();
  if (columns.some(({ name }) => name === "schema")) {
    const row = db.prepare("SELECT schema FROM identity").get();
    // A lost row does not prevent reading: each event contains its schema, under its hash.
    return typeof row?.["schema"] === "number" ? row["schema"] : EVENT_SCHEMA;
  }
  const events = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get();
  return events === undefined ? null : UNNUMBERED;
};

/** True if events were lost together with the log; see `LogMark`. */
const lacksItsLog = (db: DatabaseSync, path: string): boolean => {
  // SQLite's copies keep the mark of the original, but are complete.
  const { journal_mode: mode } = db.prepare("PRAGMA journal_mode").get() ?? {};
  // Checked twice: another process may have emptied the log and reset the mark in between.
  return mode === "wal" && needsItsLog(db) && isEmpty(logOf(path)) && needsItsLog(db);
};

/**
 * SQLite silently opens a file that it may not write: a write that is rolled back reveals it. While
 * another process is writing, neither possible nor necessary.
 */
const tryToWrite = (db: DatabaseSync): void => {
  db.exec("PRAGMA busy_timeout = 0");
  try {
    db.exec("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK");
  } catch (error) {
    if (storageFaultOf(error)?.code !== "busy") throw error;
  }
};

/** Pause between two attempts, in milliseconds. */
const BREATH = 5;

/**
 * If two processes create a file at once, both enable the log, and SQLite reports busy to one of
 * them without waiting: so this retries until `deadline`.
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

/** The last migration step of a module in the file; 0 for none. */
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

/** True if no migration is missing, so that the file need not be written. */
const isUpToDate = (db: DatabaseSync, migrations: readonly Migration[]): boolean => {
  if (pragma(db, "application_id") !== applicationId) return false;
  const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get();
  if (table === undefined) return false;
  if (unknownModule(db, migrations) !== null) return false;
  return [...knownSteps(migrations)].every(([module, known]) => lastStep(db, module) === known);
};

/** Tables that only a later Losfee knows: they may change the meaning of the rest. */
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

/** Runs the missing steps. Must be called inside a transaction. */
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
