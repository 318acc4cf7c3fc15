import { DatabaseSync } from "node:sqlite";
import type { Database } from "../storage/connection.ts";
import { storageFaultOf } from "../storage/storage-error.ts";

/** What SQLite finds wrong with a file. */
export interface FileDamage {
  /** Indexes that do not say what their tables do. They follow from these and can be made anew. */
  readonly indexes: readonly string[];
  /** What is wrong besides, in SQLite's words; none: the tables are sound. */
  readonly others: readonly string[];
}

/** How SQLite names an index in what it finds, and the page that a tree begins on. */
const OF_INDEX = /(?:missing from|entries in|entry in) index (\S+)$/;
const OF_TREE = /^Tree (\d+) /;

/**
 * Checks tables and indexes, one table after the other, so that nobody waits for the whole of it; null
 * when all is well. Reads every page in use: linear in the size of the file.
 */
export const fileDamageIn = (db: Pick<Database, "prepare">): FileDamage | null => {
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

/** So many findings of a table are told. */
const MOST = 20;

const findingsIn = (db: Pick<Database, "prepare">, table: string): readonly string[] => {
  const name = table.replaceAll('"', '""');
  const rows = db.prepare(`PRAGMA integrity_check("${name}")`).all().slice(0, MOST);
  return rows
    .flatMap((row) => String(row["integrity_check"]).split("\n"))
    .filter((finding) => finding !== "ok" && finding !== "" && !finding.startsWith("***"));
};

/** Checks the file at `path` over a connection of its own, which writes nothing. */
export const fileDamageAt = (path: string): FileDamage | null => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return fileDamageIn(db);
  } finally {
    db.close();
  }
};
