import { type BrokenChain, followChains } from "../copy/chains.ts";
import { type Following, writeLeadership } from "../journal/leadership.ts";
import { allHeads } from "../journal/reading.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import type { Database } from "../storage/connection.ts";
import { createSqliteSteps, runAtOnce, type Steps } from "../storage/steps.ts";
import type { ChangedRow } from "./messages.ts";
import { type KeptTable, received } from "./shape.ts";

/** Rows from a leader. */
export interface Delivery {
  readonly rows: readonly ChangedRow[];
  /** True if existing rows are deleted first. */
  readonly isAnew: boolean;
  /** True if the state is complete and consistent afterwards. */
  readonly isComplete: boolean;
  readonly follows: Following;
}

/** Contents of a standby. */
export interface Holdings {
  readonly competitions: number;
  readonly events: number;
  readonly broken: readonly BrokenChain[];
}

/**
 * Writes a delivery in one transaction; if it is complete, checks every chain that has grown. Null
 * if it is not complete.
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
    // Deletions first: new rows may reuse unique values.
    const sorted = [...rows.filter(({ row }) => row === null), ...rows.filter(({ row }) => row)];
    for (const row of sorted) byName.get(row.table)?.(row);
    now(writeLeadership({ follows }));
    if (!isComplete) return null;
    const known = new Map(before.map(({ journal, lastSeq }) => [keyOf(journal), lastSeq]));
    return now(followChains((journal) => known.get(keyOf(journal)) ?? 0));
  });
};

const keyOf = ({ owner, id }: { readonly owner: string; readonly id: string }): string =>
  JSON.stringify([owner, id]);

/** Updates a row of a table to its current values. */
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
