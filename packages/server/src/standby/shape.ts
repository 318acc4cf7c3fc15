import { createHash } from "node:crypto";
import { columnsIn } from "../copy/columns.ts";
import { copiedTables } from "../copy/tables.ts";
import type { Database } from "../storage/connection.ts";

/** A table that is kept alike on both machines. */
export interface KeptTable {
  readonly name: string;
  /** All columns by name, with the hidden number where rows have one. */
  readonly columns: readonly string[];
  /** By which a row is found. */
  readonly key: readonly string[];
}

/** The tables that a standby has, too: those that are copied. */
export const keptTables = (db: Pick<Database, "prepare">): readonly KeptTable[] =>
  copiedTables.map((name) => {
    const columns = columnsIn(db, name);
    const declared = db
      .prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk")
      .all(name)
      .map((row) => String(row["name"]));
    return { name, columns, key: declared.length > 0 ? declared : ["rowid"] };
  });

/** The same for two files exactly if their rows fit each other. */
export const shapeOf = (tables: readonly KeptTable[]): string =>
  createHash("sha256").update(JSON.stringify(tables)).digest("hex").slice(0, 16);
