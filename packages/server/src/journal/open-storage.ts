import type { Result } from "@losfee/core";
import { isDatabaseAddress, shownAddress } from "../storage/postgres/address.ts";
import type { DatabaseRefusal } from "../storage/postgres/refusal.ts";
import type { StorageFault } from "../storage/storage-error.ts";
import { type OpenRefusal, refusalFor } from "./database.ts";
import type { PostgresStore } from "./postgres-store.ts";
import { openSqliteStore, type SqliteStore } from "./sqlite-store.ts";

export { isDatabaseAddress };

/** The whole storage, on either medium. */
export type Storage = SqliteStore | PostgresStore;

/** Reasons why the storage cannot be opened. */
export type StorageRefusal = OpenRefusal | DatabaseRefusal;

/** Options of the storage. */
export interface StorageOptions {
  /** Applies to both media, each with its own default. */
  readonly pollEvery?: number;
  /** Opens it read-only; other connections maintain it. */
  readonly readOnly?: boolean;
  /** Initial content of an in-memory database; see `OpenOptions`. */
  readonly content?: Uint8Array;
}

/**
 * Opens the storage at `address`: a PostgreSQL database (`postgres://…`), else the file at that
 * path. The only place that decides which.
 */
export const openStorage = async (
  address: string,
  options: StorageOptions = {},
): Promise<Result<Storage, StorageRefusal>> => {
  if (!isDatabaseAddress(address)) return openSqliteStore(address, options);
  // With a file, the database driver is never loaded.
  const { openPostgresStore } = await import("./postgres-store.ts");
  return openPostgresStore(address, options);
};

/** The storage address for display: a path, or an address without its password. */
export const shownStorage = (address: string): string =>
  isDatabaseAddress(address) ? (shownAddress(address) ?? "postgres://…") : address;

/** The refusal for a fault of an opened storage. */
export const storageRefusal = (
  fault: StorageFault,
  address: string,
  error: unknown,
): StorageRefusal =>
  isDatabaseAddress(address)
    ? { code: "database-unreachable", database: shownStorage(address), detail: fault.code }
    : refusalFor(fault, address, error);
