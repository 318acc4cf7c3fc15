import { setTimeout as delay } from "node:timers/promises";
import {
  asStorageError,
  StorageError,
  type StorageFault,
  storageFaultOf,
} from "../storage/storage-error.ts";
import type { Medium } from "./medium.ts";

/**
 * Runs pieces of work in shared transactions, so that many commands cost one write to the medium. What
 * is asked for while that is under way goes into the next one.
 */
export interface GroupCommit {
  /**
   * Runs `work` (which uses the database synchronously) with whatever else is asked for in this
   * turn of the event loop, in the order asked. Resolves when it is on disk and the file was seen to
   * hold it. Work that throws is undone alone; when the transaction fails, everything in it is undone
   * and rejected; when the medium fails to bring it to disk, everything in it is rejected and in
   * doubt. While another process writes, all of it waits, and nothing else does.
   */
  run<T>(work: () => T): Promise<T>;
  /**
   * Runs `read` outside any transaction, at once unless the file is locked even for reading. Resolves
   * when all that it can have seen is on disk.
   */
  read<T>(read: () => T): Promise<T>;
  /** The same for what sees nothing that is written here. */
  glance<T>(read: () => T): Promise<T>;
  /** Commits what waits, then closes the file. */
  close(): Promise<void>;
  /** Resolves when the group commit has ended by itself, with what ended it. */
  readonly failure: Promise<StorageFault>;
}

/** A piece of work that waits: `attempt` runs it and returns what to do when all is on disk. */
interface Waiting {
  /** `isAlone`: it throws what went wrong, since nothing else is to be kept. */
  readonly attempt: (isAlone: boolean) => () => void;
  readonly reject: (error: unknown) => void;
  /** On the clock of `performance.now()`. */
  readonly since: number;
}

/** SQLite's primary result code for a statement that makes no sense now, such as a needless ROLLBACK. */
const sqliteError = 1;

/** How long to leave a locked file alone, in milliseconds: at first, and at most. */
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/** How a group commit behaves. */
export interface GroupCommitOptions {
  /** How long a piece of work waits for another process that is writing, in milliseconds. */
  readonly patience: number;
  /** How long nothing must have been written before the log is copied into the file, in milliseconds. */
  readonly settleAfter: number;
}

/**
 * A group commit over `medium`, which it owns from now on. After an I/O error the file is opened
 * anew for the next piece; a full disk or a file that stays locked for `patience` only fails what it
 * hits; a file that was lost, or cannot be opened any more, ends it.
 */
export const createGroupCommit = (
  medium: Medium,
  { patience, settleAfter }: GroupCommitOptions,
): GroupCommit => {
  const { database: db } = medium;
  const { promise: failure, resolve: fail } = Promise.withResolvers<StorageFault>();
  let waiting: Waiting[] = [];
  let closed: StorageFault | null = null;
  let pause = SHORTEST_PAUSE;
  let idle: NodeJS.Timeout | undefined;
  /** Resolves when what was committed last is on disk (true), or in doubt. */
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
      // Nothing to roll back to: the error had already ended the transaction for everybody.
      throw isSqliteError(undoing) || storageFaultOf(undoing) !== null ? error : undoing;
    }
  };

  const commitGroup = (): void => {
    // Whatever waits goes together as soon as the one before it is on disk.
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
    // What has come by the end of this turn goes together.
    if (waiting.length > 0) setImmediate(commitGroup);
    else settleWhenIdle();
    return onDisk;
  };

  /** Whether a transaction has begun; else what waits was rejected or is tried again. */
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
    const exhausted = waiting.filter(({ since }) => now - since >= patience);
    waiting = waiting.filter(({ since }) => now - since < patience);
    for (const piece of exhausted) piece.reject(asStorageError(error));
    if (waiting.length === 0) return;
    setTimeout(commitGroup, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };

  const failGroup = (group: readonly Waiting[], error: unknown): void => {
    const reason = endIfFinal(undone(error));
    for (const piece of group) piece.reject(reason);
  };

  /** Takes the transaction back; the error, or what is worse: that this does not work. */
  const undone = (error: unknown): unknown => {
    try {
      medium.undo();
      return asStorageError(error);
    } catch (undoing) {
      return asStorageError(undoing);
    }
  };

  /** Ends everything if the error is one that stays; the error as it is to be told. */
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

  /** Work that nobody waits for: if the medium fails, whoever writes next is told. */
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
        if (!locked || performance.now() - began >= patience) throw reason;
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
      // That commit may have ended everything itself.
      if (closed !== null) return;
      withoutAsking(() => medium.settle());
      if (closed === null) stop({ code: "closed" });
    },
  };
};

const isSqliteError = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === sqliteError;
