import { StorageError, type StorageFault, storageFaultOf } from "../storage-error.ts";

/** What the operating system says where nobody listens, or where a connection broke. */
const NETWORK: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
]);

/** What the driver says of a connection that broke; it has no code for it. */
const BROKEN =
  /connection terminated|connection timeout|timeout exceeded|timeout expired|client was closed|not queryable/i;

/** The code of an error: SQLSTATE, or the operating system's name; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** By SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html); null: not the medium. */
const faultOf = (error: unknown): StorageFault | null => {
  const known = storageFaultOf(error);
  if (known !== null) return known;
  const code = codeOf(error);
  if (code === "53100") return { code: "disk-full" };
  if (code === "25006") return { code: "read-only" };
  if (code === "XX001" || code === "XX002") return { code: "damaged" };
  // Shut down, starting, too many connections: it is there again later.
  const isAway = /^08|^57P0|^53300$/.test(code) || NETWORK.has(code);
  if (isAway || (error instanceof Error && BROKEN.test(error.message))) {
    return { code: "unreachable" };
  }
  return null;
};

/** The error as a {@link StorageError} when it is about the medium, else as it came. */
export const asPostgresFault = (error: unknown): unknown => {
  const fault = faultOf(error);
  return fault === null || error instanceof StorageError ? error : new StorageError(fault, error);
};

/** Whether others were in the way, so that the same transaction may succeed when it begins anew. */
export const isInTheWay = (error: unknown): boolean =>
  // Serialization failure, deadlock; a row that somebody else wrote or removed meanwhile.
  ["40001", "40P01", "23505", "23503"].includes(codeOf(error));
