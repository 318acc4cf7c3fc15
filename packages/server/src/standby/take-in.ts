import { type BrokenChain, followChains } from "../copy/chains.ts";
import { allHeads } from "../journal/reading.ts";
import { type Following, writeReign } from "../journal/reign.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import type { Database } from "../storage/connection.ts";
import { createSqliteSteps } from "../storage/sqlite-steps.ts";
import { runAtOnce, type Steps } from "../storage/steps.ts";
import type { ChangedRow } from "./messages.ts";
import { received } from "./row-values.ts";
import type { KeptTable } from "./shape.ts";

/** What came from a leader. */
export interface Delivery {
  readonly rows: readonly ChangedRow[];
  /** Whether what was here before goes. */
  readonly isAnew: boolean;
  /** Whether everything is here afterwards as it was there at one moment. */
  readonly isComplete: boolean;
  readonly follows: Following;
}

/** What a standby has. */
export interface Holdings {
  readonly competitions: number;
  readonly events: number;
  readonly broken: readonly BrokenChain[];
}

/**
 * Writes what came in one transaction; where it is complete, every chain that has grown is followed.
 * Null where it is not.
 */
export const takeIn = (
  store: SqliteStore,
  tables: readonly KeptTable[],
  { rows, isAnew, isComplete, follows }: Delivery,
): Promise<Holdings | null> => {
  const db = store.database;
  const now = <T>(steps: Steps<T>): T => runAtOnce(steps, createSqliteSteps(db));
  return store.commit(() => {
    const before = isAnew ? [] : now(allHeads());
    if (isAnew) for (const { name } of tables.toReversed()) db.exec(`DELETE FROM ${name}`);
    const byName = new Map(tables.map((table) => [table.name, writing(db, table)]));
    // What is gone first: what is new may have what must be there once only.
    const sorted = [...rows.filter(({ row }) => row === null), ...rows.filter(({ row }) => row)];
    for (const row of sorted) byName.get(row.table)?.(row);
    now(writeReign({ follows }));
    if (!isComplete) return null;
    const known = new Map(before.map(({ journal, lastSeq }) => [keyOf(journal), lastSeq]));
    return now(followChains((journal) => known.get(keyOf(journal)) ?? 0));
  });
};

const keyOf = ({ owner, id }: { readonly owner: string; readonly id: string }): string =>
  JSON.stringify([owner, id]);

/** Brings a row of a table to what it is now. */
const writing = (db: Pick<Database, "prepare">, { name, columns, key }: KeptTable) => {
  const where = key.map((column) => `${column} = ?`).join(" AND ");
  const remove = db.prepare(`DELETE FROM ${name} WHERE ${where}`);
  const marks = columns.map(() => "?").join(", ");
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  const isNumbered = key.includes("rowid");
  const otherwise = changes.length === 0 ? "NOTHING" : `UPDATE SET ${changes.join(", ")}`;
  const put = db.prepare(
    `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${marks})${
      isNumbered ? "" : ` ON CONFLICT (${key.join(", ")}) DO ${otherwise}`
    }`,
  );
  return ({ key: values, row }: ChangedRow): void => {
    if (row === null || isNumbered) remove.run(...values);
    if (row !== null) put.run(...row.map(received));
  };
};
