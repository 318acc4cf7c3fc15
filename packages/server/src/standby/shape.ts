import { createHash } from "node:crypto";
import { columnsIn } from "../copy/columns.ts";
import { copiedTables } from "../copy/tables.ts";
import type { Database } from "../storage/connection.ts";

/** A table that is kept in sync. */
export interface KeptTable {
  readonly name: string;
  /** All columns by name, including the hidden row number if there is one. */
  readonly columns: readonly string[];
  /** Columns that identify a row. */
  readonly key: readonly string[];
}

/** The tables of a standby: those that are copied. */
export const keptTables = (db: Pick<Database, "prepare">): readonly KeptTable[] =>
  copiedTables.map((name) => {
    const columns = columnsIn(db, name);
    const declared = db
      .prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk")
      .all(name)
      .map((row) => String(row["name"]));
    return { name, columns, key: declared.length > 0 ? declared : ["rowid"] };
  });

/** The same for two files exactly if their rows are compatible. */
export const shapeOf = (tables: readonly KeptTable[]): string =>
  createHash("sha256").update(JSON.stringify(tables)).digest("hex").slice(0, 16);
