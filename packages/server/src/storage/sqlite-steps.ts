import type { Database, Statement } from "./connection.ts";
import type { Outcome, Step } from "./steps.ts";

/** Runs steps on a file one by one, preparing every statement once. */
export const createSqliteSteps = (
  database: Pick<Database, "prepare">,
): ((step: Step) => Outcome) => {
  const prepared = new Map<string, Statement>();

  const statementFor = (sql: string): Statement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  return ({ query, wants }) => {
    const { sql, values } = query.in("sqlite");
    const statement = statementFor(sql);
    return wants === "rows"
      ? { rows: statement.all(...values), changes: 0 }
      : { rows: [], changes: Number(statement.run(...values).changes) };
  };
};
