import { StorageError } from "../storage-error.ts";
import { asPostgresFault, codeOf } from "./faults.ts";

/** Why a database cannot be worked on. It is unchanged. `database`: its address without the password. */
export type DatabaseRefusal =
  /** What was given is no address; it is not repeated, for it may hold a password. */
  | { readonly code: "database-address" }
  | { readonly code: "database-unreachable"; readonly database: string; readonly detail: string }
  /** The name, the password or the way to prove them is not what the server asks for. */
  | { readonly code: "database-login"; readonly database: string; readonly detail: string }
  | { readonly code: "database-missing"; readonly database: string }
  | { readonly code: "database-not-permitted"; readonly database: string; readonly detail: string }
  /** A standby, or set to be read only. */
  | { readonly code: "database-read-only"; readonly database: string }
  | { readonly code: "database-full"; readonly database: string }
  /** Another program's tables are in it, `table` among them. */
  | { readonly code: "database-foreign"; readonly database: string; readonly table: string }
  /** Its events are of schema `found`, we read `known`. */
  | {
      readonly code: "database-schema";
      readonly database: string;
      readonly found: number;
      readonly known: number;
    }
  /** Written by a later Losfee: the tables of `module` are at step `found`, we know `known`. */
  | {
      readonly code: "database-newer";
      readonly database: string;
      readonly module: string;
      readonly found: number;
      readonly known: number;
    };

/** Invalid authorization; the driver has no code for a password that is asked for and not given. */
const isLogin = (error: unknown): boolean =>
  codeOf(error).startsWith("28") || (error instanceof Error && error.message.startsWith("SASL"));

/** Insufficient privilege; no schema that one may create tables in. */
const NOT_PERMITTED: ReadonlySet<string> = new Set(["42501", "3F000"]);

/** Why the driver does not understand an address: a certificate it names is missing, or the text is wrong. */
export const addressRefusal = (error: unknown, database: string): DatabaseRefusal =>
  codeOf(error) === "ENOENT"
    ? { code: "database-unreachable", database, detail: detailOf(error) }
    : { code: "database-address" };

/** Why nobody was connected to `database`; whatever it is, there is no connection. */
export const connectionRefusal = (error: unknown, database: string): DatabaseRefusal => {
  const refusal = databaseRefusal(error, database);
  return refusal ?? { code: "database-unreachable", database, detail: detailOf(error) };
};

/** The error as a refusal where it is about the database; null where it is a mistake of ours. */
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

/** Several addresses of one host that do not answer have a code in common, and no message. */
const detailOf = (error: unknown): string =>
  error instanceof Error && error.message !== "" ? error.message : codeOf(error);
