import type pg from "pg";
import type { SqlValue } from "../query.ts";
import type { Outcome } from "../steps.ts";

/** A statement in PostgreSQL's words; a value may be a list. */
interface Statement {
  readonly sql: string;
  readonly values: readonly (SqlValue | readonly SqlValue[])[];
}

/** Carries a statement out. */
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
 * Whether a query is planned once for each connection instead of each time. What asks for all columns
 * is not: a newer Losfee beside this one may add one, and PostgreSQL refuses the plan then.
 */
export const isPrepared = (sql: string): boolean => !sql.includes("*");

/** By SQL; queries are written once, so that there are a few hundred at most. */
const names = new Map<string, string>();

const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `losfee_${names.size}`;
  names.set(sql, name);
  return name;
};
