import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type Connection, createConnection, type Database } from "../storage/connection.ts";
import { StorageError, type StorageFault, storageFaultOf } from "../storage/storage-error.ts";
import { copyDatabase } from "./copy-database.ts";
import { IN_MEMORY, logOf, type OpenOptions, openAgain } from "./database.ts";
import { createFileGuard, type FileGuard } from "./file-guard.ts";
import { createLogHeads, type Grown } from "./log-heads.ts";
import { createLogSync, type LogSync } from "./log-sync.ts";
import { checkpoint, createLogMark } from "./write-ahead-log.ts";

/** A journal's file under supervision. */
export interface Medium {
  readonly database: Database;
  /**
   * Begins a write transaction. Throws at once, as `busy`, if another process is writing, and if
   * the medium fails, like all methods.
   */
  begin(): void;
  /**
   * After COMMIT: resolves when the commit is on disk, in the file at the path. Rejects if that is
   * in doubt; the connection has ended then.
   */
  sync(): Promise<void>;
  /** After commits are reported: keeps the log short. */
  tend(): void;
  /** Rolls back the transaction, if any. */
  undo(): void;
  /** Reopens the file after a fault has ended the connection. */
  recover(): void;
  /**
   * Throws if the file at the path is not the open one: the last commits are not in it. Call it
   * outside transactions.
   */
  check(): void;
  /** Copies everything into the database file; false if it has to be retried. */
  settle(): boolean;
  /** True if the fault is permanent, so that the store has to end. */
  isFinal(fault: StorageFault): boolean;
  /**
   * Ends the connection after a final fault; rescues the open file beside the path if the file
   * itself was lost. Returns the fault to report.
   */
  abandon(fault: StorageFault): StorageFault;
  close(): void;
}

/** Options of a medium. */
export interface MediumOptions extends OpenOptions {
  /** Time to retry reopening the file, in milliseconds (default 60 000). */
  readonly recoverWithin?: number;
  /** True if a reopened file contains everything reported so far. */
  readonly isOurs: () => boolean;
  /** The journals that have grown since the last call. */
  readonly takeGrown: () => readonly Grown[];
}

/** Pause between attempts to open a medium, in milliseconds. */
const PAUSE = 200;

const RECOVER_WITHIN = 60_000;

/** Supervises the file at `path` behind `first`, which it owns from now on. */
export const createMedium = (path: string, first: DatabaseSync, options: MediumOptions): Medium => {
  const connection = createConnection(first);
  const heads = createLogHeads(path);
  const begin = connection.prepare("BEGIN IMMEDIATE");
  const inFile = path !== IN_MEMORY;
  const newGuard = (): FileGuard | null => (inFile ? createFileGuard(connection, path) : null);
  let guard = newGuard();
  const { page_size: pageSize } = connection.prepare("PRAGMA page_size").get() ?? {};
  /** A reader does not sync, copy or rescue anything. */
  const writes = inFile && options.readOnly !== true;
  const newLog = (): LogSync | null =>
    writes ? createLogSync(logOf(path), Number(pageSize)) : null;
  let log = newLog();
  log?.syncAtOnce();
  const mark = createLogMark(connection, {
    copied(frames) {
      const end = log?.end(frames) ?? null;
      if (end !== null) heads.copied(end);
    },
    clear: heads.clear,
  });
  /** True after a failed sync: log content that can be read may never have reached the disk. */
  let inDoubt = false;
  /** Since when reopening the file fails, and the last attempt. */
  let broken: { readonly since: number; tried: number } | null = null;

  const check = (): void => {
    const how = guard?.check() ?? null;
    if (how !== null) throw new StorageError({ code: "file-lost", how, rescued: null });
  };

  const undo = (): void => {
    if (connection.inTransaction) connection.exec("ROLLBACK");
  };

  const recover = (): void => {
    const { fault } = connection;
    if (fault === null) return;
    const now = performance.now();
    broken ??= { since: now, tried: -PAUSE };
    if (!inFile || now - broken.tried < PAUSE) throw new StorageError(fault);
    broken.tried = now;
    const opened = openAgain(path, options);
    if (!opened.ok) throw new StorageError(fault);
    connection.replace(opened.value);
    guard = newGuard();
    log?.close();
    log = newLog();
    if (inDoubt) copyLog(fault);
    if (!options.isOurs()) {
      throw new StorageError({ code: "file-lost", how: "replaced", rescued: null });
    }
    broken = null;
  };

  /**
   * Copies the log into the file: after a failed sync the system may count the data as written, so
   * another sync of the log would prove nothing.
   */
  const copyLog = (doubt: StorageFault): void => {
    if (!checkpoint(connection, "PASSIVE").complete) {
      connection.fail(doubt);
      throw new StorageError(doubt);
    }
    inDoubt = false;
  };

  const syncLog = async (current: LogSync): Promise<void> => {
    const grown = options.takeGrown();
    // Read before the sync: later writes of other programs may not be on disk after it.
    const end = current.end(checkpoint(connection, "NOOP").frames);
    await current.sync();
    if (end !== null) heads.synced(end, grown);
  };

  return {
    database: connection,
    async sync() {
      try {
        if (log !== null) await syncLog(log);
      } catch (error) {
        const fault = storageFaultOf(error);
        if (fault === null) throw error;
        inDoubt = true;
        connection.fail(fault);
        throw error;
      }
      check();
    },
    begin() {
      recover();
      check();
      begin.run();
      // Retries while another process resets the mark at the same moment.
      while (inFile && !mark.prepare()) begin.run();
      // Drops the growth of a transaction that was rolled back.
      options.takeGrown();
    },
    tend() {
      if (inFile) mark.tend();
    },
    undo,
    recover,
    check,
    settle: () => !writes || connection.fault !== null || mark.takeBack(),
    isFinal(fault) {
      if (fault.code === "file-lost") return true;
      if (broken === null) return false;
      return performance.now() - broken.since >= (options.recoverWithin ?? RECOVER_WITHIN);
    },
    abandon(fault) {
      const outcome =
        fault.code === "file-lost" && writes
          ? { ...fault, rescued: rescue(connection, path) }
          : fault;
      connection.close();
      log?.close();
      const isReplaced = outcome.code === "file-lost" && outcome.how === "replaced";
      if (isReplaced && writes) guard?.setLogAside();
      return outcome;
    },
    close() {
      connection.close();
      log?.close();
    },
  };
};

/**
 * Saves what `connection` still reads of a file that was deleted, moved or replaced while open,
 * beside `path`; returns the copy's path, or null if it cannot be read or written completely.
 */
const rescue = (connection: Connection, path: string): string | null => {
  const target = `${path}.rescued-${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
  try {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    copyDatabase(connection, target);
  } catch {
    // The original fault is reported; that nothing was saved goes with it.
    return null;
  }
  if (isSound(target)) return target;
  rmSync(target, { force: true });
  return null;
};

const isSound = (path: string): boolean => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const [first] = db.prepare("PRAGMA integrity_check").all();
    return first?.["integrity_check"] === "ok";
  } finally {
    db.close();
  }
};
