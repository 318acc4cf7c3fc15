import type { Database } from "../storage/connection.ts";

/**
 * The columns of a file's table sorted by name, including the hidden row number that keeps the
 * insertion order (`rowid`), if it is not a column anyway.
 */
export const columnsIn = (db: Pick<Database, "prepare">, table: string): readonly string[] => {
  const columns = db.prepare("SELECT name, type, pk FROM pragma_table_info(?)").all(table);
  const [kind] = db.prepare("SELECT wr FROM pragma_table_list WHERE name = ?").all(table);
  const keys = columns.filter(({ pk }) => pk !== 0);
  const isNumbered = keys.length === 1 && keys[0]?.["type"] === "INTEGER";
  const hidden = kind?.["wr"] === 0 && !isNumbered ? ["rowid"] : [];
  return [...columns.map(({ name }) => String(name)), ...hidden].toSorted();
};
