import { DatabaseSync } from "node:sqlite";
import type { Database } from "../storage/connection.ts";
import { storageFaultOf } from "../storage/storage-error.ts";

/** Damage that SQLite finds in a file. */
export interface FileDamage {
  /** Indexes that do not match their tables. They can be rebuilt from these. */
  readonly indexes: readonly string[];
  /** Other damage, in SQLite's words; if empty, the tables are sound. */
  readonly others: readonly string[];
}

/** SQLite's names for an index in its findings, and for the root page of a tree. */
const OF_INDEX = /(?:missing from|entries in|entry in) index (\S+)$/;
const OF_TREE = /^Tree (\d+) /;

/**
 * Checks tables and indexes, one table at a time, so that nothing waits for the whole check; null
 * if all is well. Reads every page in use: linear in the size of the file.
 */
const fileDamageIn = (db: Pick<Database, "prepare">): FileDamage | null => {
  const indexes = new Set<string>();
  const others = new Set<string>();
  const roots = new Map<number, string>();
  const tables = ["sqlite_schema"];
  const note = (finding: string): void => {
    const tree = OF_TREE.exec(finding)?.[1];
    const index = OF_INDEX.exec(finding)?.[1] ?? roots.get(Number(tree));
    if (index === undefined) others.add(finding);
    else indexes.add(index);
  };
  try {
    for (const { type, name, rootpage } of db
      .prepare("SELECT type, name, rootpage FROM sqlite_schema")
      .all()) {
      if (type === "index") roots.set(Number(rootpage), String(name));
      if (type === "table") tables.push(String(name));
    }
    for (const table of tables) for (const finding of findingsIn(db, table)) note(finding);
  } catch (error) {
    if (storageFaultOf(error)?.code !== "damaged") throw error;
    others.add(error instanceof Error ? error.message : String(error));
  }
  return indexes.size + others.size === 0 ? null : { indexes: [...indexes], others: [...others] };
};

/** Most findings reported per table. */
const MOST = 20;

const findingsIn = (db: Pick<Database, "prepare">, table: string): readonly string[] => {
  const name = table.replaceAll('"', '""');
  const rows = db.prepare(`PRAGMA integrity_check("${name}")`).all().slice(0, MOST);
  return rows
    .flatMap((row) => String(row["integrity_check"]).split("\n"))
    .filter((finding) => finding !== "ok" && finding !== "" && !finding.startsWith("***"));
};

/** Checks the file at `path` over its own read-only connection. */
export const fileDamageAt = (path: string): FileDamage | null => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return fileDamageIn(db);
  } finally {
    db.close();
  }
};
