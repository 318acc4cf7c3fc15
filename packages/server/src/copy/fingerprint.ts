import { createHash } from "node:crypto";
import type { Row } from "../storage/rows.ts";

/** Fingerprint of a table's rows, independent of their order. */
export interface TableFingerprint {
  add(rows: readonly Row[]): void;
  /** The number of rows, and the sum of their hashes modulo 2²⁵⁶. */
  readonly sum: string;
  readonly count: number;
}

const MODULUS = 2n ** 256n;

/** The fingerprint of an empty table with these columns. */
export const fingerprintOf = (columns: readonly string[]): TableFingerprint => {
  let sum = 0n;
  let count = 0;
  return {
    add(rows) {
      for (const row of rows) {
        const hash = createHash("sha256").update(
          JSON.stringify(columns.map((name) => plain(row[name]))),
        );
        sum = (sum + BigInt(`0x${hash.digest("hex")}`)) % MODULUS;
        count += 1;
      }
    },
    get sum() {
      return `${count}:${sum}`;
    },
    get count() {
      return count;
    },
  };
};

const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString("base64") } : value;
