import type { Database } from "./connection.ts";
import { integerOf } from "./rows.ts";
import { storageFaultOf } from "./storage-error.ts";

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
 * A mark in the header of the database file (`user_version`) while events may be in the log alone.
 * It is set, and on the medium, before the first of them is written, and taken back when all are in
 * the database file: so a copy of that file without its log tells that something is missing.
 */
export interface LogMark {
  /** Whether it is set. Inside a transaction that writes. */
  isSet(): boolean;
  /** Sets it in a transaction of its own. Must be called inside a transaction, which it commits. */
  set(): void;
  /** After each commit: sees to it that the mark has reached the database file. */
  confirm(): void;
  /**
   * Brings everything into the database file, takes the mark back and empties the log; false where
   * another process is reading or writing, which is then to be tried again later.
   */
  takeBack(): boolean;
}

const MARKED = 1;

/** Whether the mark stands in the header of the database as `db` sees it. */
export const isMarked = (db: Pick<Database, "prepare">): boolean =>
  integerOf(db.prepare("PRAGMA user_version").get() ?? {}, "user_version") === MARKED;

/** The mark of the database behind `db`. */
export const createLogMark = (db: Database): LogMark => {
  /** Whether it is known to be in the database file. */
  let reached = false;

  const commitsOfOthers = (): number =>
    integerOf(db.prepare("PRAGMA data_version").get() ?? {}, "data_version");

  const copyAll = (): boolean => {
    if (!isMarked(db) && checkpoint(db, "NOOP").frames <= 0) return true;
    const before = commitsOfOthers();
    if (!checkpoint(db, "PASSIVE").complete) return false;
    // From here on nobody else can write; what came in between is left for the next time.
    db.exec("BEGIN IMMEDIATE");
    const alone = commitsOfOthers() === before;
    db.exec(alone ? "PRAGMA user_version = 0; COMMIT" : "ROLLBACK");
    if (!alone) return false;
    reached = false;
    return checkpoint(db, "TRUNCATE").complete;
  };

  return {
    isSet: () => isMarked(db),
    set() {
      db.exec(`PRAGMA user_version = ${MARKED}; COMMIT`);
      reached = checkpoint(db, "PASSIVE").complete;
    },
    confirm() {
      if (!reached) reached = checkpoint(db, "PASSIVE").complete;
    },
    takeBack() {
      try {
        return copyAll();
      } catch (error) {
        if (storageFaultOf(error)?.code === "busy") return false;
        throw error;
      }
    },
  };
};
