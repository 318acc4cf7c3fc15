import { closeSync, lstatSync, openSync, readdirSync, readSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BackupNames } from "./names.ts";

/** A backup in a folder. */
export interface StoredBackup {
  readonly path: string;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly bytes: number;
}

/** The backups of one journal in a folder, the latest first. */
export const backupsIn = (folder: string, names: BackupNames): readonly StoredBackup[] =>
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
export const prune = (folder: string, names: BackupNames, keep: number, fresh: string): number => {
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
