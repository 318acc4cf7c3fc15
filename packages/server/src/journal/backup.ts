import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "@losfee/core";
import { storageFaultOf } from "./storage-error.ts";

/** Why no backup was written. Nothing is left behind at `path`. */
export type BackupRefusal =
  | { readonly code: "file-exists"; readonly path: string }
  | { readonly code: "folder-missing"; readonly path: string; readonly folder: string }
  | { readonly code: "disk-full"; readonly path: string }
  | { readonly code: "not-writable"; readonly path: string };

/**
 * Writes a copy of the whole database as of now to `path` and returns when it is on the medium.
 * The copy is made beside its final name and renamed, so a file at `path` is always complete. Must
 * be called outside a transaction. Linear in the size of the database; blocks meanwhile.
 */
export const backUp = (db: DatabaseSync, path: string): Result<null, BackupRefusal> => {
  const folder = dirname(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return err({ code: "folder-missing", path, folder });
  }
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) {
    return err({ code: "file-exists", path });
  }
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    db.prepare("VACUUM INTO ?").run(unfinished);
    // VACUUM INTO does not reach the medium by itself (https://sqlite.org/lang_vacuum.html).
    flush(unfinished);
    renameSync(unfinished, path);
    flush(folder);
    return ok(null);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const refusal = refusalFor(error, path);
    if (refusal === null) throw error;
    return err(refusal);
  }
};

const flush = (path: string): void => {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const refusalFor = (error: unknown, path: string): BackupRefusal | null => {
  const fault = storageFaultOf(error);
  if (fault?.code === "disk-full") return { code: "disk-full", path };
  // CANTOPEN (14): the source is open already, so it is the target that cannot be created.
  const cannotOpen = fault?.code === "io-error" && (fault.sqliteCode & 0xff) === 14;
  return cannotOpen || fault?.code === "read-only" ? { code: "not-writable", path } : null;
};
