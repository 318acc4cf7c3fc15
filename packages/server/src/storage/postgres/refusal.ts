import { StorageError } from "../storage-error.ts";
import { asPostgresFault, codeOf } from "./faults.ts";

/** Why a database cannot be used. It is unchanged. `database`: its address without password. */
export type DatabaseRefusal =
  /** Not an address; not repeated, since it may contain a password. */
  | { readonly code: "database-address" }
  | { readonly code: "database-unreachable"; readonly database: string; readonly detail: string }
  /** The name, password or authentication method is not accepted. */
  | { readonly code: "database-login"; readonly database: string; readonly detail: string }
  | { readonly code: "database-missing"; readonly database: string }
  | { readonly code: "database-not-permitted"; readonly database: string; readonly detail: string }
  /** A standby, or configured read-only. */
  | { readonly code: "database-read-only"; readonly database: string }
  | { readonly code: "database-full"; readonly database: string }
  /** It contains another program's tables, among them `table`. */
  | { readonly code: "database-foreign"; readonly database: string; readonly table: string }
  /** Its events are of schema `found`, this version reads `known`. */
  | {
      readonly code: "database-schema";
      readonly database: string;
      readonly found: number;
      readonly known: number;
    }
  /** From a later Losfee: the tables of `module` are at step `found`, this one knows `known`. */
  | {
      readonly code: "database-newer";
      readonly database: string;
      readonly module: string;
      readonly found: number;
      readonly known: number;
    };

/** Invalid authorization; the driver has no code for a missing password. */
const isLogin = (error: unknown): boolean =>
  codeOf(error).startsWith("28") || (error instanceof Error && error.message.startsWith("SASL"));

/** Insufficient privilege; no schema with permission to create tables. */
const NOT_PERMITTED: ReadonlySet<string> = new Set(["42501", "3F000"]);

/** Why the driver rejects an address: a certificate is missing, or the text is malformed. */
export const addressRefusal = (error: unknown, database: string): DatabaseRefusal =>
  codeOf(error) === "ENOENT"
    ? { code: "database-unreachable", database, detail: detailOf(error) }
    : { code: "database-address" };

/** The refusal for a failed connection to `database`, for any error. */
export const connectionRefusal = (error: unknown, database: string): DatabaseRefusal => {
  const refusal = databaseRefusal(error, database);
  return refusal ?? { code: "database-unreachable", database, detail: detailOf(error) };
};

/** The error as a refusal if it concerns the database; null if it is a bug of ours. */
export const databaseRefusal = (error: unknown, database: string): DatabaseRefusal | null => {
  const detail = detailOf(error);
  if (isLogin(error)) return { code: "database-login", database, detail };
  if (codeOf(error) === "3D000") return { code: "database-missing", database };
  if (NOT_PERMITTED.has(codeOf(error))) return { code: "database-not-permitted", database, detail };
  const fault = asPostgresFault(error);
  if (!(fault instanceof StorageError)) return null;
  switch (fault.fault.code) {
    case "read-only":
      return { code: "database-read-only", database };
    case "disk-full":
      return { code: "database-full", database };
    default:
      return { code: "database-unreachable", database, detail };
  }
};

/** If several addresses of one host fail, the error has a common code and no message. */
const detailOf = (error: unknown): string =>
  error instanceof Error && error.message !== "" ? error.message : codeOf(error);
