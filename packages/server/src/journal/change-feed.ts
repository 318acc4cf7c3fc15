import { type JournalKey, keyText } from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { textOf } from "../storage/rows.ts";
import type { JournalChange, JournalHead } from "./store.ts";

/** Keeps track of what subscribers have been notified of, and notifies them of changes. */
export interface ChangeFeed {
  subscribe(listener: (change: JournalChange) => void): () => void;
  /** After an own commit: a journal now ends at `head.lastSeq`. */
  appended(head: JournalHead): void;
  /** After an own commit: a journal was deleted. */
  removed(journal: JournalKey): void;
  /** Compares with the current heads of the medium and reports the differences. */
  compare(heads: readonly JournalHead[]): void;
  /** Last reported seq of a journal; 0 for an unknown one. */
  seqOf(journal: JournalKey): number;
  /** True if `heads` contain everything that was reported. */
  isIn(heads: readonly JournalHead[]): boolean;
}

/**
 * A feed whose subscribers know about `heads`. An exception in a listener does not stop the others:
 * it surfaces as an uncaught exception, as with Node's EventTarget.
 */
export const createChangeFeed = (heads: readonly JournalHead[]): ChangeFeed => {
  const listeners = new Set<(change: JournalChange) => void>();
  const reported = new Map(heads.map((head) => [keyText(head.journal), head]));

  const tell = (change: JournalChange): void => {
    for (const listener of [...listeners]) {
      try {
        listener(change);
      } catch (error) {
        process.nextTick(() => {
          throw error;
        });
      }
    }
  };

  const removed = (journal: JournalKey): void => {
    if (reported.delete(keyText(journal))) tell({ kind: "removed", journal });
  };

  const appended = (head: JournalHead): void => {
    const { journal, createdAt, lastSeq } = head;
    const before = reported.get(keyText(journal));
    // Removed and created again between two polls: the old journal has to be forgotten first.
    const recreated = before !== undefined && before.createdAt !== createdAt;
    if (recreated) removed(journal);
    else if (before !== undefined && before.lastSeq >= lastSeq) return;
    reported.set(keyText(journal), head);
    tell({ kind: "appended", journal, lastSeq });
  };

  return {
    subscribe(listener) {
      // A separate wrapper, so that a listener subscribed twice is called twice and ended once.
      const entry = (change: JournalChange): void => listener(change);
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    appended,
    removed,
    compare(heads) {
      const present = new Set(heads.map((head) => keyText(head.journal)));
      for (const [key, { journal }] of [...reported]) if (!present.has(key)) removed(journal);
      for (const head of heads) appended(head);
    },
    seqOf: (journal) => reported.get(keyText(journal))?.lastSeq ?? 0,
    isIn(heads) {
      const found = new Map(heads.map((head) => [keyText(head.journal), head]));
      return [...reported].every(([key, { createdAt, lastSeq }]) => {
        const head = found.get(key);
        return head?.createdAt === createdAt && head.lastSeq >= lastSeq;
      });
    },
  };
};

/** True if changes are logged for a standby. */
export const hasChangeLog = (db: Pick<Database, "prepare">): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'change_log'").get() !== undefined;

/** Ends the logging and deletes the log. */
export const endChangeLog = (db: Database): void => {
  if (!hasChangeLog(db)) return;
  const triggers = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'change_log_%'")
    .all();
  for (const row of triggers) db.exec(`DROP TRIGGER ${textOf(row, "name")}`);
  db.exec("DROP TABLE change_log; DROP TABLE change_log_life");
};
