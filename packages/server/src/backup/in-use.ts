import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { damageOfLog } from "../journal/log-damage.ts";
import { storageFaultOf } from "../storage/storage-error.ts";

/**
 * Whether another program has the database at `path` open. Whoever has it, holds a lock on it all
 * the time, so that nobody can have it alone.
 */
export const isInUse = (path: string): boolean => {
  // Who has it open needs this file beside it; a killed program leaves it there, too.
  if (
    !existsSync(`${path}-shm`) ||
    !(statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  ) {
    return false;
  }
  // Nobody works on it: whoever opened it would have been told. Closing it would make the loss final.
  if (damageOfLog(path) !== null) return false;
  const db = new DatabaseSync(path);
  try {
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch (error) {
    const fault = storageFaultOf(error);
    if (fault === null) throw error;
    return fault.code === "busy";
  } finally {
    db.close();
  }
};
