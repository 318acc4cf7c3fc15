import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Connection } from "../storage/connection.ts";
import { copyDatabase } from "./copy-database.ts";

/**
 * Saves what `connection` still reads of a file that was deleted, moved or replaced while open,
 * beside `path`; returns the copy's path, or null if it cannot be read or written completely.
 */
export const rescue = (connection: Connection, path: string): string | null => {
  const target = `${path}.rescued-${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
  try {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    copyDatabase(connection, target);
  } catch {
    // The original fault is reported; that nothing was saved goes with it.
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
