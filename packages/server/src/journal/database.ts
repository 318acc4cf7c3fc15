import { closeSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "@losfee/core";
import { journalMigrations, type Migration } from "./migrations.ts";
import { integerOf } from "./rows.ts";
import { type StorageFault, storageFaultOf } from "./storage-error.ts";

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
  /** An SQLite database, but another program's. */
  | { readonly code: "foreign-database"; readonly path: string }
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
  /** Steps of further modules that live in the same file, e.g. access. */
  readonly migrations?: readonly Migration[];
  /** How long to wait for another process that is writing, in milliseconds (default 5000); blocks. */
  readonly busyTimeout?: number;
}

/** "LOSF" in the file's header tells our files from other programs'. */
const applicationId = 0x4c4f5346;

/**
 * Opens the SQLite file at `path` (`:memory:` for none), creating it if need be, and brings its
 * tables to the newest step. Safe while other processes have the file open.
 *
 * The settings: WAL, so that readers never wait; `synchronous=FULL`, so that COMMIT returns after
 * the log is on the medium; `secure_delete`, so that removed personal data leaves no trace.
 */
export const openDatabase = (
  path: string,
  options: OpenOptions = {},
): Result<DatabaseSync, OpenRefusal> => {
  const obstacle = path === ":memory:" ? null : obstacleAt(path);
  if (obstacle !== null) return err(obstacle);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(path);
    const patience = Math.trunc(options.busyTimeout ?? 5000);
    db.exec(`PRAGMA busy_timeout = ${patience}`);
    const stranger = isForeign(db);
    const refusal: OpenRefusal | null = stranger
      ? { code: "foreign-database", path }
      : prepare(db, path, patience, [...journalMigrations, ...(options.migrations ?? [])]);
    if (refusal === null) return ok(db);
    db.close();
    return err(refusal);
  } catch (error) {
    db?.close();
    const fault = storageFaultOf(error);
    if (fault === null) throw error;
    return err(refusalFor(fault, path, error));
  }
};

/**
 * What stands in the way of opening `path`, as far as the file system tells; creates the file, for
 * its owner's eyes only, when it is missing. An existing file is never opened here: closing it
 * would drop the locks that this process may hold on it (POSIX).
 */
const obstacleAt = (path: string): OpenRefusal | null => {
  try {
    closeSync(openSync(path, "wx", 0o600));
    return null;
  } catch (error) {
    const code = systemCodeOf(error);
    if (code !== "EEXIST") return fileRefusal(code, path);
  }
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? { code: "is-a-folder", path } : null;
};

const systemCodeOf = (error: unknown): string => {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return error.code;
  }
  throw error;
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

const refusalFor = (fault: StorageFault, path: string, error: unknown): OpenRefusal => {
  switch (fault.code) {
    case "io-error":
      // CANTOPEN (14) for a file that exists: it, or the files beside it, are not for this user.
      if ((fault.sqliteCode & 0xff) === 14) return { code: "no-permission", path };
      return { code: "io-error", path, detail: `SQLite ${fault.sqliteCode}` };
    case "closed":
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
  useWriteAheadLog(db, Date.now() + patience);
  db.exec(`
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    PRAGMA trusted_schema = OFF;
  `);
  // SQLite opens a file it may not write without a word: a write, taken back, brings it to light.
  db.exec("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK");
  db.exec("BEGIN IMMEDIATE");
  const refusal = migrate(db, path, migrations);
  db.exec(refusal === null ? "COMMIT" : "ROLLBACK");
  return refusal;
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
  const lastOf = db.prepare("SELECT max(number) AS last FROM migrations WHERE module = ?");
  const record = db.prepare("INSERT INTO migrations (module, number) VALUES (?, ?)");
  for (const module of new Set(migrations.map((step) => step.module))) {
    const steps = migrations.filter((step) => step.module === module);
    const found = Number(lastOf.get(module)?.["last"] ?? 0);
    const known = Math.max(...steps.map((step) => step.number));
    if (found > known) return { code: "newer-version", path, module, found, known };
    for (const step of steps.toSorted((a, b) => a.number - b.number)) {
      if (step.number <= found) continue;
      db.exec(step.sql);
      record.run(step.module, step.number);
    }
  }
  return null;
};
