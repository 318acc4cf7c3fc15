import { createHash } from "node:crypto";
import { columnsIn, copiedTables } from "../copy/end.ts";
import type { ReplicatedHead } from "../journal/leadership.ts";
import type { JournalStore } from "../journal/store.ts";
import type { Database } from "../storage/connection.ts";
import type { SqlValue } from "../storage/query.ts";

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

/** A value in JSON: bytes in base64. */
type TransportedValue = string | number | null | { readonly bytes: string };

/** Encodes a column's value. */
export const transported = (value: unknown): TransportedValue => {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString("base64") };
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError("no value of a table of ours");
};

/** Decodes a column's value. */
export const received = (value: TransportedValue): SqlValue =>
  typeof value === "object" && value !== null ? Buffer.from(value.bytes, "base64") : value;

/** Events of a competition that another machine lacks. */
export interface MissingEvents {
  readonly competition: string;
  /** Numbers of the first and the last of them. */
  readonly from: number;
  readonly upTo: number;
}

/** Events here that the other machine lacked when it took over with `heads`. */
export const missingThere = async (
  store: Pick<JournalStore, "heads">,
  heads: readonly ReplicatedHead[],
): Promise<readonly MissingEvents[]> => {
  const there = new Map(heads.map((head) => [head.competition, head.seq]));
  return (await store.heads()).flatMap(({ journal: { id }, lastSeq }) => {
    const known = there.get(id) ?? 0;
    return lastSeq > known ? [{ competition: id, from: known + 1, upTo: lastSeq }] : [];
  });
};
