import {
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BackupFault } from "@losfee/contract";
import { copyDatabase, flushFolder } from "../journal/copy-database.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { type Contents, contentsOf, damageOf } from "./contents.ts";
import { mediumFaultOf } from "./medium-fault.ts";

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

/** A backup in a folder. */
interface StoredBackup {
  readonly path: string;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly bytes: number;
}

/** The backups of one journal in a folder, the latest first. */
const backupsIn = (folder: string, names: BackupNames): readonly StoredBackup[] =>
  readdirSync(folder)
    .flatMap((name): readonly StoredBackup[] => {
      const madeAt = names.madeAt(name);
      const path = join(folder, name);
      const found = madeAt === null ? undefined : lstatSync(path, { throwIfNoEntry: false });
      if (madeAt === null || found?.isFile() !== true) return [];
      return [{ path, madeAt, bytes: found.size }];
    })
    .sort((a, b) => (a.path < b.path ? 1 : -1));

/** Age at which an unfinished backup counts as abandoned, in milliseconds. */
const GIVEN_UP = 86_400_000;

/** Deletes the oldest backups of the journal beyond `keep`, never `fresh`; returns their number. */
const prune = (folder: string, names: BackupNames, keep: number, fresh: string): number => {
  const old = backupsIn(folder, names)
    .filter(({ path }) => path !== fresh)
    .slice(Math.max(0, keep - 1))
    .filter(({ path }) => isOurs(path));
  for (const { path } of old) rmSync(path);
  for (const name of readdirSync(folder).filter((each) => names.isUnfinished(each))) {
    const path = join(folder, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isFile() && Date.now() - found.mtimeMs > GIVEN_UP) rmSync(path, { force: true });
  }
  return old.length;
};

/** Position of the program's mark in SQLite's header, and ours ("LOSF"). */
const MARK_AT = 68;
const MARK = "LOSF";

/** True if a file has our mark. */
const isOurs = (path: string): boolean => {
  const header = Buffer.alloc(MARK_AT + MARK.length);
  const file = openSync(path, "r");
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  return header.toString("latin1", MARK_AT) === MARK;
};

/** File names of a journal's backups in their folder. */
interface BackupNames {
  /** Name of a backup made at a time; `again` distinguishes those of the same second. */
  name(at: Date, again: number): string;
  /** When the backup of this name was made, ISO 8601 in UTC; null for any other file. */
  madeAt(name: string): string | null;
  /** True if the name is that of an unfinished backup. */
  isUnfinished(name: string): boolean;
}

const TIME = String.raw`(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(?:-\d+)?`;

/** `losfee-3f9a1c2b-20261121-080000.sqlite`: name of the journal, its identity, time in UTC. */
const backupNames = (journalPath: string, identity: string): BackupNames => {
  const stem = `${basename(journalPath, extname(journalPath))}-${identity}-`;
  const form = new RegExp(`^${escaped(stem)}${TIME}\\.sqlite$`);
  const unfinished = new RegExp(`^${escaped(stem)}${TIME}\\.sqlite\\.unfinished-\\d+$`);
  return {
    name(at, again) {
      const [day = "", time = ""] = at.toISOString().replaceAll(/[-:]/g, "").split(/[T.]/);
      return `${stem}${day}-${time}${again === 0 ? "" : `-${again}`}.sqlite`;
    },
    madeAt(name) {
      const [, year, month, day, hour, minute, second] = form.exec(name) ?? [];
      return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
    },
    isUnfinished: (name) => unfinished.test(name),
  };
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
