import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { ok, type Result } from "@losfee/core";
import { isInUse } from "../backup/in-use.ts";
import { flushFolder } from "../journal/copy-database.ts";
import { type OpenRefusal, openDatabase, refusalFor } from "../journal/database.ts";
import { checkpoint } from "../journal/write-ahead-log.ts";
import type { Row } from "../storage/rows.ts";
import { createSqliteSteps, runAtOnce } from "../storage/steps.ts";
import { faultOfFileSystem, storageFaultOf } from "../storage/storage-error.ts";
import { columnsIn, EndFault, type Source, STRETCH, type Target } from "./end.ts";

/** Opens the existing file at `path` as a source. */
export const sqliteSource = (path: string): Result<Source, OpenRefusal> => {
  const isServed = isInUse(path);
  const opened = openDatabase(path);
  if (!opened.ok) return opened;
  const db = opened.value;
  db.exec("BEGIN");
  return ok({ ...readingOf(db, path), isServed });
};

/**
 * Creates the file at `path`, which does not exist yet, under a temporary name that marks it as
 * unfinished; replaces remains of an interrupted copy.
 */
export const sqliteTarget = (path: string): Result<Target, OpenRefusal> => {
  const unfinished = `${path}.copying`;
  discard(unfinished);
  const opened = openDatabase(unfinished);
  if (!opened.ok) return opened;
  const db = opened.value;
  const inTable = within(path);
  db.exec("BEGIN IMMEDIATE");
  return ok({
    ...readingOf(db, path),
    isServed: false,
    clear: (table) => inTable(table, () => db.exec(`DELETE FROM ${table}`)),
    write: (table, columns, rows) =>
      inTable(table, () => {
        const places = columns.map(() => "?").join(", ");
        const insert = db.prepare(
          `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`,
        );
        for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
      }),
    commit: () =>
      inTable("", () => {
        db.exec("COMMIT");
        checkpoint(db, "TRUNCATE");
        db.close();
        flushFile(unfinished);
        renameSync(unfinished, path);
        flushFolder(dirname(path));
      }),
    async close() {
      if (db.isOpen) db.close();
      discard(unfinished);
    },
  });
};

const readingOf = (db: DatabaseSync, path: string): Omit<Source, "isServed"> => {
  const execute = createSqliteSteps(db);
  const inTable = within(path);
  return {
    columnsOf: (table) => inTable(table, () => columnsIn(db, table)),
    async *rowsOf(table, columns) {
      const rows = db.prepare(`SELECT ${columns.join(", ")} FROM ${table}`).iterate();
      for (;;) {
        const stretch = await inTable(table, () => nextOf(rows, STRETCH));
        if (stretch.length > 0) yield stretch;
        if (stretch.length < STRETCH) return;
      }
    },
    look: (work) => inTable("", () => runAtOnce(work(), execute)),
    async close() {
      db.close();
    },
  };
};

/** Up to `count` more rows; unlike `take`, leaves the iterator open. */
const nextOf = (rows: Iterator<Row>, count: number): readonly Row[] => {
  const taken: Row[] = [];
  while (taken.length < count) {
    const next = rows.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
};

/** Converts errors of SQLite or the file system to an {@link EndFault}. */
const within =
  (path: string) =>
  async <T>(table: string, work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      if (isConstraint(error)) {
        throw new EndFault({ code: "copy-row", table, detail: error.message }, error);
      }
      const fault = storageFaultOf(error) ?? faultOfFileSystem(error);
      throw new EndFault(refusalFor(fault, path, error), error);
    }
  };

/** https://sqlite.org/rescode.html#constraint */
const CONSTRAINT = 19;

const isConstraint = (error: unknown): error is Error =>
  error instanceof Error &&
  "errcode" in error &&
  typeof error.errcode === "number" &&
  (error.errcode & 0xff) === CONSTRAINT;

const flushFile = (path: string): void => {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const discard = (path: string): void => {
  for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
};
