import { closeSync, existsSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { faultOfFileSystem, StorageError } from "../storage/storage-error.ts";
import { endAt } from "./log-damage.ts";
import type { LogEnd } from "./log-heads.ts";

/** Brings SQLite's write-ahead log to the disk, beside everything else that this process does. */
export interface LogSync {
  /**
   * Resolves when everything that was committed before is on disk. Rejects with a `StorageError` where
   * that failed: then nobody knows what is. One at a time.
   */
  sync(): Promise<void>;
  /** The same for whatever log a process left that ended before its sync did; nothing where none is. */
  syncAtOnce(): void;
  /** Where the log ends behind frame number `frames`, which has been written; null where there is none. */
  end(frames: number): LogEnd | null;
  /** Leaves the file alone; a sync that is under way ends by itself. May be called twice. */
  close(): void;
}

/**
 * For the log at `path`, which a connection holds open: its file stays the same until that connection
 * is closed. It is opened at the first sync, when there is one. SQLite holds no locks on this file
 * that closing it could drop (https://sqlite.org/walformat.html#locking).
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
    // Windows syncs only what may be written.
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
