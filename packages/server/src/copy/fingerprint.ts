import { createHash } from "node:crypto";
import type { Row } from "../storage/rows.ts";

/** What tells the rows of a table from any others, in whatever order they come. */
export interface TableFingerprint {
  add(rows: readonly Row[]): void;
  /** How many rows, and the sum of their hashes modulo 2²⁵⁶. */
  readonly sum: string;
  readonly count: number;
}

const MODULUS = 2n ** 256n;

/** Of a table with these columns, as yet without rows. */
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
