import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { allMigrations } from "../../src/storage/migrations/all.ts";

/** The types of columns of STRICT tables. */
const TYPES: Readonly<Record<string, string>> = {
  TEXT: "string",
  INTEGER: "number",
  BLOB: "Uint8Array",
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: 0 | 1;
  readonly dflt_value: string | null;
  /** Position in the primary key, from 1. */
  readonly pk: number;
}

const fieldOf = ({ name, type, notnull, dflt_value, pk }: Column, isNumbered: boolean): string => {
  const known = TYPES[type];
  if (known === undefined) throw new Error(`${name} has the type ${type}`);
  const given = notnull === 1 || pk > 0 ? known : `${known} | null`;
  const isGenerated = dflt_value !== null || (pk > 0 && isNumbered);
  return `    ${name}: ${isGenerated ? `Generated<${given}>` : given};`;
};

const tableOf = (db: DatabaseSync, name: string, withoutRowid: boolean): string => {
  const columns = db.prepare(`PRAGMA table_info(${name})`).all() as unknown as readonly Column[];
  const key = columns.filter(({ pk }) => pk > 0);
  const isNumbered = !withoutRowid && key.length === 1 && key[0]?.type === "INTEGER";
  const fields = columns.map((column) => fieldOf(column, isNumbered));
  // PostgreSQL has this column of SQLite, too: the order of insertion.
  if (!withoutRowid && !isNumbered) fields.push("    rowid: Generated<number>;");
  return `  ${name}: {\n${fields.join("\n")}\n  };`;
};

/** The types of all tables as the migrations leave them. */
const schemaOfMigrations = (): string => {
  const db = new DatabaseSync(":memory:");
  for (const { sql } of allMigrations) db.exec(sql);
  const tables = db
    .prepare(
      "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
    .map(({ name, wr }) => tableOf(db, String(name), wr === 1));
  db.close();
  return `// Made from the migrations by "npm run schema".
import type { Generated } from "kysely";

/** The tables as queries see them. */
export interface Schema {
${tables.join("\n")}
}
`;
};

it("the types of the tables are those that the migrations make", async () => {
  await expect(schemaOfMigrations()).toMatchFileSnapshot("../../src/storage/schema.ts");
});
