import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../storage/connection.ts";

/**
 * Writes a complete copy of a database as of now to `target`, readable by its owner only, and
 * returns when it is on disk. Must be called outside a transaction; others may go on writing
 * meanwhile. What was deleted before is not in it. Linear in the size of the database; blocks.
 *
 * Throws SQLite's and the file system's errors (`EEXIST` where there is such a file); then nothing
 * is left behind. SQLite's other way, the online backup, begins anew with every commit of another
 * connection and so never ends beside a busy server.
 */
export const copyDatabase = (db: Pick<Database, "prepare">, target: string): void => {
  // SQLite takes an empty file, which already belongs to nobody else.
  closeSync(openSync(target, "wx", 0o600));
  try {
    db.prepare("VACUUM INTO ?").run(target);
    takeLogMarkBack(target);
    // VACUUM INTO does not reach the medium by itself (https://sqlite.org/lang_vacuum.html).
    flushFile(target);
    flushFolder(dirname(target));
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
};

/** From now on a copy needs no log beside it; see `LogMark`. */
export const takeLogMarkBack = (target: string): void => {
  const copy = new DatabaseSync(target);
  try {
    copy.exec("PRAGMA user_version = 0");
  } finally {
    copy.close();
  }
};

/** Returns when the contents of a file are on disk. */
const flushFile = (path: string): void => {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Returns when the names in a folder are on disk. Windows does so by itself. */
export const flushFolder = (path: string): void => {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};
