/** What can be wrong with the medium a journal is kept on. */
export type StorageFault =
  | { readonly code: "disk-full" }
  | { readonly code: "read-only" }
  /** Another process held the file longer than a command waits, or the medium lacks memory for now. */
  | { readonly code: "busy" }
  /** The database server does not answer; it may be there again at any time. */
  | { readonly code: "unreachable" }
  | { readonly code: "not-a-database" }
  | { readonly code: "damaged" }
  /** `sqliteCode` is SQLite's extended result code. */
  | { readonly code: "io-error"; readonly sqliteCode: number }
  /** The file at the journal's path is no longer, or no longer whole, the one that was opened. */
  | {
      readonly code: "file-lost";
      readonly how: FileLoss;
      /** The complete copy that was saved of what had been opened; null where that failed. */
      readonly rescued: string | null;
    }
  /** The file is kept up to date from another machine, which leads; or another has taken over from it. */
  | { readonly code: "standby" }
  | { readonly code: "superseded" }
  /** The store was closed, by its owner or, with a `cause`, by a fault it does not recover from. */
  | { readonly code: "closed"; readonly cause?: StorageFault };

/** How a file can be lost to a program that has it open: deleted or moved, another in its place, cut. */
export type FileLoss = "missing" | "replaced" | "truncated";

/** Rejects calls to a store whose medium fails. Not a refusal: the same call may succeed later. */
export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, cause?: unknown) {
    super(`storage fault: ${fault.code}`, { cause });
    this.name = "StorageError";
    this.fault = fault;
  }
}

/** By SQLite's primary result code (https://sqlite.org/rescode.html); null if it is not the medium. */
const faultByCode = (sqliteCode: number): StorageFault | null => {
  switch (sqliteCode & 0xff) {
    case 5: // BUSY
    case 6: // LOCKED
    case 7: // NOMEM
    case 9: // INTERRUPT
    case 15: // PROTOCOL: of locks
      return { code: "busy" };
    case 8: // READONLY
      return { code: "read-only" };
    case 10: // IOERR
    case 14: // CANTOPEN
      return { code: "io-error", sqliteCode };
    case 11: // CORRUPT
      return { code: "damaged" };
    case 13: // FULL
      return { code: "disk-full" };
    case 26: // NOTADB
      return { code: "not-a-database" };
    default:
      return null;
  }
};

/** The fault behind an error thrown by node:sqlite; null when the error is about something else. */
export const storageFaultOf = (error: unknown): StorageFault | null => {
  if (error instanceof StorageError) return error.fault;
  if (!(error instanceof Error) || !("errcode" in error)) return null;
  return typeof error.errcode === "number" ? faultByCode(error.errcode) : null;
};

/** The error as a {@link StorageError} when it is about the medium, else as it came. */
export const asStorageError = (error: unknown): unknown => {
  const fault = storageFaultOf(error);
  return fault === null || error instanceof StorageError ? error : new StorageError(fault, error);
};

/**
 * Whether a connection must not be used after such a fault: what the file holds is only certain
 * again after it has been opened, and so recovered, anew. Not after damage: it stays where it is,
 * and everything beside it can still be read and written.
 */
export const endsConnection = (fault: StorageFault): boolean =>
  fault.code === "io-error" || fault.code === "not-a-database";

/** A file system's error as a fault of the medium; anything else is thrown on. */
export const faultOfFileSystem = (error: unknown): StorageFault => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (typeof code !== "string") throw error;
  if (code === "ENOSPC" || code === "EDQUOT") return { code: "disk-full" };
  if (code === "EROFS") return { code: "read-only" };
  return { code: "io-error", sqliteCode: SQLITE_IOERR };
};

const SQLITE_IOERR = 10;

/** The operating system's name of an error (`ENOENT`); errors that have none are thrown on. */
export const systemCodeOf = (error: unknown): string => {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return error.code;
  }
  throw error;
};
