import type { JournalBreak } from "@losfee/contract";
import type { StoredEvent } from "@losfee/core";
import { kindBegunBy, type ReadJournal, readWholeJournal } from "../competitions/read-journal.ts";
import { createSqliteReading } from "../journal/reading.ts";
import { MalformedEvent } from "../journal/store.ts";
import type { Database } from "../storage/connection.ts";

/** Contents of a journal's file, from reading every row. */
export interface Contents {
  readonly competitions: number;
  readonly events: number;
  /** Time of the last recorded event; empty if there is none. */
  readonly lastRecordedAt: string;
  /** Journals that cannot be read to their end. */
  readonly malformed: readonly (JournalBreak & { readonly competition: string })[];
}

/** The tables whose rows may remain when their competition is lost. */
export const OF_A_JOURNAL = ["events", "personal_parts", "answers", "pictures"];

/** The table of derived data: useless without its journal, and never restored. */
export const DERIVED = "snapshots";

/**
 * Damage of a database as a whole, in SQLite's words; null if all is well. Reads every page: linear
 * in the size of the file.
 */
export const damageOf = (db: Pick<Database, "prepare">): string | null => {
  const [first] = db.prepare("PRAGMA integrity_check(1)").all();
  const said = String(first?.["integrity_check"] ?? "");
  if (said !== "ok") return said;
  const strays = db.prepare("PRAGMA foreign_key_check").all();
  // Events of a lost competition are reported with their journal.
  const mayStray = [...OF_A_JOURNAL, DERIVED];
  const [stray] = strays.filter((row) => !mayStray.includes(String(row["table"])));
  return stray === undefined ? null : `${String(stray["table"])}: row of nothing`;
};

/** Reads every event of every journal in a file, and checks its chain. */
export const contentsOf = (db: Pick<Database, "prepare">): Contents => {
  const reading = createSqliteReading(db);
  const malformed: (JournalBreak & { competition: string })[] = [];
  let events = 0;
  let lastRecordedAt = "";
  const heads = reading.heads();
  for (const { journal } of heads) {
    const { stored, broken } = followed(() => reading.read(journal));
    if (broken !== null) malformed.push({ competition: journal.id, ...broken });
    events += stored.length;
    const last = stored.at(-1)?.recordedAt ?? "";
    if (last > lastRecordedAt) lastRecordedAt = last;
  }
  return { competitions: heads.length, events, lastRecordedAt, malformed };
};

/** The readable part of a journal; without a valid competition, the valid part of its chain. */
const followed = (read: () => readonly StoredEvent[]): Pick<ReadJournal, "stored" | "broken"> => {
  try {
    const stored = read();
    const [first] = stored;
    const isCompetition = first !== undefined && kindBegunBy(first) !== null;
    return isCompetition ? readWholeJournal(() => stored) : { stored, broken: null };
  } catch (error) {
    if (!(error instanceof MalformedEvent)) throw error;
    return { stored: error.before, broken: { seq: error.seq, reason: error.fault } };
  }
};
