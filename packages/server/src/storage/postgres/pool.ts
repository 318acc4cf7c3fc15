import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { all, first, type Outcome, type Step, type Steps } from "../steps.ts";
import { StorageError } from "../storage-error.ts";
import type { Tables } from "../tables.ts";
import { asPostgresFault, isInTheWay } from "./faults.ts";

/** How a transaction sees what others write: as if they did not, or row by row. */
export type Isolation = "SERIALIZABLE" | "READ COMMITTED";

/** The connections to a PostgreSQL database. */
export interface PostgresPool extends Tables {
  /** As {@link Tables.transact}; `onDoubt` decides where the answer to COMMIT was lost. */
  transactIn<T>(
    isolation: Isolation,
    work: () => Steps<T>,
    onDoubt?: (result: T) => Promise<boolean>,
  ): Promise<T>;
  /** Runs SQL outside of any transaction. */
  send(sql: string, values?: readonly unknown[]): Promise<void>;
  /** How many connections there are, unused ones among them, and how many wait for one. */
  connections(): Connections;
  close(): Promise<void>;
}

/** How a pool stands. */
export type Connections = Readonly<Record<"total" | "idle" | "waiting", number>>;

const INT8 = 20;

/** What every connection is made with: integers are numbers, as far as the schema's go. */
export const connectionOptions = (address: string): pg.ClientConfig => ({
  connectionString: address,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  types: {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? "text")) as never,
  },
});

const MOST_ATTEMPTS = 40;
const LONGEST_PAUSE = 50;

/** Connections to the database at `address` (`postgres://…`), made when they are needed. */
export const createPostgresPool = (address: string): PostgresPool => {
  const pool = new pg.Pool({ ...connectionOptions(address), max: 16 });
  // Whoever uses a connection that broke is told by the query; of idle ones new ones are made.
  pool.on("error", () => undefined);
  let closing: Promise<void> | null = null;

  const connect = async (): Promise<pg.PoolClient> => {
    if (closing !== null) throw new StorageError({ code: "closed" });
    return pool.connect();
  };

  /** Runs `work` on a connection that is thrown away where it broke. */
  const onConnection = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let client: pg.PoolClient | null = null;
    // A connection that ends while nobody asks says so by an event, and then at the next query.
    const ignore = (): void => undefined;
    try {
      client = await connect();
      client.on("error", ignore);
      const result = await work(client);
      client.off("error", ignore);
      client.release();
      return result;
    } catch (error) {
      const fault = asPostgresFault(error);
      client?.off("error", ignore);
      client?.release(fault instanceof StorageError);
      throw fault;
    }
  };

  const attempt = <T>(isolation: Isolation, work: () => Steps<T>, onDoubt: OnDoubt<T>) =>
    onConnection(async (client) => {
      await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
      let result: T;
      try {
        result = await drive(client, work());
      } catch (error) {
        // Where the connection broke there is nothing to take back: the first error is told.
        await client.query("ROLLBACK").catch(() => undefined);
        throw error;
      }
      try {
        await client.query("COMMIT");
      } catch (error) {
        const fault = asPostgresFault(error);
        const isLost = fault instanceof StorageError && fault.fault.code === "unreachable";
        if (!isLost || !(await onDoubt(result))) throw error;
      }
      return result;
    });

  const transactIn: PostgresPool["transactIn"] = async (
    isolation,
    work,
    onDoubt = async () => false,
  ) => {
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt(isolation, work, onDoubt);
      } catch (error) {
        if (!isInTheWay(error) || attempts >= MOST_ATTEMPTS) throw error;
      }
      await delay(Math.min(attempts, LONGEST_PAUSE));
    }
  };

  const look = <T>(work: () => Steps<T>): Promise<T> =>
    onConnection((client) => drive(client, work()));

  return {
    all: (query) => look(() => all(query)),
    first: (query) => look(() => first(query)),
    look,
    transact: (work) => transactIn("SERIALIZABLE", work),
    transactIn,
    async send(sql, values = []) {
      await onConnection((client) => client.query(sql, [...values]));
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
};

type OnDoubt<T> = (result: T) => Promise<boolean>;

/** Runs steps one after the other; what the database refuses is thrown at the step. */
export const drive = async <T>(client: pg.ClientBase, steps: Steps<T>): Promise<T> => {
  let next = steps.next();
  while (!next.done) {
    let outcome: Outcome;
    try {
      outcome = await execute(client, next.value);
    } catch (error) {
      next = steps.throw(error);
      continue;
    }
    next = steps.next(outcome);
  }
  return next.value;
};

const execute = async (client: pg.ClientBase, { query }: Step): Promise<Outcome> => {
  const { sql, values } = query.in("postgres");
  const name = isPrepared(sql) ? { name: nameOf(sql) } : {};
  const { rows, rowCount } = await client.query({ text: sql, values: [...values], ...name });
  return { rows, changes: rowCount ?? 0 };
};

/**
 * Whether a query is planned once for each connection instead of each time. What asks for all columns
 * is not: a newer Losfee beside this one may add one, and PostgreSQL refuses the plan then.
 */
const isPrepared = (sql: string): boolean => !sql.includes("*");

/** By SQL; queries are written once, so that there are a few hundred at most. */
const names = new Map<string, string>();

const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `losfee_${names.size}`;
  names.set(sql, name);
  return name;
};
