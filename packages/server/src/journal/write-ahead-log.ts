import type { Database } from "../storage/connection.ts";
import { integerOf } from "../storage/rows.ts";
import { storageFaultOf } from "../storage/storage-error.ts";

/** How much of the write-ahead log has been copied into the database file. */
export interface Checkpoint {
  /** Frames in the log; not above 0 where there are none. */
  readonly frames: number;
  /** Whether every frame is in the database file as well. */
  readonly complete: boolean;
}

/**
 * `PASSIVE` copies what nobody is reading from, `TRUNCATE` everything and empties the log if nobody
 * uses it, `NOOP` only looks. Never waits for others. Outside transactions.
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
 * A mark in the header of the database file (`user_version`) that tells, without its log, whether
 * something is missing in the file. Before the first event of a run goes into the log, the mark is
 * set and copied into the file; the transaction with that event changes it once more, in the log.
 * So a file in which the mark is just set lacks what came after, and a file into which somebody
 * (SQLite itself, when the last connection is closed) copied the log has the changed one. When
 * nothing is written for a while, all is copied and the mark is taken back.
 *
 * SQLite must not copy the log by itself meanwhile (`wal_autocheckpoint`): it would take the changed
 * mark along, and go on with the log.
 */
export interface LogMark {
  /**
   * Inside a transaction that writes: true when the mark is right for it; false when it was set just
   * now and the transaction committed for that, so that it is to be begun anew.
   */
  prepare(): boolean;
  /**
   * After a commit: copies a long log into the file, and the mark if it has not got there because
   * somebody was reading.
   */
  tend(): void;
  /**
   * Copies everything into the database file, takes the mark back and empties the log; false where
   * another process is reading or writing, which is then to be tried again later.
   */
  takeBack(): boolean;
}

/** Everything is in the file; the log holds more; somebody copied the log into the file. */
const COMPLETE = 0;
const LOGGING = 1;
const LOGGED = 2;

/** After so many frames (of 4 kB) the log is copied into the file. */
const LONG_LOG = 4000;

const versionOf = (db: Pick<Database, "prepare">): number =>
  integerOf(db.prepare("PRAGMA user_version").get() ?? {}, "user_version");

/** Whether the file that `db` reads, if it has no log, lacks what was written last. */
export const needsItsLog = (db: Pick<Database, "prepare">): boolean => versionOf(db) === LOGGING;

/** Is told how much of the log stands in the database file, too. */
export interface LogCopies {
  /** Everything up to frame number `frames`. */
  copied(frames: number): void;
  /** Everything, and the log is about to be emptied; nobody else can write meanwhile. */
  clear(): void;
}

/** The mark of the database behind `db`. */
export const createLogMark = (db: Database, copies: LogCopies): LogMark => {
  /** Whether it is known that the file says that there is a log. */
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

  /** Whether `work` was done; not while others write. */
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
    // From here on nobody else can write; what came in between is left for the next time.
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
