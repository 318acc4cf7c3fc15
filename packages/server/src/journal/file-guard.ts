import { type BigIntStats, renameSync, rmSync, statSync } from "node:fs";
import type { Connection } from "../storage/connection.ts";
import { type FileLoss, faultOfFileSystem, StorageError } from "../storage/storage-error.ts";
import { FRAME_HEADER, LOG_HEADER } from "./log-damage.ts";
import { checkpoint } from "./write-ahead-log.ts";

/** Checks that the files at a path are still the ones that a connection writes to. */
export interface FileGuard {
  /**
   * Returns the way in which the file was lost; null if all is well. Compares device, inode and size of database and log
   * with those opened and written; takes microseconds. Call it outside transactions.
   */
  check(): FileLoss | null;
  /**
   * Moves our log away from another file that is now at the path: SQLite would take it for that
   * one's. Call it after closing the connection.
   */
  setLogAside(): void;
}

/** Attempts before a log counts as cut off: another process may be emptying it. */
const LOOKS = 4;

/** Guards the files of `connection`, which has just been opened at `path`. */
export const createFileGuard = (connection: Connection, path: string): FileGuard => {
  const logPath = `${path}-wal`;
  const main = statAt(path);
  let log = statAt(logPath);
  let size = main?.size ?? 0n;
  const { page_size: pageSize } = connection.prepare("PRAGMA page_size").get() ?? {};
  const frameSize = FRAME_HEADER + Number(pageSize);

  const lossOfMain = (): FileLoss | null => {
    const found = statAt(path);
    if (found === undefined) return "missing";
    if (!isSame(main, found)) return "replaced";
    // SQLite itself cuts off pages after the last one, as a crash may have left there.
    if (found.size < size && found.size < sizeOfPages()) return "truncated";
    size = found.size;
    return null;
  };

  const sizeOfPages = (): bigint => {
    const { page_count: pages } = connection.prepare("PRAGMA page_count").get() ?? {};
    return BigInt(Number(pages) * Number(pageSize));
  };

  const lossOfLog = (): FileLoss | null => {
    const found = statAt(logPath);
    const { frames } = checkpoint(connection, "NOOP");
    log ??= found;
    if (frames <= 0) return null;
    if (found === undefined) return "missing";
    if (!isSame(log, found)) return "replaced";
    return found.size < LOG_HEADER + frames * frameSize ? "truncated" : null;
  };

  return {
    check() {
      const loss = lossOfMain();
      if (loss !== null) return loss;
      let ofLog = lossOfLog();
      for (let look = 1; ofLog !== null && look < LOOKS; look++) ofLog = lossOfLog();
      return ofLog;
    },
    setLogAside() {
      const found = statAt(logPath);
      if (found === undefined || !isSame(log, found)) return;
      renameSync(logPath, `${path}.log-of-replaced-file-${found.ino}`);
      rmSync(`${path}-shm`, { force: true });
    },
  };
};

const isSame = (opened: BigIntStats | undefined, found: BigIntStats): boolean =>
  opened?.dev === found.dev && opened.ino === found.ino;

const statAt = (path: string): BigIntStats | undefined => {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    throw new StorageError(faultOfFileSystem(error), error);
  }
};
