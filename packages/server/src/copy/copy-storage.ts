import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { err, ok, type Result } from "@losfee/core";
import { isDatabaseAddress, type StorageRefusal, shownStorage } from "../journal/open-storage.ts";
import type { Row } from "../storage/rows.ts";
import { type BrokenChain, followChains } from "./chains.ts";
import { copiedTables, EndFault, type RowRefusal, type Source, type Target } from "./end.ts";
import { sqliteSource, sqliteTarget } from "./sqlite-end.ts";

/** Why nothing was copied. The target is unchanged. */
export type CopyRefusal =
  | StorageRefusal
  | RowRefusal
  | { readonly code: "copy-source-missing"; readonly path: string }
  /** There is a file already, or remains of one. */
  | { readonly code: "copy-target-exists"; readonly path: string }
  | {
      readonly code: "copy-target-holds";
      readonly database: string;
      readonly competitions: number;
    }
  | { readonly code: "copy-target-served"; readonly database: string }
  /** A table read back differs from what was written. */
  | { readonly code: "copy-differs"; readonly table: string; readonly to: string };

/** Result of a copy. */
export interface CopyReport {
  readonly competitions: number;
  readonly events: number;
  readonly rows: number;
  /** A server was running on the source: the copy lacks its later changes. */
  readonly isServed: boolean;
  /** Competitions that were already damaged in the source. */
  readonly broken: readonly BrokenChain[];
}

/** Options of a copy. */
export interface CopyOrder {
  /** A file's path, or a database's address. */
  readonly from: string;
  /** A new file, or a database without competitions. */
  readonly to: string;
  /** Called now and then with the number of rows written. */
  readonly onProgress?: (rows: number) => void;
}

/**
 * Copies the whole storage, as of one moment, to another place: all of it, or nothing. When this
 * resolves it is durable and has been verified: every table is the same, and every competition's
 * chain was checked. Memory use is constant; linear in the storage, which is read twice.
 */
export const copyStorage = async (order: CopyOrder): Promise<Result<CopyReport, CopyRefusal>> => {
  const source = await openSource(order.from);
  if (!source.ok) return source;
  try {
    const target = await openTarget(order.to);
    if (!target.ok) return target;
    try {
      return await copyBetween(source.value, target.value, order);
    } finally {
      await target.value.close();
    }
  } catch (error) {
    if (!(error instanceof EndFault)) throw error;
    return err(error.refusal);
  } finally {
    await source.value.close();
  }
};

const openSource = async (address: string): Promise<Result<Source, CopyRefusal>> => {
  if (isDatabaseAddress(address)) {
    const { postgresSource } = await import("./postgres-end.ts");
    return postgresSource(address);
  }
  // Opening it would create the file.
  return (statSync(address, { throwIfNoEntry: false })?.size ?? 0) === 0
    ? err({ code: "copy-source-missing", path: address })
    : sqliteSource(address);
};

const openTarget = async (address: string): Promise<Result<Target, CopyRefusal>> => {
  if (isDatabaseAddress(address)) {
    const { postgresTarget } = await import("./postgres-end.ts");
    return postgresTarget(address);
  }
  return [address, `${address}-wal`].some((path) => existsSync(path))
    ? err({ code: "copy-target-exists", path: address })
    : sqliteTarget(address);
};

const copyBetween = async (
  source: Source,
  target: Target,
  { to, onProgress }: CopyOrder,
): Promise<Result<CopyReport, CopyRefusal>> => {
  const shown = shownStorage(to);
  if (target.isServed) return err({ code: "copy-target-served", database: shown });
  const { competitions: held } = await target.look(() => followChains());
  if (held > 0) return err({ code: "copy-target-holds", database: shown, competitions: held });
  // Data left by a server that was started there for a trial.
  for (const table of copiedTables.toReversed()) await target.clear(table);
  let rows = 0;
  const sums = new Map<string, string>();
  for (const table of copiedTables) {
    const columns = await source.columnsOf(table);
    const sum = fingerprintOf(columns);
    for await (const stretch of source.rowsOf(table, columns)) {
      await target.write(table, columns, stretch);
      sum.add(stretch);
      onProgress?.(rows + sum.count);
    }
    rows += sum.count;
    sums.set(table, sum.sum);
  }
  for (const [table, sum] of sums) {
    if ((await fingerprintIn(target, table)) !== sum) {
      return err({ code: "copy-differs", table, to: shown });
    }
  }
  const { competitions, events, broken } = await target.look(() => followChains());
  await target.commit();
  return ok({ competitions, events, rows, isServed: source.isServed, broken });
};

const fingerprintIn = async (end: Source, table: string): Promise<string> => {
  const columns = await end.columnsOf(table);
  const sum = fingerprintOf(columns);
  for await (const stretch of end.rowsOf(table, columns)) sum.add(stretch);
  return sum.sum;
};

/** Fingerprint of a table's rows, independent of their order. */
interface TableFingerprint {
  add(rows: readonly Row[]): void;
  /** The number of rows, and the sum of their hashes modulo 2²⁵⁶. */
  readonly sum: string;
  readonly count: number;
}

const MODULUS = 2n ** 256n;

/** The fingerprint of an empty table with these columns. */
const fingerprintOf = (columns: readonly string[]): TableFingerprint => {
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
