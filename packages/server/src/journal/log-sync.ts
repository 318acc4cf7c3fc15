import { closeSync, existsSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { faultOfFileSystem, StorageError } from "../storage/storage-error.ts";
import { endAt } from "./log-damage.ts";
import type { LogEnd } from "./log-heads.ts";

/** Flushes SQLite's write-ahead log to disk without blocking the process. */
export interface LogSync {
  /**
   * Resolves when all earlier commits are on disk. Rejects with a `StorageError` if that failed:
   * then the state on disk is unknown. One call at a time.
   */
  sync(): Promise<void>;
  /** Synchronously, for a log left by a process that ended before its sync, if any. */
  syncAtOnce(): void;
  /** The position after frame number `frames`, which was written; null if there is none. */
  end(frames: number): LogEnd | null;
  /** Closes the file; a running sync ends by itself. Idempotent. */
  close(): void;
}

/**
 * For the log at `path` of an open connection: the file stays the same until that connection is
 * closed. Opens it at the first sync, when it exists. SQLite has no locks on this file that closing
 * it could drop (https://sqlite.org/walformat.html#locking).
 */
export const createLogSync = (path: string, pageSize: number): LogSync => {
  let file: number | null = null;
  let isSyncing = false;
  let isClosed = false;

  const release = (): void => {
    if (file !== null) closeSync(file);
    file = null;
  };

  const opened = (): number => {
    // Windows requires write access for a sync.
    file ??= openSync(path, "r+");
    return file;
  };

  const failure = (error: unknown): StorageError =>
    new StorageError(faultOfFileSystem(error), error);

  return {
    sync: () =>
      new Promise((resolve, reject) => {
        try {
          fdatasync(opened(), (error) => {
            isSyncing = false;
            if (isClosed) release();
            if (error === null) resolve();
            else reject(failure(error));
          });
          isSyncing = true;
        } catch (error) {
          reject(failure(error));
        }
      }),
    syncAtOnce() {
      if (!existsSync(path)) return;
      try {
        fdatasyncSync(opened());
      } catch (error) {
        throw failure(error);
      }
    },
    end(frames) {
      try {
        return frames > 0 ? endAt(opened(), frames, pageSize) : null;
      } catch (error) {
        throw failure(error);
      }
    },
    close() {
      isClosed = true;
      if (!isSyncing) release();
    },
  };
};
