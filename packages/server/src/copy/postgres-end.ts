import { err, ok, type Result } from "@losfee/core";
import type pg from "pg";
import { codeOf } from "../storage/postgres/faults.ts";
import {
  connectDatabase,
  type DatabaseClient,
  migrateWithin,
} from "../storage/postgres/migrate.ts";
import { drive } from "../storage/postgres/pool.ts";
import { type DatabaseRefusal, databaseRefusal } from "../storage/postgres/refusal.ts";
import type { Row } from "../storage/rows.ts";
import { EndFault, type Source, STRETCH, type Target } from "./end.ts";

/** Opens the database at `address` as a source. */
export const postgresSource = (address: string): Promise<Result<Source, DatabaseRefusal>> =>
  begun(address, async (connected) => {
    const { client } = connected;
    await client.query("BEGIN");
    const refusal = await migrateWithin(connected);
    if (refusal !== null) return err(refusal);
    await client.query("COMMIT");
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return ok({ ...readingOf(connected), isServed: await isServed(client) });
  });

/** Opens the database at `address` as a target; the copy creates missing tables. */
export const postgresTarget = (address: string): Promise<Result<Target, DatabaseRefusal>> =>
  begun(address, async (connected) => {
    const { client, database } = connected;
    const inTable = within(database);
    await client.query("BEGIN");
    const refusal = await migrateWithin(connected);
    if (refusal !== null) return err(refusal);
    return ok({
      ...readingOf(connected),
      isServed: await isServed(client),
      clear: (table) =>
        inTable(table, async () => void (await client.query(`DELETE FROM ${table}`))),
      write: (table, columns, rows) =>
        inTable(table, async () => {
          const values = rows.flatMap((row) => columns.map((column) => row[column]));
          await client.query(insertion(table, columns, rows.length), values);
        }),
      commit: () =>
        inTable("", async () => {
          await countOn(client);
          await client.query("COMMIT");
        }),
    });
  });

/** Connects and begins; ends the connection if that fails. */
const begun = async <T>(
  address: string,
  begin: (connected: DatabaseClient) => Promise<Result<T, DatabaseRefusal>>,
): Promise<Result<T, DatabaseRefusal>> => {
  const connected = await connectDatabase(address);
  if (!connected.ok) return connected;
  const { client, database } = connected.value;
  let result: Result<T, DatabaseRefusal> | null = null;
  try {
    result = await begin(connected.value);
    return result;
  } catch (error) {
    const refusal = databaseRefusal(error, database);
    if (refusal === null) throw error;
    return err(refusal);
  } finally {
    if (result?.ok !== true) await client.end().catch(() => undefined);
  }
};

/** A server running on a database has a lease there. */
const isServed = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query(
    "SELECT 1 FROM leases WHERE expires_at > extract(epoch from clock_timestamp()) * 1000",
  );
  return rows.length > 0;
};

const readingOf = ({ client, database }: DatabaseClient): Omit<Source, "isServed"> => {
  const inTable = within(database);
  return {
    columnsOf: (table) =>
      inTable(table, async () => {
        const { rows } = await client.query<{ column_name: string }>(
          "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1",
          [table],
        );
        return rows.map(({ column_name: name }) => name).toSorted();
      }),
    async *rowsOf(table, columns) {
      await inTable(table, () =>
        client.query(`DECLARE stretches CURSOR FOR SELECT ${columns.join(", ")} FROM ${table}`),
      );
      for (;;) {
        const { rows } = await inTable(table, () =>
          client.query<Row>(`FETCH ${STRETCH} FROM stretches`),
        );
        if (rows.length > 0) yield rows;
        if (rows.length < STRETCH) break;
      }
      await inTable(table, () => client.query("CLOSE stretches"));
    },
    look: (work) => inTable("", () => drive(client, work())),
    // Closing rolls back what was not committed.
    close: () => client.end(),
  };
};

/** Inserts `count` rows at once, with their insertion numbers. */
const insertion = (table: string, columns: readonly string[], count: number): string => {
  const row = (index: number) =>
    `(${columns.map((_, column) => `$${index * columns.length + column + 1}`).join(", ")})`;
  const rows = Array.from({ length: count }, (_, index) => row(index));
  return `INSERT INTO ${table} (${columns.join(", ")}) OVERRIDING SYSTEM VALUE VALUES ${rows.join(", ")}`;
};

/** Numbers later rows after the copied ones. */
const countOn = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'",
  );
  for (const { table_name: table, column_name: column } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 1), max(${column}) IS NOT NULL) FROM ${table}`,
    );
  }
};

/** Converts errors of the database to an {@link EndFault}. */
const within =
  (database: string) =>
  async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const refusal = databaseRefusal(error, database);
      if (refusal !== null) throw new EndFault(refusal, error);
      // Integrity constraint violation; characters that PostgreSQL does not support (U+0000).
      if (!(error instanceof Error) || !/^(23|22)/.test(codeOf(error))) throw error;
      throw new EndFault({ code: "copy-row", table, detail: error.message }, error);
    }
  };
