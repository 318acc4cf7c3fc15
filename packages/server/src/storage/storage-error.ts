/** Faults of the medium that a journal is stored on. */
export type StorageFault =
  | { readonly code: "disk-full" }
  | { readonly code: "read-only" }
  /** Another process held the file longer than a command waits, or memory is short for now. */
  | { readonly code: "busy" }
  /** The database server does not answer; it may return at any time. */
  | { readonly code: "unreachable" }
  | { readonly code: "not-a-database" }
  | { readonly code: "damaged" }
  /** `sqliteCode` is SQLite's extended result code. */
  | { readonly code: "io-error"; readonly sqliteCode: number }
  /** The file at the journal's path is missing, or not the opened one, or not complete. */
  | {
      readonly code: "file-lost";
      readonly how: FileLoss;
      /** The complete copy that was saved of the opened file; null if that failed. */
      readonly rescued: string | null;
    }
  /** The file is a standby of another machine, which leads; or another has taken over from it. */
  | { readonly code: "standby" }
  | { readonly code: "superseded" }
  /** The store was closed, by its owner or, with a `cause`, by a permanent fault. */
  | { readonly code: "closed"; readonly cause?: StorageFault };

/** Ways to lose an open file: deleted or moved, replaced, truncated. */
export type FileLoss = "missing" | "replaced" | "truncated";

/** Rejects calls to a store whose medium fails. Not a refusal: a retry may succeed. */
export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, cause?: unknown) {
    super(`storage fault: ${fault.code}`, { cause });
    this.name = "StorageError";
    this.fault = fault;
  }
}

/**
 * By SQLite's primary result code (https://sqlite.org/rescode.html); null if it is not the medium.
 */
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

/** The fault behind an error of node:sqlite; null if the error is about something else. */
export const storageFaultOf = (error: unknown): StorageFault | null => {
  if (error instanceof StorageError) return error.fault;
  if (!(error instanceof Error) || !("errcode" in error)) return null;
  return typeof error.errcode === "number" ? faultByCode(error.errcode) : null;
};

/** The error as a {@link StorageError} if it concerns the medium, else unchanged. */
export const asStorageError = (error: unknown): unknown => {
  const fault = storageFaultOf(error);
  return fault === null || error instanceof StorageError ? error : new StorageError(fault, error);
};

/**
 * True if a connection must not be used after the fault: the file's state is only certain after it
 * has been reopened, which recovers it. Not after damage: that is permanent and local, and
 * everything else can still be read and written.
 */
export const endsConnection = (fault: StorageFault): boolean =>
  fault.code === "io-error" || fault.code === "not-a-database";

/** A file system's error as a fault of the medium; rethrows others. */
export const faultOfFileSystem = (error: unknown): StorageFault => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (typeof code !== "string") throw error;
  if (code === "ENOSPC" || code === "EDQUOT") return { code: "disk-full" };
  if (code === "EROFS") return { code: "read-only" };
  return { code: "io-error", sqliteCode: SQLITE_IOERR };
};

const SQLITE_IOERR = 10;

/** The operating system's name of an error (`ENOENT`); rethrows errors without one. */
export const systemCodeOf = (error: unknown): string => {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return error.code;
  }
  throw error;
};
