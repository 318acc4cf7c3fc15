import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../storage/connection.ts";

/**
 * Writes a complete copy of a database as of now to `target`, readable by its owner only, and
 * returns when it is on disk. Must be called outside a transaction; others can go on writing. The
 * copy contains no deleted data. Linear in the size of the database; blocks.
 *
 * Throws SQLite's and the file system's errors (`EEXIST` if the file exists) and leaves nothing
 * behind. SQLite's online backup restarts with every commit of another connection, so it never ends
 * on a busy server.
 */
export const copyDatabase = (db: Pick<Database, "prepare">, target: string): void => {
  // SQLite accepts an empty file, which already has its owner's permissions.
  closeSync(openSync(target, "wx", 0o600));
  try {
    db.prepare("VACUUM INTO ?").run(target);
    takeLogMarkBack(target);
    // VACUUM INTO does not flush to the medium (https://sqlite.org/lang_vacuum.html).
    flushFile(target);
    flushFolder(dirname(target));
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
};

/** Marks a copy as complete without a log; see `LogMark`. */
export const takeLogMarkBack = (target: string): void => {
  const copy = new DatabaseSync(target);
  try {
    copy.exec("PRAGMA user_version = 0");
  } finally {
    copy.close();
  }
};

/** Flushes a file to disk. */
const flushFile = (path: string): void => {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Flushes the names in a folder to disk. Windows does so by itself. */
export const flushFolder = (path: string): void => {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};
