import type { DatabaseSync } from "node:sqlite";
import {
  asStorageError,
  endsConnection,
  StorageError,
  type StorageFault,
  storageFaultOf,
} from "./storage-error.ts";

/** Runs pieces of work in shared transactions, so that many commands cost one write to the medium. */
export interface GroupCommit {
  /**
   * Runs `work` (which uses the database synchronously) with whatever else is asked for in this
   * turn of the event loop, in the order asked. Resolves after COMMIT returned. Work that throws
   * is undone alone; when the transaction fails, everything in it is undone and rejected.
   */
  run<T>(work: () => T): Promise<T>;
  /** Runs `read` outside any transaction, turning SQLite's errors into `StorageError`s. */
  read<T>(read: () => T): Promise<T>;
  /** Commits what waits, then closes the database. With a cause, what waits is rejected. */
  stop(cause?: StorageFault): void;
}

/** A piece of work that waits: `attempt` runs it and returns what to do when all is on the medium. */
interface Waiting {
  readonly attempt: () => () => void;
  readonly reject: (error: unknown) => void;
}

/** SQLite's primary result code for a statement that makes no sense now, such as a needless ROLLBACK. */
const sqliteError = 1;

/**
 * A group commit over one connection, which it owns from now on. After a fault that leaves the
 * connection in doubt (I/O error, damage) it closes the database; a full disk or a busy file only
 * fails the group it hits.
 */
export const createGroupCommit = (db: DatabaseSync): GroupCommit => {
  let waiting: Waiting[] = [];
  let closed: StorageFault | null = null;
  const savepoint = db.prepare("SAVEPOINT piece");
  const release = db.prepare("RELEASE piece");

  const inSavepoint = <T>(work: () => T): T => {
    savepoint.run();
    const result = work();
    release.run();
    return result;
  };

  const undoPiece = (error: unknown): void => {
    const fault = storageFaultOf(error);
    if (fault !== null && endsConnection(fault)) throw error;
    try {
      db.exec("ROLLBACK TO piece; RELEASE piece");
    } catch (undoing) {
      // Nothing to roll back to: the error had already ended the transaction for everybody.
      throw isSqliteError(undoing) ? error : undoing;
    }
  };

  const rollBack = (): void => {
    try {
      db.exec("ROLLBACK");
    } catch (error) {
      // SQLite may have rolled back by itself (https://sqlite.org/lang_transaction.html).
      if (!isSqliteError(error)) stop({ code: "damaged" });
    }
  };

  const inTransaction = (group: readonly Waiting[]): readonly (() => void)[] => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const settle = group.map((piece) => piece.attempt());
      db.exec("COMMIT");
      return settle;
    } catch (error) {
      rollBack();
      throw error;
    }
  };

  const commitGroup = (): void => {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      for (const report of inTransaction(group)) report();
    } catch (error) {
      failGroup(group, error);
    }
  };

  const failGroup = (group: readonly Waiting[], error: unknown): void => {
    const reason = asStorageError(error);
    for (const piece of group) piece.reject(reason);
    if (reason instanceof StorageError && endsConnection(reason.fault)) stop(reason.fault);
  };

  const stop = (cause?: StorageFault): void => {
    if (closed !== null) return;
    if (cause === undefined) commitGroup();
    // That commit may have ended the connection itself.
    if (closed !== null) return;
    const fault: StorageFault = cause ? { code: "closed", cause } : { code: "closed" };
    closed = fault;
    for (const piece of waiting) piece.reject(new StorageError(fault));
    waiting = [];
    db.close();
  };

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (closed !== null) throw new StorageError(closed);
        if (waiting.length === 0) setImmediate(commitGroup);
        const attempt = (): (() => void) => {
          try {
            const result = inSavepoint(work);
            return () => resolve(result);
          } catch (error) {
            undoPiece(error);
            return () => reject(asStorageError(error));
          }
        };
        waiting.push({ attempt, reject });
      }),
    read: <T>(read: () => T) =>
      new Promise<T>((resolve) => {
        if (closed !== null) throw new StorageError(closed);
        try {
          resolve(read());
        } catch (error) {
          const reason = asStorageError(error);
          if (reason instanceof StorageError && endsConnection(reason.fault)) stop(reason.fault);
          throw reason;
        }
      }),
    stop,
  };
};

const isSqliteError = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === sqliteError;
