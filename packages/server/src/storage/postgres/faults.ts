import { StorageError, type StorageFault, storageFaultOf } from "../storage-error.ts";

/** What the operating system says where nobody listens, or where a connection broke. */
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
 * The SQLSTATEs that say something of the server and not of what was asked of it: the same may succeed
 * later. Whatever is not listed is the fault of the query or its values, and would fail again.
 */
const TRANSIENT: readonly (readonly [RegExp, "unreachable" | "busy"])[] = [
  // Connections; shut down, crashed, starting; too many connections; the server's own input and output.
  [/^(08...|57P0[1-5]|53300|58000|58030)$/, "unreachable"],
  // Memory, limits of the configuration; ended by a time limit; a lock that was not to be waited for.
  [/^(53000|53200|53400|57014|55P03|25P03|25P04)$/, "busy"],
];

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
  const isAway = NETWORK.has(code) || (error instanceof Error && BROKEN.test(error.message));
  if (isAway) return { code: "unreachable" };
  const passing = TRANSIENT.find(([pattern]) => pattern.test(code))?.[1];
  return passing === undefined ? null : { code: passing };
};

/** The error as a {@link StorageError} when it is about the medium, else as it came. */
export const asPostgresFault = (error: unknown): unknown => {
  const fault = faultOf(error);
  return fault === null || error instanceof StorageError ? error : new StorageError(fault, error);
};

/** Whether others were in the way for as long as it was tried: they will not be for ever. */
export const asLastingConflict = (error: unknown): unknown =>
  /^40/.test(codeOf(error)) ? new StorageError({ code: "busy" }, error) : error;

/** Whether others were in the way, so that the same transaction may succeed when it begins anew. */
export const isInTheWay = (error: unknown): boolean =>
  // Serialization failure, deadlock; a row that somebody else wrote or removed meanwhile.
  ["40001", "40P01", "23505", "23503"].includes(codeOf(error));
