import { EVENT_SCHEMA, err, ok, type Result } from "@losfee/core";
import pg from "pg";
import { allMigrations } from "../migrations/all.ts";
import type { Migration } from "../migrations/migration.ts";
import { shownAddress } from "./address.ts";
import { connectionOptions } from "./pool.ts";
import {
  addressRefusal,
  connectionRefusal,
  type DatabaseRefusal,
  databaseRefusal,
} from "./refusal.ts";

/** Distinguishes our advisory lock from those of other programs: "LOSF". */
const LOCK = 0x4c4f5346;

/** A separate connection to a database. */
export interface DatabaseClient {
  readonly client: pg.Client;
  /** The address for display. */
  readonly database: string;
}

/** Connects to the database at `address`; the caller ends the connection. */
export const connectDatabase = async (
  address: string,
): Promise<Result<DatabaseClient, DatabaseRefusal>> => {
  const database = shownAddress(address);
  if (database === null) return err({ code: "database-address" });
  let client: pg.Client;
  try {
    client = new pg.Client(connectionOptions(address));
  } catch (error) {
    return err(addressRefusal(error, database));
  }
  // An idle connection that ends also reports it at the next query.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return ok({ client, database });
  } catch (error) {
    await client.end().catch(() => undefined);
    return err(connectionRefusal(error, database));
  }
};

/**
 * Migrates the tables of the database at `address` in one transaction; servers started
 * simultaneously wait for each other.
 */
export const migrateDatabase = async (address: string): Promise<Result<null, DatabaseRefusal>> => {
  const connected = await connectDatabase(address);
  if (!connected.ok) return connected;
  const { client, database } = connected.value;
  try {
    await client.query("BEGIN");
    const refusal = await migrateWithin(connected.value);
    await client.query(refusal === null ? "COMMIT" : "ROLLBACK");
    return refusal === null ? ok(null) : err(refusal);
  } catch (error) {
    const refusal = databaseRefusal(error, database);
    if (refusal === null) throw error;
    return err(refusal);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Like {@link migrateDatabase}, within a running transaction. */
export const migrateWithin = async ({
  client,
  database,
}: DatabaseClient): Promise<DatabaseRefusal | null> => {
  await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
  return (await foreignTable(client, database)) ?? (await runMissing(client, database));
};

/** Rejects a database that has tables, but none of ours: it belongs to another program. */
const foreignTable = async (
  client: pg.Client,
  database: string,
): Promise<DatabaseRefusal | null> => {
  const { rows: ours } = await client.query(
    "SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('migrations') AND attname = 'module' AND NOT attisdropped",
  );
  if (ours.length > 0) return null;
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename LIMIT 1",
  );
  const [first] = rows;
  return first === undefined
    ? null
    : { code: "database-foreign", database, table: first.tablename };
};

const runMissing = async (client: pg.Client, database: string): Promise<DatabaseRefusal | null> => {
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
    if (found > known) return { code: "database-newer", database, module, found, known };
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
  return found === EVENT_SCHEMA
    ? null
    : { code: "database-schema", database, found, known: EVENT_SCHEMA };
};

/**
 * A step in PostgreSQL's dialect. Texts are sorted by bytes, as in SQLite; tables with SQLite's
 * rowid, which preserves insertion order, get that column here as well.
 */
export const inPostgres = ({ sql, postgres = sql }: Migration): string =>
  postgres
    .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replaceAll(/\bINTEGER\b/g, "BIGINT")
    .replaceAll(/\bBLOB\b/g, "BYTEA")
    .replaceAll(/\) STRICT, WITHOUT ROWID;/g, ");")
    .replaceAll(/\) STRICT;/g, ", rowid BIGINT GENERATED ALWAYS AS IDENTITY);");
