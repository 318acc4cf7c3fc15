import { randomUUID } from "node:crypto";
import { hasChangeLog } from "../journal/change-feed.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import type { Database } from "../storage/connection.ts";
import { integerOf, textOf } from "../storage/rows.ts";
import type { ChangedRow } from "./messages.ts";
import { type KeptTable, keptTables, shapeOf, transported } from "./shape.ts";

/*
 * Triggers log changed rows in the transaction of the change, in any process: `change_log` has the
 * last change of every row, by number. It exists only while a standby is allowed. At first all
 * existing rows are entered as changes.
 */

/** Rows entered or sent at a time: some milliseconds, during which no request is answered. */
const STRETCH = 200;

const noteOf = (table: KeptTable, version: "NEW" | "OLD"): string => {
  const key = `json_array(${table.key.map((column) => `${version}.${column}`).join(", ")})`;
  return `DELETE FROM change_log WHERE tab = '${table.name}' AND key = ${key};
    INSERT INTO change_log (tab, key) VALUES ('${table.name}', ${key});`;
};

const triggersOf = (table: KeptTable): string =>
  [
    ["insert", "INSERT", "NEW"] as const,
    // A row's key never changes.
    ["update", "UPDATE", "NEW"] as const,
    ["delete", "DELETE", "OLD"] as const,
  ]
    .map(
      ([name, event, version]) => `CREATE TRIGGER change_log_${table.name}_${name}
        AFTER ${event} ON ${table.name} BEGIN ${noteOf(table, version)} END;`,
    )
    .join("\n");

const isComplete = (db: Pick<Database, "prepare">): boolean =>
  hasChangeLog(db) &&
  db.prepare("SELECT 1 FROM change_log_life WHERE complete = 1").get() !== undefined;

/** Starts logging changes and enters the existing rows; resolves when all are entered. */
export const beginChangeLog = async (store: SqliteStore): Promise<void> => {
  const db = store.database;
  if (isComplete(db)) return;
  if (!hasChangeLog(db)) {
    await store.commit(() => {
      db.exec(`
        CREATE TABLE change_log (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          tab TEXT NOT NULL,
          key TEXT NOT NULL,
          UNIQUE (tab, key)
        ) STRICT;
        CREATE TABLE change_log_life (life TEXT NOT NULL, complete INTEGER NOT NULL) STRICT;
      `);
      db.prepare("INSERT INTO change_log_life VALUES (?, 0)").run(randomUUID());
      for (const table of keptTables(db)) db.exec(triggersOf(table));
    });
  }
  for (const table of keptTables(db)) await enterAll(store, table);
  await store.commit(() => db.exec("UPDATE change_log_life SET complete = 1"));
};

/** Enters a table's rows in batches, so that others can write in between. */
const enterAll = async (store: SqliteStore, table: KeptTable): Promise<void> => {
  let last: RowKey | null = null;
  do last = await store.commit(() => enterSome(store.database, table, last));
  while (last !== null);
};

type RowKey = readonly (string | number)[];

/** Enters some rows after the one with key `after`; returns the last key, or null at the end. */
const enterSome = (
  db: Pick<Database, "prepare">,
  { name, key }: KeptTable,
  after: RowKey | null,
): RowKey | null => {
  const columns = key.join(", ");
  const where = after === null ? "" : `WHERE (${columns}) > (${key.map(() => "?").join(", ")})`;
  const found = db
    .prepare(`SELECT ${columns} FROM ${name} ${where} ORDER BY ${columns} LIMIT ${STRETCH}`)
    .all(...(after ?? []));
  const keys = found.map((row): RowKey => key.map((column) => row[column] as string | number));
  const enter = db.prepare(
    "INSERT INTO change_log (tab, key) VALUES (?, ?) ON CONFLICT DO NOTHING",
  );
  for (const one of keys) enter.run(name, JSON.stringify(one));
  return keys.length < STRETCH ? null : (keys.at(-1) ?? null);
};

/** Changes as they are sent. */
export interface Changes {
  readonly life: string;
  readonly shape: string;
  readonly rows: readonly ChangedRow[];
  readonly upTo: number;
  readonly isComplete: boolean;
}

/** Number of the last change; a new value means that rows have changed. */
export const lastChange = (db: Pick<Database, "prepare">): number =>
  integerOf(
    db.prepare("SELECT ifnull(max(number), 0) AS last FROM change_log").get() ?? {},
    "last",
  );

/**
 * Reads changes: the next after number `after` of the log `life`; for another log, or beyond its
 * end, all from the beginning. Some hundred rows at a time. Requires a log, and no transaction.
 */
export const createChangeReader = (
  db: Database,
): ((wanted: { readonly life: string; readonly after: number }) => Changes) => {
  const tables = keptTables(db);
  const shape = shapeOf(tables);
  const rowsNow = new Map(tables.map((table) => [table.name, rowsOf(db, table)]));
  const selectState = db.prepare("SELECT life, complete FROM change_log_life");
  const selectChanges = db.prepare(
    "SELECT number, tab, key FROM change_log WHERE number > ? ORDER BY number LIMIT ?",
  );
  const read = (wanted: { readonly life: string; readonly after: number }): Changes => {
    const state = selectState.get() ?? {};
    const life = textOf(state, "life");
    const after = wanted.life === life && wanted.after <= lastChange(db) ? wanted.after : 0;
    const entries = selectChanges.all(after, STRETCH);
    const rows = entries.flatMap((entry): readonly ChangedRow[] => {
      const rowNow = rowsNow.get(textOf(entry, "tab"));
      return rowNow === undefined ? [] : [rowNow(textOf(entry, "key"))];
    });
    const upTo = integerOf(entries.at(-1) ?? { number: after }, "number");
    const isComplete = entries.length < STRETCH && state["complete"] === 1;
    return { life, shape, rows, upTo, isComplete };
  };
  return (wanted) => {
    // A consistent snapshot, despite writes of other processes.
    db.exec("BEGIN");
    try {
      return read(wanted);
    } finally {
      db.exec("COMMIT");
    }
  };
};

/** Returns rows of a table by key, as they are now. */
const rowsOf = (db: Pick<Database, "prepare">, { name, columns, key: keyColumns }: KeptTable) => {
  const where = keyColumns.map((column) => `${column} = ?`).join(" AND ");
  const select = db.prepare(`SELECT ${columns.join(", ")} FROM ${name} WHERE ${where}`);
  return (keyText: string): ChangedRow => {
    const key = JSON.parse(keyText) as RowKey;
    const found = select.get(...key);
    const row = found === undefined ? null : columns.map((column) => transported(found[column]));
    return { table: name, key, row };
  };
};
