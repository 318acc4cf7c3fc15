import { StorageError, type StorageFault, storageFaultOf } from "../storage-error.ts";

/** Codes of the operating system if no server listens, or a connection broke. */
const NETWORK: ReadonlySet<string> = new Set([
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * The SQLSTATEs that concern the server and not the query: a retry may succeed. All others are
 * faults of the query or its values, and would fail again.
 */
const TRANSIENT: readonly (readonly [RegExp, "unreachable" | "busy"])[] = [
  // Connections; shut down, crashed, starting; too many connections; the server's own I/O.
  [/^(08...|57P0[1-5]|53300|58000|58030)$/, "unreachable"],
  // Memory, configured limits; time limits; a lock not waited for.
  [/^(53000|53200|53400|57014|55P03|25P03|25P04)$/, "busy"],
];

/** The driver's messages for a broken connection, which have no code. */
const BROKEN =
  /connection terminated|connection timeout|timeout exceeded|timeout expired|client was closed|not queryable/i;

/** The code of an error: SQLSTATE, or the operating system's name; empty if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** By SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html); null: not the medium. */
const faultOf = (error: unknown): StorageFault | null => {
  const known = storageFaultOf(error);
  if (known !== null) return known;
  const code = codeOf(error);
  if (code === "53100") return { code: "disk-full" };
  if (code === "25006") return { code: "read-only" };
  if (code === "XX001" || code === "XX002") return { code: "damaged" };
  const isAway = NETWORK.has(code) || (error instanceof Error && BROKEN.test(error.message));
  if (isAway) return { code: "unreachable" };
  const passing = TRANSIENT.find(([pattern]) => pattern.test(code))?.[1];
  return passing === undefined ? null : { code: passing };
};

/** The error as a {@link StorageError} if it concerns the medium, else unchanged. */
export const asPostgresFault = (error: unknown): unknown => {
  const fault = faultOf(error);
  return fault === null || error instanceof StorageError ? error : new StorageError(fault, error);
};

/** Converts a conflict that outlasted all retries: it is temporary. */
export const asLastingConflict = (error: unknown): unknown =>
  /^40/.test(codeOf(error)) ? new StorageError({ code: "busy" }, error) : error;

/** True for a conflict with other transactions: a retry may succeed. */
export const isInTheWay = (error: unknown): boolean =>
  // Serialization failure, deadlock; a row that was written or removed concurrently.
  ["40001", "40P01", "23505", "23503"].includes(codeOf(error));
