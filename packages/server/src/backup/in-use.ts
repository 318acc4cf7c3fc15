import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { damageOfLog } from "../journal/log-damage.ts";
import { storageFaultOf } from "../storage/storage-error.ts";

/**
 * True if another program has the database at `path` open. Each program holds a lock on it all the
 * time, so that no other can get an exclusive one.
 */
export const isInUse = (path: string): boolean => {
  // An open database needs this file; a killed program leaves it behind, too.
  if (
    !existsSync(`${path}-shm`) ||
    !(statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  ) {
    return false;
  }
  // Unused: opening it would have reported the damage. Closing it would make the loss final.
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
