import type { Database } from "../storage/connection.ts";
import { integerOf } from "../storage/rows.ts";
import { storageFaultOf } from "../storage/storage-error.ts";

/** Progress of copying the write-ahead log into the database file. */
export interface Checkpoint {
  /** Frames in the log; not above 0 if there are none. */
  readonly frames: number;
  /** True if every frame is in the database file as well. */
  readonly complete: boolean;
}

/**
 * `PASSIVE` copies what no reader uses, `TRUNCATE` everything and empties the log if it is unused,
 * `NOOP` only checks. Never waits for others. Call it outside transactions.
 */
export const checkpoint = (db: Database, mode: "PASSIVE" | "TRUNCATE" | "NOOP"): Checkpoint => {
  const row = db.prepare(`PRAGMA wal_checkpoint(${mode})`).get() ?? {};
  const frames = integerOf(row, "log");
  return {
    frames,
    complete: integerOf(row, "busy") === 0 && integerOf(row, "checkpointed") >= frames,
  };
};

/**
 * A mark in the header of the database file (`user_version`) that reveals, without the log, whether
 * the file is incomplete. Before the first event of a run goes into the log, the mark is set and
 * copied into the file; the transaction of that event changes it again, in the log. So a file with
 * the first mark lacks what came after, and a file into which the log was copied (by SQLite itself
 * when the last connection closes) has the changed one. After a while without writes, everything is
 * copied and the mark is reset.
 *
 * SQLite must not copy the log by itself meanwhile (`wal_autocheckpoint`): it would copy the
 * changed mark, and go on using the log.
 */
export interface LogMark {
  /**
   * Inside a write transaction: true if the mark is right for it; false if it was just set and the
   * transaction was committed for that, and has to be begun again.
   */
  prepare(): boolean;
  /**
   * After a commit: copies a long log into the file, and the mark if a reader has prevented that so
   * far.
   */
  tend(): void;
  /**
   * Copies everything into the database file, resets the mark and empties the log; false while
   * another process is reading or writing: retry later.
   */
  takeBack(): boolean;
}

/** Everything is in the file; the log contains more; the log was copied into the file. */
const COMPLETE = 0;
const LOGGING = 1;
const LOGGED = 2;

/** Frames (of 4 kB) after which the log is copied into the file. */
const LONG_LOG = 4000;

const versionOf = (db: Pick<Database, "prepare">): number =>
  integerOf(db.prepare("PRAGMA user_version").get() ?? {}, "user_version");

/** True if the file that `db` reads lacks the last writes when it has no log. */
export const needsItsLog = (db: Pick<Database, "prepare">): boolean => versionOf(db) === LOGGING;

/** Called when parts of the log are copied into the database file. */
export interface LogCopies {
  /** Everything up to frame number `frames`. */
  copied(frames: number): void;
  /** Everything, and the log is about to be emptied; no other process can write meanwhile. */
  clear(): void;
}

/** The mark of the database behind `db`. */
export const createLogMark = (db: Database, copies: LogCopies): LogMark => {
  /** True once the file is known to have the mark for a log. */
  let reached = false;

  const commitsOfOthers = (): number =>
    integerOf(db.prepare("PRAGMA data_version").get() ?? {}, "data_version");

  const commitMark = (mark: number): void => {
    db.exec(`PRAGMA user_version = ${mark}; COMMIT`);
    if (mark !== LOGGING) {
      reached = false;
      return;
    }
    const { complete, frames } = checkpoint(db, "PASSIVE");
    reached = complete;
    if (complete) copies.copied(frames);
  };

  /** True if `work` was done; false while others write. */
  const unlessBusy = (work: () => boolean): boolean => {
    try {
      return work();
    } catch (error) {
      if (storageFaultOf(error)?.code === "busy") return false;
      throw error;
    }
  };

  const copyAll = (): boolean => {
    if (versionOf(db) === COMPLETE && checkpoint(db, "NOOP").frames <= 0) return true;
    const before = commitsOfOthers();
    if (!checkpoint(db, "PASSIVE").complete) return false;
    // From here on no other process can write; what came in between is left for the next time.
    db.exec("BEGIN IMMEDIATE");
    if (commitsOfOthers() !== before) {
      db.exec("ROLLBACK");
      return false;
    }
    copies.clear();
    commitMark(COMPLETE);
    return checkpoint(db, "TRUNCATE").complete;
  };

  return {
    prepare() {
      const version = versionOf(db);
      if (version === COMPLETE) commitMark(LOGGING);
      else if (version === LOGGING) db.exec(`PRAGMA user_version = ${LOGGED}`);
      return version !== COMPLETE;
    },
    tend() {
      if (reached && checkpoint(db, "NOOP").frames < LONG_LOG) return;
      unlessBusy(() => {
        db.exec("BEGIN IMMEDIATE");
        commitMark(LOGGING);
        return reached;
      });
    },
    takeBack: () => unlessBusy(copyAll),
  };
};
