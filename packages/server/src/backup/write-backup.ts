import { lstatSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BackupFault } from "@losfee/contract";
import { copyDatabase, flushFolder } from "../journal/copy-database.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { type Contents, contentsOf, damageOf } from "./contents.ts";
import { mediumFaultOf } from "./medium-fault.ts";
import { type BackupNames, backupNames } from "./names.ts";
import { backupsIn, prune, type StoredBackup } from "./stored-backups.ts";

/** Options of a backup. */
export interface BackupOrder {
  readonly journalPath: string;
  /** The identity of the journal, which is part of its backups' names. */
  readonly identity: string;
  /** A folder, in which a name is chosen; or the name of a new file, ending with `.sqlite`. */
  readonly to: string;
  /** In a folder: number of backups of this journal to keep; null for all. */
  readonly keep: number | null;
  /** Requires earlier backups in the folder: else it is a different medium. */
  readonly goesOn: boolean;
  /** The time of the backup, in milliseconds since 1970. */
  readonly now: number;
}

/** A backup that is on its medium and was read back completely. */
export interface BackupDone {
  readonly path: string;
  readonly bytes: number;
  readonly contents: Contents;
  /**
   * All backups of this journal in the folder, the latest first; only this one for a named file.
   */
  readonly stored: readonly StoredBackup[];
  /** Number of older ones deleted. */
  readonly pruned: number;
}

export type BackupOutcome =
  | { readonly ok: true; readonly value: BackupDone }
  | { readonly ok: false; readonly error: BackupFault };

/**
 * Writes a backup during other writes: a copy beside its final name, flushed, read back completely,
 * then renamed and flushed again. Then deletes older ones of the same journal, and never any other
 * file. Blocks until done.
 */
export const writeBackup = (order: BackupOrder): BackupOutcome => {
  const { journalPath, identity, to, keep } = order;
  try {
    const isFolder = statSync(to, { throwIfNoEntry: false })?.isDirectory() === true;
    // A missing folder (no stick) must never be taken for a file name.
    const folder = isFolder || extname(to) !== ".sqlite" ? to : dirname(to);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
      return refused({ code: "backup-folder-missing", folder });
    }
    const names = backupNames(journalPath, identity);
    if (isFolder && order.goesOn && backupsIn(folder, names).length === 0) {
      return refused({ code: "backup-medium-missing", folder });
    }
    const path = isFolder ? freeName(folder, names, new Date(order.now)) : to;
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) {
      return refused({ code: "backup-exists", path });
    }
    const written = writeFile(journalPath, path);
    if (!written.ok) return written;
    const contents = written.value;
    const bytes = statSync(path).size;
    if (!isFolder) {
      const madeAt = new Date(order.now).toISOString();
      return done({ path, bytes, contents, stored: [{ path, madeAt, bytes }], pruned: 0 });
    }
    const pruned = keep === null ? 0 : prune(folder, names, keep, path);
    return done({ path, bytes, contents, stored: backupsIn(folder, names), pruned });
  } catch (error) {
    return refused(mediumFaultOf(error, to));
  }
};

const done = (value: BackupDone): BackupOutcome => ({ ok: true, value });

const refused = (error: BackupFault) => ({ ok: false, error }) as const;

const freeName = (folder: string, names: BackupNames, now: Date): string => {
  for (let again = 0; ; again++) {
    const path = join(folder, names.name(now, again));
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return path;
  }
};

const writeFile = (
  journalPath: string,
  path: string,
): { readonly ok: true; readonly value: Contents } | ReturnType<typeof refused> => {
  const unfinished = `${path}.unfinished-${process.pid}`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(journalPath);
  try {
    copyDatabase(source, unfinished);
  } catch (error) {
    // Read errors concern the journal, not the medium.
    const damaged = storageFaultOf(error)?.code === "damaged";
    return refused(damaged ? { code: "backup-source-damaged" } : mediumFaultOf(error, path));
  } finally {
    source.close();
  }
  try {
    const read = readBack(unfinished);
    if (typeof read === "string") {
      return refused({ code: "backup-not-verified", path, detail: read });
    }
    renameSync(unfinished, path);
    flushFolder(dirname(path));
    return { ok: true, value: read };
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** Contents of a copy, or its damage. */
const readBack = (path: string): Contents | string => {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    return damageOf(copy) ?? contentsOf(copy);
  } finally {
    copy.close();
  }
};
