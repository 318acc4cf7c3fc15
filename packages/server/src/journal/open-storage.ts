import type { Result } from "@losfee/core";
import { isDatabaseAddress, shownAddress } from "../storage/postgres/address.ts";
import type { DatabaseRefusal } from "../storage/postgres/refusal.ts";
import type { StorageFault } from "../storage/storage-error.ts";
import { type OpenRefusal, refusalFor } from "./database.ts";
import type { PostgresStore } from "./postgres-store.ts";
import { openSqliteStore, type SqliteStore } from "./sqlite-store.ts";

export { isDatabaseAddress };

/** Everything that is stored, wherever that is. */
export type Storage = SqliteStore | PostgresStore;

/** Why it cannot be opened. */
export type StorageRefusal = OpenRefusal | DatabaseRefusal;

/** How storage behaves. */
export interface StorageOptions {
  /** As of either medium, each with its own default. */
  readonly pollEvery?: number;
  /** Whether nothing is written by it, and others see to everything else. */
  readonly readOnly?: boolean;
  /** What a database in memory holds at first; see `OpenOptions`. */
  readonly content?: Uint8Array;
}

/**
 * Opens what is stored at `address`: a PostgreSQL database (`postgres://…`), else the file of that path.
 * The one place that decides which.
 */
export const openStorage = async (
  address: string,
  options: StorageOptions = {},
): Promise<Result<Storage, StorageRefusal>> => {
  if (!isDatabaseAddress(address)) return openSqliteStore(address, options);
  // Who keeps a file never loads the database's driver.
  const { openPostgresStore } = await import("./postgres-store.ts");
  return openPostgresStore(address, options);
};

/** Where it is stored, as it may be shown: a path, or an address without its password. */
export const shownStorage = (address: string): string =>
  isDatabaseAddress(address) ? (shownAddress(address) ?? "postgres://…") : address;

/** Why storage that was opened cannot be worked with after all. */
export const storageRefusal = (
  fault: StorageFault,
  address: string,
  error: unknown,
): StorageRefusal =>
  isDatabaseAddress(address)
    ? { code: "database-unreachable", database: shownStorage(address), detail: fault.code }
    : refusalFor(fault, address, error);
