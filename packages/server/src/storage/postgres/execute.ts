import type pg from "pg";
import type { SqlValue } from "../query.ts";
import type { Outcome } from "../steps.ts";

/** A statement in PostgreSQL's dialect; a value may be a list. */
interface Statement {
  readonly sql: string;
  readonly values: readonly (SqlValue | readonly SqlValue[])[];
}

export const execute = async (
  client: pg.ClientBase,
  { sql, values }: Statement,
  prepares = isPrepared(sql),
): Promise<Outcome> => {
  const name = prepares ? { name: nameOf(sql) } : {};
  const { rows, rowCount } = await client.query({ text: sql, values: [...values], ...name });
  return { rows, changes: rowCount ?? 0 };
};

/**
 * True if a query is planned once per connection instead of each time. Not if it selects all
 * columns: a newer Losfee on the same database may add one, and PostgreSQL rejects the plan then.
 */
export const isPrepared = (sql: string): boolean => !sql.includes("*");

/** By SQL; queries are static, so there are a few hundred at most. */
const names = new Map<string, string>();

const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `losfee_${names.size}`;
  names.set(sql, name);
  return name;
};
