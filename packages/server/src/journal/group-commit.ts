import { setTimeout as delay } from "node:timers/promises";
import {
  asStorageError,
  StorageError,
  type StorageFault,
  storageFaultOf,
} from "../storage/storage-error.ts";
import type { Medium } from "./medium.ts";

/**
 * Runs work in shared transactions, so that many commands cost one write to the medium. Work that
 * arrives during a write goes into the next one.
 */
export interface GroupCommit {
  /**
   * Runs `work` (which uses the database synchronously) with all other work of this turn of the
   * event loop, in order. Resolves when it is on disk and the file was checked. Work that throws is
   * undone alone; if the transaction fails, all its work is undone and rejected; if the medium
   * fails to flush it, all of it is rejected and in doubt. While another process writes, the work
   * waits without blocking.
   */
  run<T>(work: () => T): Promise<T>;
  /**
   * Runs `read` outside transactions, at once unless the file is locked for reading. Resolves when
   * all it may have seen is on disk.
   */
  read<T>(read: () => T): Promise<T>;
  /** The same for reads that do not see anything written here. */
  glance<T>(read: () => T): Promise<T>;
  /** Commits pending work, then closes the file. */
  close(): Promise<void>;
  /** Resolves with the fault if the group commit has ended by itself. */
  readonly failure: Promise<StorageFault>;
}

/** Pending work: `attempt` runs it and returns a callback for when everything is on disk. */
interface Waiting {
  /** `isAlone`: throws errors, since there is nothing else to keep. */
  readonly attempt: (isAlone: boolean) => () => void;
  readonly reject: (error: unknown) => void;
  /** By `performance.now()`. */
  readonly since: number;
}

/**
 * SQLite's primary result code for a statement that is invalid now, such as a needless ROLLBACK.
 */
const sqliteError = 1;

/** Pause before retrying a locked file, in milliseconds: at first, and at most. */
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/** Options of a group commit. */
export interface GroupCommitOptions {
  /** Longest wait of work for another writing process, in milliseconds. */
  readonly timeout: number;
  /** Idle time before the log is copied into the file, in milliseconds. */
  readonly settleAfter: number;
}

/**
 * A group commit over `medium`, which it owns from now on. After an I/O error it reopens the file
 * for the next work; a full disk, or a file locked longer than `timeout`, only fails the work
 * affected; if the file is lost or cannot be reopened, the group commit ends.
 */
export const createGroupCommit = (
  medium: Medium,
  { timeout, settleAfter }: GroupCommitOptions,
): GroupCommit => {
  const { database: db } = medium;
  const { promise: failure, resolve: fail } = Promise.withResolvers<StorageFault>();
  let waiting: Waiting[] = [];
  let closed: StorageFault | null = null;
  let pause = SHORTEST_PAUSE;
  let idle: NodeJS.Timeout | undefined;
  /** Resolves when the last commit is on disk (true), or in doubt (false). */
  let syncing: Promise<boolean> | null = null;

  const savepoint = db.prepare("SAVEPOINT piece");
  const release = db.prepare("RELEASE piece");
  const commit = db.prepare("COMMIT");

  const inSavepoint = <T>(work: () => T): T => {
    savepoint.run();
    const result = work();
    release.run();
    return result;
  };

  const undoPiece = (error: unknown): void => {
    try {
      db.exec("ROLLBACK TO piece; RELEASE piece");
    } catch (undoing) {
      // Nothing to roll back to: the error had already ended the transaction.
      throw isSqliteError(undoing) || storageFaultOf(undoing) !== null ? error : undoing;
    }
  };

  const commitGroup = (): void => {
    // Pending work is committed together as soon as the previous commit is on disk.
    if (syncing !== null || closed !== null || waiting.length === 0) return;
    if (!begin()) return;
    clearTimeout(idle);
    const group = waiting;
    waiting = [];
    try {
      const reports = group.map((piece) => piece.attempt(group.length === 1));
      commit.run();
      syncing = syncGroup(group, reports);
    } catch (error) {
      failGroup(group, error);
      settleWhenIdle();
    }
  };

  const syncGroup = async (
    group: readonly Waiting[],
    reports: readonly (() => void)[],
  ): Promise<boolean> => {
    let onDisk = false;
    try {
      await medium.sync();
      onDisk = true;
      for (const report of reports) report();
    } catch (error) {
      failGroup(group, error);
    }
    syncing = null;
    withoutAsking(() => medium.tend());
    // All work up to the end of this turn is committed together.
    if (waiting.length > 0) setImmediate(commitGroup);
    else settleWhenIdle();
    return onDisk;
  };

  /** True if a transaction has begun; else pending work was rejected or is retried. */
  const begin = (): boolean => {
    try {
      medium.begin();
      pause = SHORTEST_PAUSE;
      return true;
    } catch (error) {
      if (storageFaultOf(error)?.code === "busy") waitForOthers(error);
      else {
        const group = waiting;
        waiting = [];
        failGroup(group, error);
      }
      return false;
    }
  };

  const waitForOthers = (error: unknown): void => {
    medium.undo();
    const now = performance.now();
    const exhausted = waiting.filter(({ since }) => now - since >= timeout);
    waiting = waiting.filter(({ since }) => now - since < timeout);
    for (const piece of exhausted) piece.reject(asStorageError(error));
    if (waiting.length === 0) return;
    setTimeout(commitGroup, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };

  const failGroup = (group: readonly Waiting[], error: unknown): void => {
    const reason = endIfFinal(undone(error));
    for (const piece of group) piece.reject(reason);
  };

  /** Rolls back; returns the error, or the worse one of the rollback. */
  const undone = (error: unknown): unknown => {
    try {
      medium.undo();
      return asStorageError(error);
    } catch (undoing) {
      return asStorageError(undoing);
    }
  };

  /** Ends the group commit if the error is final; returns the error to report. */
  const endIfFinal = (error: unknown): unknown => {
    if (!(error instanceof StorageError) || closed !== null || !medium.isFinal(error.fault)) {
      return error;
    }
    const fault = medium.abandon(error.fault);
    stop({ code: "closed", cause: fault });
    fail(fault);
    return new StorageError(fault, error);
  };

  const stop = (fault: StorageFault): void => {
    closed = fault;
    clearTimeout(idle);
    for (const piece of waiting) piece.reject(new StorageError(fault));
    waiting = [];
    medium.close();
  };

  const settleWhenIdle = (): void => {
    clearTimeout(idle);
    if (closed !== null) return;
    idle = setTimeout(() => {
      if (withoutAsking(() => medium.settle()) === false) settleWhenIdle();
    }, settleAfter);
    idle.unref();
  };

  /** Background work: if the medium fails, the next writer gets the error. */
  const withoutAsking = <T>(work: () => T): T | null => {
    if (closed !== null) return null;
    try {
      return work();
    } catch (error) {
      if (storageFaultOf(error) === null) throw error;
      endIfFinal(undone(error));
      return null;
    }
  };

  const look = async <T>(read: () => T): Promise<T> => {
    const began = performance.now();
    for (;;) {
      if (closed !== null) throw new StorageError(closed);
      try {
        medium.recover();
        return read();
      } catch (error) {
        const reason = endIfFinal(asStorageError(error));
        const locked = storageFaultOf(reason)?.code === "busy";
        if (!locked || performance.now() - began >= timeout) throw reason;
      }
      await delay(SHORTEST_PAUSE);
    }
  };

  return {
    failure,
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (closed !== null) throw new StorageError(closed);
        if (waiting.length === 0) setImmediate(commitGroup);
        const attempt: Waiting["attempt"] = (isAlone) => {
          try {
            const result = isAlone ? work() : inSavepoint(work);
            return () => resolve(result);
          } catch (error) {
            if (isAlone) throw error;
            undoPiece(error);
            return () => reject(asStorageError(error));
          }
        };
        waiting.push({ attempt, reject, since: performance.now() });
      }),
    async read(read) {
      for (;;) {
        const seen = await look(read);
        if (syncing === null || (await syncing)) return seen;
      }
    },
    glance: look,
    async close() {
      for (;;) {
        commitGroup();
        if (syncing !== null) await syncing;
        else if (waiting.length === 0) break;
        else await delay(pause);
      }
      // The commit may have ended the group commit.
      if (closed !== null) return;
      withoutAsking(() => medium.settle());
      if (closed === null) stop({ code: "closed" });
    },
  };
};

const isSqliteError = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === sqliteError;
