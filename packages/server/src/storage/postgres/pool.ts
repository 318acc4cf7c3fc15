import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Query } from "../query.ts";
import type { Row } from "../rows.ts";
import { all, type Outcome, type Steps, together } from "../steps.ts";
import { StorageError } from "../storage-error.ts";
import type { Tables } from "../tables.ts";
import { asLastingConflict, asPostgresFault, isInTheWay } from "./faults.ts";
import { createGatheredReads } from "./gathered-reads.ts";
import { executeSteps } from "./together.ts";

/** Isolation from concurrent writes: complete, or row by row. */
export type Isolation = "SERIALIZABLE" | "READ COMMITTED";

/** A pool of connections to a PostgreSQL database. */
export interface PostgresPool extends Tables {
  /** Like {@link Tables.transact}; `onDoubt` decides if the answer to COMMIT was lost. */
  transactIn<T>(
    isolation: Isolation,
    work: () => Steps<T>,
    onDoubt?: (result: T) => Promise<boolean>,
  ): Promise<T>;
  /**
   * Runs pieces of work in one READ COMMITTED transaction; no two may write the same rows. Batches
   * equal queries. Conflicts are not retried.
   */
  transactTogether<T>(
    pieces: () => readonly Steps<T>[],
    onDoubt: (results: readonly T[]) => Promise<boolean>,
  ): Promise<readonly T[]>;
  /** Runs SQL outside transactions. */
  send(sql: string, values?: readonly unknown[]): Promise<void>;
  /** Number of connections, of idle ones among them, and of waiting requests. */
  connections(): Connections;
  close(): Promise<void>;
}

/** State of a pool. */
export type Connections = Readonly<Record<"total" | "idle" | "waiting", number>>;

const INT8 = 20;

/** Options of every connection: integers are numbers, within the schema's range. */
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

/** At most `max` connections to the database at `address` (`postgres://…`), opened on demand. */
export const createPostgresPool = (address: string, max: number): PostgresPool => {
  const pool = new pg.Pool({ ...connectionOptions(address), max });
  // The query reports a broken connection to its user; idle ones are replaced.
  pool.on("error", () => undefined);
  let isClosing = false;
  let ending: Promise<void> | null = null;

  const connect = async (): Promise<pg.PoolClient> => {
    if (isClosing) throw new StorageError({ code: "closed" });
    return pool.connect();
  };

  /** Runs `work` on a connection, which is discarded if it broke. */
  const onConnection = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let client: pg.PoolClient | null = null;
    // An idle connection that ends emits an event, and fails at the next query.
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

  const attempt = <T>(
    isolation: Isolation,
    work: (client: pg.PoolClient) => Promise<T>,
    onDoubt: OnDoubt<T>,
  ) =>
    onConnection(async (client) => {
      await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
      let result: T;
      try {
        result = await work(client);
      } catch (error) {
        // A broken connection needs no rollback: the first error is thrown.
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
        return await attempt(isolation, (client) => drive(client, work()), onDoubt);
      } catch (error) {
        if (!isInTheWay(error)) throw error;
        if (attempts >= MOST_ATTEMPTS) throw asLastingConflict(error);
      }
      await delay(Math.min(attempts, LONGEST_PAUSE));
    }
  };

  const look = <T>(work: () => Steps<T>): Promise<T> =>
    onConnection((client) => drive(client, work()));

  const gathered = createGatheredReads(onConnection);

  return {
    all: (query) => look(() => all(query)),
    // Batches concurrent reads of the same query.
    first: <R extends Row>(query: Query<R>) => gathered.first(query) as Promise<R | undefined>,
    look,
    // Other servers write as well.
    mark: () => null,
    transact: (work) => transactIn("SERIALIZABLE", work),
    forget: (work) => transactIn("SERIALIZABLE", work),
    transactIn,
    transactTogether: (pieces, onDoubt) =>
      attempt("READ COMMITTED", (client) => drive(client, together(pieces())), onDoubt),
    async send(sql, values = []) {
      await onConnection((client) => client.query(sql, [...values]));
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close() {
      ending ??= gathered.settled().then(() => {
        isClosing = true;
        return pool.end();
      });
      return ending;
    },
  };
};

type OnDoubt<T> = (result: T) => Promise<boolean>;

/** Runs steps sequentially; errors of the database are thrown at the step. */
export const drive = async <T>(client: pg.ClientBase, steps: Steps<T>): Promise<T> => {
  let next = steps.next();
  while (!next.done) {
    let outcomes: readonly Outcome[];
    try {
      outcomes = await executeSteps(client, next.value);
    } catch (error) {
      next = steps.throw(error);
      continue;
    }
    next = steps.next(outcomes);
  }
  return next.value;
};
