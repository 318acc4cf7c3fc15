import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Connection } from "../storage/connection.ts";
import { copyDatabase } from "./copy-database.ts";

/**
 * Saves what `connection` still reaches of a file that was deleted, moved or replaced while it was
 * open, beside `path`; the copy's path, or null where it cannot be read or written whole.
 */
export const rescue = (connection: Connection, path: string): string | null => {
  const target = `${path}.rescued-${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
  try {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    copyDatabase(connection, target);
  } catch {
    // The fault that led here is the one that is told; that nothing was saved is told with it.
    return null;
  }
  if (isSound(target)) return target;
  rmSync(target, { force: true });
  return null;
};

const isSound = (path: string): boolean => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const [first] = db.prepare("PRAGMA integrity_check").all();
    return first?.["integrity_check"] === "ok";
  } finally {
    db.close();
  }
};
