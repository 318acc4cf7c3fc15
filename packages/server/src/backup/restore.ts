import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { JournalBreak } from "@losfee/contract";
import { err, ok, type Result, THE_PLACE } from "@losfee/core";
import { endChangeLog } from "../journal/change-feed.ts";
import { flushFolder } from "../journal/copy-database.ts";
import { type OpenRefusal, openDatabase } from "../journal/database.ts";
import { createSqliteReading } from "../journal/reading.ts";
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

/** Options of restoring. */
export interface RestoreOrder {
  /** A backup, or any other complete journal. */
  readonly backup: string;
  readonly journalPath: string;
  /** Continues without the contents of a missing log. */
  readonly anyway: boolean;
  /** Time for the name of the old journal, in milliseconds since 1970. */
  readonly now: number;
}

/** Why nothing was restored. The journal is unchanged. */
export type RestoreRefusal =
  | ExaminationRefusal
  /** It has no events; `left`: number of events in the journal, null if unreadable. */
  | { readonly code: "restore-empty"; readonly path: string; readonly left: number | null }
  /** A server, or another command, uses the journal. */
  | { readonly code: "restore-journal-in-use"; readonly path: string }
  /** Not confirmed: there is a journal already. */
  | { readonly code: "restore-not-confirmed"; readonly path: string }
  | { readonly code: "restore-no-competition"; readonly competition: string; readonly path: string }
  /** The competition is malformed in the backup as well. */
  | ({
      readonly code: "restore-competition-broken";
      readonly competition: string;
      readonly path: string;
    } & JournalBreak)
  /** A competition can only be restored into a readable journal. */
  | { readonly code: "restore-journal-unreadable"; readonly why: OpenRefusal };

/** Result of restoring. */
export interface RestoredJournal {
  readonly backup: ExaminedBackup;
  /** New path of the previous journal; null if there was none. */
  readonly previousPath: string | null;
  /**
   * Number of people erased from the backup because they were erased from the previous journal;
   * null if unknown, since that is unreadable or missing.
   */
  readonly erased: number | null;
}

/**
 * Replaces the journal by a backup: examines it first, and needs `confirm` if there is a journal
 * already, which is kept beside it under another name. Refuses while any program uses the journal.
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

/** Ends the restored file's relations to a leader or standby, which are outdated. */
const leadAlone = (path: string): void => {
  const opened = openDatabase(path);
  // It was opened and read completely just before.
  if (!opened.ok) throw new Error(`cannot be opened again: ${opened.error.code}`);
  const db = opened.value;
  endChangeLog(db);
  db.exec("DELETE FROM reign");
  checkpoint(db, "TRUNCATE");
  db.close();
};

/** Number of events in a file; null if unreadable. */
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

/** True if there is a journal, or remains of one, that must not be overwritten. */
const isThere = (path: string): boolean =>
  [path, `${path}-wal`].some((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0);

const obstacle = (path: string): RestoreRefusal | null =>
  isInUse(path) ? { code: "restore-journal-in-use", path } : null;

/** Renames the journal together with its log; returns the new name, null if there is none. */
const setAside = (path: string, now: number): string | null => {
  const aside = freeName(`${path}.before-restore-${stamp(now)}`);
  let moved = false;
  // The log first: SQLite would take it for that of a file put in front of it.
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

/** A competition of a backup that was restored into a journal. */
export interface RestoredCompetition {
  readonly competition: string;
  readonly events: number;
  /** Number of people erased from it, who were erased after the backup was made. */
  readonly erased: number;
  /** File with its previous state; null if there was none. */
  readonly previousPath: string | null;
}

/**
 * Restores one competition of a backup into the journal, event by event, with the answers under its
 * idempotency keys; links and mail stay unchanged, as do all other competitions. Its previous rows
 * are saved beside the journal as JSON. Refuses while any program uses the journal.
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

/** Encodes bytes in base64 for JSON. */
const bytesAsText = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;

/** Matches the rows of one competition of the installation itself. */
const ITS_OWN = "owner = ? AND competition = ?";

/** Replaces a competition's rows by those of another file; returns its new number of events. */
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
    // SQLite may have rolled back by itself.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
  const count = db.prepare(`SELECT count(*) AS events FROM main.events WHERE ${ITS_OWN}`);
  return Number(count.get(THE_PLACE, competition)?.["events"]);
};
