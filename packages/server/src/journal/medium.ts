import type { DatabaseSync } from "node:sqlite";
import { createConnection, type Database } from "../storage/connection.ts";
import { StorageError, type StorageFault, storageFaultOf } from "../storage/storage-error.ts";
import { IN_MEMORY, logOf, type OpenOptions, openAgain } from "./database.ts";
import { createFileGuard, type FileGuard } from "./file-guard.ts";
import { createLogSync, type LogSync } from "./log-sync.ts";
import { rescue } from "./rescue.ts";
import { checkpoint, createLogMark } from "./write-ahead-log.ts";

/** The file that a journal is kept in, watched over. */
export interface Medium {
  readonly database: Database;
  /**
   * Begins a transaction that writes. Throws at once, as `busy`, where another process is writing,
   * and where the medium fails, as everything here does.
   */
  begin(): void;
  /**
   * After COMMIT: resolves when what was committed is on disk, in the file at the path. Rejects where
   * that is in doubt; the connection has ended then.
   */
  sync(): Promise<void>;
  /** After what was committed has been reported: keeps the log short. */
  tend(): void;
  /** Takes back whatever transaction there is. */
  undo(): void;
  /** Opens the file anew where a fault ended the connection. */
  recover(): void;
  /**
   * Throws when the file at the path is not the one that is open: what was committed last is not in
   * it. Outside transactions.
   */
  check(): void;
  /** Brings everything into the database file; false where that has to be tried again. */
  settle(): boolean;
  /** Whether the fault will not pass, so that nothing is left but to end. */
  isFinal(fault: StorageFault): boolean;
  /**
   * Ends the connection after a final fault; what was open is saved beside the path where the file
   * itself was lost. The fault as it is to be told.
   */
  abandon(fault: StorageFault): StorageFault;
  close(): void;
}

/** How a medium is watched over. */
export interface MediumOptions extends OpenOptions {
  /** How long to go on trying to open the file anew, in milliseconds (default 60 000). */
  readonly recoverWithin?: number;
  /** Whether a file that was opened anew holds what was told of it before. */
  readonly isOurs: () => boolean;
}

/** How long to leave a medium alone that cannot be opened, in milliseconds. */
const PAUSE = 200;

const RECOVER_WITHIN = 60_000;

/** Watches over the file at `path` behind `first`, which has just been opened and is owned from now on. */
export const createMedium = (path: string, first: DatabaseSync, options: MediumOptions): Medium => {
  const connection = createConnection(first);
  const mark = createLogMark(connection);
  const begin = connection.prepare("BEGIN IMMEDIATE");
  const inFile = path !== IN_MEMORY;
  const newGuard = (): FileGuard | null => (inFile ? createFileGuard(connection, path) : null);
  let guard = newGuard();
  /** Whoever only reads syncs nothing, copies nothing and rescues nothing. */
  const writes = inFile && options.readOnly !== true;
  const newLog = (): LogSync | null => (writes ? createLogSync(logOf(path)) : null);
  let log = newLog();
  log?.syncAtOnce();
  /** Whether a sync failed: what is read of the log may never have reached the disk. */
  let inDoubt = false;
  /** Since when the file cannot be opened anew, and when that was tried last. */
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
   * Copies the log into the file: a system that failed a sync may count what it failed as written, so
   * syncing the log once more would tell nothing.
   */
  const copyLog = (doubt: StorageFault): void => {
    if (!checkpoint(connection, "PASSIVE").complete) {
      connection.fail(doubt);
      throw new StorageError(doubt);
    }
    inDoubt = false;
  };

  return {
    database: connection,
    async sync() {
      try {
        await log?.sync();
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
      // As often as it takes while another process takes the mark back in the same moment.
      while (inFile && !mark.prepare()) begin.run();
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
