import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import type { Query, SqlValue } from "../query.ts";
import type { Row } from "../rows.ts";
import { StorageError } from "../storage-error.ts";
import { firstOfEach } from "./together.ts";

/** Batches concurrent reads of the same query with different values. */
export interface GatheredReads {
  /** The first row of a query, as of some moment after this call. */
  first(query: Query): Promise<Row | undefined>;
  /** Resolves when no read is pending. */
  settled(): Promise<unknown>;
}

/** A pending read. */
interface Asking {
  readonly values: readonly SqlValue[];
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs each query once at a time, for all requests of the same turn; later ones share the next run.
 * `onConnection` lends a connection.
 */
export const createGatheredReads = (
  onConnection: <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>,
): GatheredReads => {
  /** By query: the requests waiting for the next run; no entry without any. */
  const next = new Map<string, Asking[]>();
  const underWay = new Set<Promise<void>>();

  const answer = async (sql: string, group: readonly Asking[]): Promise<void> => {
    try {
      const sets = group.map(({ values }) => values);
      const rows = await onConnection((client) => firstOfEach(client, sql, sets));
      for (const [index, { resolve }] of group.entries()) resolve(rows[index]);
    } catch (error) {
      if (group.length === 1 || error instanceof StorageError) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One of them has bad values: the others must not fail with it.
      for (const one of group) await answer(sql, [one]);
    }
  };

  const askAll = async (sql: string): Promise<void> => {
    for (;;) {
      // All requests of this turn.
      await nextTurn();
      const group = next.get(sql) ?? [];
      if (group.length === 0) break;
      next.set(sql, []);
      await answer(sql, group);
    }
    next.delete(sql);
  };

  return {
    first: (query) =>
      new Promise((resolve, reject) => {
        const { sql, values } = query.in("postgres");
        const asking = { values, resolve, reject };
        const others = next.get(sql);
        if (others !== undefined) {
          others.push(asking);
          return;
        }
        next.set(sql, [asking]);
        const done = askAll(sql).finally(() => underWay.delete(done));
        underWay.add(done);
      }),
    settled: () => Promise.all(underWay),
  };
};
