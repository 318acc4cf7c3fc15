import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { JournalBreak } from "@losfee/contract";
import { err, ok, type Result, THE_PLACE } from "@losfee/core";
import { endChangeLog } from "../journal/change-log.ts";
import { flushFolder } from "../journal/copy-database.ts";
import { type OpenRefusal, openDatabase } from "../journal/database.ts";
import { createSqliteReading } from "../journal/sqlite-reading.ts";
import { checkpoint } from "../journal/write-ahead-log.ts";

import { storageFaultOf } from "../storage/storage-error.ts";
import { DERIVED, OF_A_JOURNAL } from "./contents.ts";
import {
  discard,
  type ExaminationRefusal,
  type ExaminedBackup,
  examineBackup,
} from "./examined-backup.ts";
import { isInUse } from "./in-use.ts";
import { applyErasures, erasuresIn } from "./known-erasures.ts";
import { mediumFaultOf } from "./medium-fault.ts";

/** What to restore and where to. */
export interface RestoreOrder {
  /** A backup, or any other complete journal. */
  readonly backup: string;
  readonly journalPath: string;
  /** Go on without what was in a log that is missing. */
  readonly anyway: boolean;
  /** Of when the old journal is to be named, in milliseconds since 1970. */
  readonly now: number;
}

/** Why nothing was restored. The journal is as it was. */
export type RestoreRefusal =
  | ExaminationRefusal
  /** Nothing ever happened in it; `left`: how many events the journal keeps, null where it cannot be read. */
  | { readonly code: "restore-empty"; readonly path: string; readonly left: number | null }
  /** A server, or another command, works on the journal. */
  | { readonly code: "restore-journal-in-use"; readonly path: string }
  /** Not confirmed: there is a journal already. */
  | { readonly code: "restore-not-confirmed"; readonly path: string }
  | { readonly code: "restore-no-competition"; readonly competition: string; readonly path: string }
  /** Also in the backup the competition is malformed. */
  | ({
      readonly code: "restore-competition-broken";
      readonly competition: string;
      readonly path: string;
    } & JournalBreak)
  /** A competition can only be brought back into a journal that can be opened. */
  | { readonly code: "restore-journal-unreadable"; readonly why: OpenRefusal };

/** What was restored. */
export interface RestoredJournal {
  readonly backup: ExaminedBackup;
  /** Where the journal that was there is now; null where there was none. */
  readonly previousPath: string | null;
  /**
   * How many people were erased from the backup, since they were from the journal that was there;
   * null: that journal cannot be read, or there is none, and nobody knows.
   */
  readonly erased: number | null;
}

/**
 * Puts a backup in the place of the journal: examined first, and only if `confirm` agrees where
 * there is a journal already, which is then kept beside it under another name. Refuses while any
 * program works on the journal.
 */
export const restoreJournal = async (
  order: RestoreOrder,
  confirm: (backup: ExaminedBackup) => Promise<boolean>,
): Promise<Result<RestoredJournal, RestoreRefusal>> => {
  const { journalPath: path } = order;
  const examined = await examineBackup(order.backup, copyFor(path), order.anyway);
  if (!examined.ok) return examined;
  const backup = examined.value;
  const inPlace = isThere(path);
  const refusal: RestoreRefusal | null =
    backup.contents.events === 0
      ? { code: "restore-empty", path: order.backup, left: inPlace ? eventsIn(path) : 0 }
      : inPlace && !(await confirm(backup))
        ? { code: "restore-not-confirmed", path }
        : obstacle(path);
  if (refusal !== null) {
    discard(backup.copy);
    return err(refusal);
  }
  try {
    const known = inPlace ? erasuresIn(path) : null;
    leadAlone(backup.copy);
    const erased = known === null ? null : await applyErasures(backup.copy, known);
    const previousPath = setAside(path, order.now);
    renameSync(backup.copy, path);
    flushFolder(dirname(path));
    return ok({ backup, previousPath, erased });
  } catch (error) {
    mediumFaultOf(error, path);
    discard(backup.copy);
    return err({ code: "restore-not-written", path });
  }
};

/** Who followed the journal as it was then, or was followed by it, is another's standby now. */
const leadAlone = (path: string): void => {
  const opened = openDatabase(path);
  // It was opened and read whole just before.
  if (!opened.ok) throw new Error(`cannot be opened again: ${opened.error.code}`);
  const db = opened.value;
  endChangeLog(db);
  db.exec("DELETE FROM reign");
  checkpoint(db, "TRUNCATE");
  db.close();
};

/** How many events a file holds; null where it cannot be read. */
const eventsIn = (path: string): number | null => {
  const opened = openDatabase(path);
  if (!opened.ok) return null;
  try {
    return Number(opened.value.prepare("SELECT count(*) AS count FROM events").get()?.["count"]);
  } finally {
    opened.value.close();
  }
};

const copyFor = (journalPath: string): string => `${journalPath}.restoring-${process.pid}`;

/** Whether there is a journal, or what is left of one, that must not be overwritten. */
const isThere = (path: string): boolean =>
  [path, `${path}-wal`].some((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0);

const obstacle = (path: string): RestoreRefusal | null =>
  isInUse(path) ? { code: "restore-journal-in-use", path } : null;

/** Gives the journal another name, together with its log; that name, null where there is none. */
const setAside = (path: string, now: number): string | null => {
  const aside = freeName(`${path}.before-restore-${stamp(now)}`);
  let moved = false;
  // The log first: in front of another file SQLite would take it for that one's.
  for (const end of ["-heads", "-wal", ""]) {
    if (!existsSync(path + end)) continue;
    renameSync(path + end, aside + end);
    moved = true;
  }
  rmSync(`${path}-shm`, { force: true });
  return moved ? aside : null;
};

const freeName = (wanted: string): string => {
  for (let again = 0; ; again++) {
    const name = again === 0 ? wanted : `${wanted}-${again}`;
    if (!existsSync(name) && !existsSync(`${name}-wal`)) return name;
  }
};

/** `20261121-080000`, in UTC. */
const stamp = (now: number): string =>
  new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);

/** One competition of a backup that was brought back into a journal. */
export interface RestoredCompetition {
  readonly competition: string;
  readonly events: number;
  /** How many people were erased from it, since they were after the backup was made. */
  readonly erased: number;
  /** The file with everything of it that was there; null where there was nothing. */
  readonly previousPath: string | null;
}

/**
 * Brings one competition of a backup back into the journal, event for event, with the answers under
 * its idempotency keys; links and mail stay as they are, all other competitions as well. What was
 * there of it is kept beside the journal, row for row as JSON. Refuses while any program works on
 * the journal.
 */
export const restoreCompetition = async (
  order: RestoreOrder,
  competition: string,
  confirm: (backup: ExaminedBackup) => Promise<boolean>,
): Promise<Result<RestoredCompetition, RestoreRefusal>> => {
  const { journalPath: path } = order;
  const examined = await examineBackup(order.backup, copyFor(path), order.anyway);
  if (!examined.ok) return examined;
  const backup = examined.value;
  try {
    const refusal = unfit(backup, competition, order.backup) ?? obstacle(path);
    if (refusal !== null) return err(refusal);
    const opened = openDatabase(path);
    if (!opened.ok) return err({ code: "restore-journal-unreadable", why: opened.error });
    try {
      return await replaced(opened.value, backup, competition, order, confirm);
    } finally {
      opened.value.close();
    }
  } finally {
    discard(backup.copy);
  }
};

const unfit = (
  { competitions }: ExaminedBackup,
  competition: string,
  path: string,
): RestoreRefusal | null => {
  const found = competitions.competitions.find(({ id }) => id === competition);
  const broken = found?.broken ?? competitions.unreadable.find(({ id }) => id === competition);
  if (broken !== undefined) {
    const { seq, reason } = broken;
    return { code: "restore-competition-broken", competition, path, seq, reason };
  }
  return found === undefined ? { code: "restore-no-competition", competition, path } : null;
};

const replaced = async (
  db: DatabaseSync,
  backup: ExaminedBackup,
  competition: string,
  { journalPath, now }: RestoreOrder,
  confirm: (backup: ExaminedBackup) => Promise<boolean>,
): Promise<Result<RestoredCompetition, RestoreRefusal>> => {
  try {
    const rows = ["competitions", ...OF_A_JOURNAL].map(
      (table) =>
        [
          table,
          db.prepare(`SELECT * FROM ${table} WHERE ${ITS_OWN}`).all(THE_PLACE, competition),
        ] as const,
    );
    const isNew = rows.every(([, found]) => found.length === 0);
    if (!isNew && !(await confirm(backup))) {
      return err({ code: "restore-not-confirmed", path: journalPath });
    }
    const aside = isNew
      ? null
      : freeName(`${journalPath}.${competition}.before-restore-${stamp(now)}.json`);
    if (aside !== null) {
      const text = JSON.stringify(Object.fromEntries(rows), bytesAsText, 1);
      writeFileSync(aside, text, { mode: 0o600, flag: "wx", flush: true });
    }
    const erased = await applyErasures(backup.copy, createSqliteReading(db).erasures());
    const events = takeOver(db, backup.copy, competition);
    return ok({ competition, events, erased, previousPath: aside });
  } catch (error) {
    if (storageFaultOf(error)?.code === "damaged") {
      return err({
        code: "restore-journal-unreadable",
        why: { code: "damaged", path: journalPath },
      });
    }
    mediumFaultOf(error, journalPath);
    return err({ code: "restore-not-written", path: journalPath });
  }
};

/** Bytes in base64, as JSON has none. */
const bytesAsText = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;

/** The rows of one competition of the place itself. */
const ITS_OWN = "owner = ? AND competition = ?";

/** Replaces a competition's rows by those of another file; how many events there are now. */
const takeOver = (db: DatabaseSync, from: string, competition: string): number => {
  db.prepare("ATTACH ? AS backup").run(from);
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const table of [...OF_A_JOURNAL, DERIVED]) {
      db.prepare(`DELETE FROM main.${table} WHERE ${ITS_OWN}`).run(THE_PLACE, competition);
    }
    db.prepare(
      `INSERT INTO main.competitions SELECT * FROM backup.competitions WHERE ${ITS_OWN}
      ON CONFLICT (owner, competition) DO UPDATE
      SET created_at = excluded.created_at, last_seq = excluded.last_seq, hash = excluded.hash`,
    ).run(THE_PLACE, competition);
    for (const table of OF_A_JOURNAL) {
      db.prepare(`INSERT INTO main.${table} SELECT * FROM backup.${table} WHERE ${ITS_OWN}`).run(
        THE_PLACE,
        competition,
      );
    }
    db.exec("COMMIT");
  } catch (error) {
    // What SQLite has taken back by itself need not be.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
  const count = db.prepare(`SELECT count(*) AS events FROM main.events WHERE ${ITS_OWN}`);
  return Number(count.get(THE_PLACE, competition)?.["events"]);
};
