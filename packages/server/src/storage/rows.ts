import type { SQLOutputValue } from "node:sqlite";
import { StorageError } from "./storage-error.ts";

/** A row as node:sqlite returns it. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** A text column. Other types mean the file was tampered with: `damaged`. */
export const textOf = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== "string") throw new StorageError({ code: "damaged" });
  return value;
};

/** An integer column within ±2^53. Other types mean the file was tampered with. */
export const integerOf = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== "number") throw new StorageError({ code: "damaged" });
  return value;
};

/** A bytes column. Other types mean the file was tampered with: `damaged`. */
export const bytesOf = (row: Row, column: string): Uint8Array => {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new StorageError({ code: "damaged" });
  return value;
};

/** A column of JSON text, parsed. Invalid JSON means the file was tampered with. */
export const jsonOf = (row: Row, column: string): unknown => {
  const text = textOf(row, column);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new StorageError({ code: "damaged" }, error);
  }
};
