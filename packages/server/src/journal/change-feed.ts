import { type JournalKey, keyText } from "@losfee/core";
import type { JournalChange, JournalHead } from "./store.ts";

/** Knows how far subscribers have been reported, and tells them what is new. */
export interface ChangeFeed {
  subscribe(listener: (change: JournalChange) => void): () => void;
  /** Our own commit: a journal now ends at `head.lastSeq`. */
  appended(head: JournalHead): void;
  /** Our own commit: a journal is gone. */
  removed(journal: JournalKey): void;
  /** Compares with all heads as the medium has them now and tells the differences. */
  compare(heads: readonly JournalHead[]): void;
  /** How far a journal is, as it was reported; 0 where there is none. */
  seqOf(journal: JournalKey): number;
  /** Whether nothing is missing in `heads` that subscribers were reported. */
  isIn(heads: readonly JournalHead[]): boolean;
}

/**
 * A feed whose subscribers have been reported about `heads`. A listener that throws does not keep the
 * others from being reported: its error surfaces as an uncaught exception, as with Node's EventTarget.
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
    // Removed and created again between two looks: the old journal has to be forgotten first.
    const recreated = before !== undefined && before.createdAt !== createdAt;
    if (recreated) removed(journal);
    else if (before !== undefined && before.lastSeq >= lastSeq) return;
    reported.set(keyText(journal), head);
    tell({ kind: "appended", journal, lastSeq });
  };

  return {
    subscribe(listener) {
      // A wrapper of its own, so that a listener subscribed twice is told twice and ended once.
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
