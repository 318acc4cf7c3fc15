import type { SqlValue } from "../storage/query.ts";

/** A value in JSON: bytes in base64. */
export type TransportedValue = string | number | null | { readonly bytes: string };

/** Encodes a column's value. */
export const transported = (value: unknown): TransportedValue => {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString("base64") };
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError("no value of a table of ours");
};

/** Decodes a column's value. */
export const received = (value: TransportedValue): SqlValue =>
  typeof value === "object" && value !== null ? Buffer.from(value.bytes, "base64") : value;
