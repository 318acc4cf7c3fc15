import type { SQLOutputValue } from "node:sqlite";
import type { Schema } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

/** A row as node:sqlite returns it. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** A column of any table. */
export type AnyColumn = { [Table in keyof Schema]: keyof Schema[Table] }[keyof Schema];

/** Columns of SQLite's own, and of queries in plain SQL. */
type OtherColumn =
  | ("application_id" | "data_version" | "user_version" | "busy" | "log" | "checkpointed")
  | ("last" | "life" | "tab" | "tables" | "tries" | "person_name");

/** The columns of a query's row; of any query, where it is not known. */
type ColumnOf<R extends Row> = string extends keyof R ? AnyColumn | OtherColumn : keyof R & string;

/** A text column. Other types mean the file was tampered with: `damaged`. */
export const textOf = <R extends Row>(row: R, column: ColumnOf<R>): string => {
  const value = row[column];
  if (typeof value !== "string") throw new StorageError({ code: "damaged" });
  return value;
};

/** A text column that may be null. */
export const textOrNull = <R extends Row>(row: R, column: ColumnOf<R>): string | null =>
  row[column] === null ? null : textOf(row, column);

/** An integer column within ±2^53. Other types mean the file was tampered with. */
export const integerOf = <R extends Row>(row: R, column: ColumnOf<R>): number => {
  const value = row[column];
  if (typeof value !== "number") throw new StorageError({ code: "damaged" });
  return value;
};

/** An integer column that may be null. */
export const integerOrNull = <R extends Row>(row: R, column: ColumnOf<R>): number | null =>
  row[column] === null ? null : integerOf(row, column);

/** A bytes column. Other types mean the file was tampered with: `damaged`. */
export const bytesOf = <R extends Row>(row: R, column: ColumnOf<R>): Uint8Array => {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new StorageError({ code: "damaged" });
  return value;
};

/** A column of JSON text, parsed. Invalid JSON means the file was tampered with. */
export const jsonOf = <R extends Row>(row: R, column: ColumnOf<R>): unknown => {
  const text = textOf(row, column);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new StorageError({ code: "damaged" }, error);
  }
};
