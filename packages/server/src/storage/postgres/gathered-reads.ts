import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import type { Query, SqlValue } from "../query.ts";
import type { Row } from "../rows.ts";
import { StorageError } from "../storage-error.ts";
import { firstOfEach } from "./together.ts";

/** Reads that many ask for at the same time, each for other values. */
export interface GatheredReads {
  /** The first row of a query, as it stands at some moment after this was called. */
  first(query: Query): Promise<Row | undefined>;
  /** Resolves when nobody waits any more. */
  settled(): Promise<unknown>;
}

/** Somebody who waits for a row. */
interface Asking {
  readonly values: readonly SqlValue[];
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks each query once at a time, for all who have come in the same turn; who comes meanwhile is asked
 * for with all others who have come by then. `onConnection` lends a connection.
 */
export const createGatheredReads = (
  onConnection: <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>,
): GatheredReads => {
  /** By query: those who wait for the next time; there is no entry for what nobody asks. */
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
      // Whose values cannot be asked for: the others are not to suffer for it.
      for (const one of group) await answer(sql, [one]);
    }
  };

  const askAll = async (sql: string): Promise<void> => {
    for (;;) {
      // All that has come in this turn.
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
