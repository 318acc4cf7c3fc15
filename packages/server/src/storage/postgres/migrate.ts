import { EVENT_SCHEMA, err, ok, type Result } from "@losfee/core";
import pg from "pg";
import { allMigrations } from "../migrations/all.ts";
import type { Migration } from "../migrations/migration.ts";
import { StorageError } from "../storage-error.ts";
import { asPostgresFault, codeOf } from "./faults.ts";
import { connectionOptions } from "./pool.ts";

/** Why a database cannot be worked on. It is unchanged. */
export type DatabaseRefusal =
  | { readonly code: "database-unreachable"; readonly detail: string }
  /** The name, the password or the rights are not those that are needed. */
  | { readonly code: "database-not-permitted"; readonly detail: string }
  /** Its events are of schema `found`, we read `known`. */
  | { readonly code: "database-schema"; readonly found: number; readonly known: number }
  /** Written by a later Losfee: the tables of `module` are at step `found`, we know `known`. */
  | {
      readonly code: "database-newer";
      readonly module: string;
      readonly found: number;
      readonly known: number;
    };

/** Names our lock among those of other programs: "LOSF". */
const LOCK = 0x4c4f5346;

/**
 * Brings the tables of the database at `address` to the newest step, in one transaction; servers that
 * are started at once wait for each other.
 */
export const migrateDatabase = async (address: string): Promise<Result<null, DatabaseRefusal>> => {
  const client = new pg.Client(connectionOptions(address));
  try {
    await client.connect();
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    const refusal = await runMissing(client);
    await client.query(refusal === null ? "COMMIT" : "ROLLBACK");
    return refusal === null ? ok(null) : err(refusal);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return err(refusal);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Invalid authorization, no such database, insufficient privilege. */
const NOT_PERMITTED = /^28|^3D000$|^42501$/;

const refusalOf = (error: unknown): DatabaseRefusal | null => {
  const detail = error instanceof Error ? error.message : "";
  if (NOT_PERMITTED.test(codeOf(error))) return { code: "database-not-permitted", detail };
  return asPostgresFault(error) instanceof StorageError
    ? { code: "database-unreachable", detail }
    : null;
};

const runMissing = async (client: pg.Client): Promise<DatabaseRefusal | null> => {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (module TEXT COLLATE "C", number BIGINT, PRIMARY KEY (module, number))',
  );
  const { rows } = await client.query<{ module: string; last: number }>(
    "SELECT module, max(number) AS last FROM migrations GROUP BY module",
  );
  const done = new Map(rows.map(({ module, last }) => [module, last]));
  for (const [module, found] of done) {
    const known = Math.max(
      0,
      ...allMigrations.filter((step) => step.module === module).map(({ number }) => number),
    );
    if (found > known) return { code: "database-newer", module, found, known };
  }
  for (const step of allMigrations) {
    if (step.number <= (done.get(step.module) ?? 0)) continue;
    await client.query(inPostgres(step));
    await client.query("INSERT INTO migrations (module, number) VALUES ($1, $2)", [
      step.module,
      step.number,
    ]);
  }
  const identity = await client.query<{ schema: number }>("SELECT schema FROM identity");
  const found = identity.rows[0]?.schema ?? EVENT_SCHEMA;
  return found === EVENT_SCHEMA ? null : { code: "database-schema", found, known: EVENT_SCHEMA };
};

/**
 * A step in PostgreSQL's words. Texts are ordered as SQLite orders them, by their bytes; where rows of
 * SQLite have a number of their own, by which they are ordered as they came, they have it here, too.
 */
const inPostgres = ({ sql, postgres = sql }: Migration): string =>
  postgres
    .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replaceAll(/\bINTEGER\b/g, "BIGINT")
    .replaceAll(/\bBLOB\b/g, "BYTEA")
    .replaceAll(/\) STRICT, WITHOUT ROWID;/g, ");")
    .replaceAll(/\) STRICT;/g, ", rowid BIGINT GENERATED ALWAYS AS IDENTITY);");
