import type { Database, Statement } from "./connection.ts";
import type { Query } from "./query.ts";
import type { Row } from "./rows.ts";

/** One query of a piece of work, and the kind of its result. */
export interface Step {
  readonly query: Query;
  readonly wants: "rows" | "changes";
}

/** Result of a step. */
export interface Outcome {
  readonly rows: readonly Row[];
  /** Number of rows written. */
  readonly changes: number;
}

/**
 * Work on tables, query by query: a generator function that queries with `yield*`. The runner
 * decides whether to wait in between (PostgreSQL) or not (SQLite, within a shared commit); a
 * transaction cannot wait for anything else. Queries yielded together are independent, and answered
 * in that order.
 */
export type Steps<T> = Generator<readonly Step[], T, readonly Outcome[]>;

function* carryOut(step: Step): Steps<Outcome> {
  const [outcome] = yield [step];
  if (outcome === undefined) throw new Error("a step without an outcome");
  return outcome;
}

/** The rows of a query. */
export function* all<R extends Row>(query: Query<R>): Steps<readonly R[]> {
  const { rows } = yield* carryOut({ query, wants: "rows" });
  return rows as readonly R[];
}

/** The first row of a query. */
export function* first<R extends Row>(query: Query<R>): Steps<R | undefined> {
  const [row] = yield* all(query);
  return row;
}

/** Writes; returns the number of rows. */
export function* run(query: Query): Steps<number> {
  const { changes } = yield* carryOut({ query, wants: "changes" });
  return changes;
}

/** Runs independent writes, in the given order if written one by one. */
export function* runAll(queries: readonly Query[]): Steps<void> {
  if (queries.length > 0) yield queries.map((query) => ({ query, wants: "changes" }) as const);
}

/** Runs pieces of work in parallel; no two may write the same rows. An error in one ends all. */
export function* together<T>(pieces: readonly Steps<T>[]): Steps<readonly T[]> {
  const results = new Map<Steps<T>, T>();
  let waiting: { readonly steps: Steps<T>; readonly asked: readonly Step[] }[] = [];
  const goOn = (steps: Steps<T>, next: IteratorResult<readonly Step[], T>): void => {
    if (next.done) results.set(steps, next.value);
    else waiting.push({ steps, asked: next.value });
  };
  for (const steps of pieces) goOn(steps, steps.next());
  while (waiting.length > 0) {
    const those = waiting;
    waiting = [];
    const outcomes = yield those.flatMap(({ asked }) => asked);
    let from = 0;
    for (const { steps, asked } of those) {
      goOn(steps, steps.next(outcomes.slice(from, from + asked.length)));
      from += asked.length;
    }
  }
  return pieces.map((steps) => results.get(steps) as T);
}

/** Runs steps synchronously. Exceptions of `execute` are thrown at the step. */
export const runAtOnce = <T>(steps: Steps<T>, execute: (step: Step) => Outcome): T => {
  let next = steps.next();
  while (!next.done) {
    let outcomes: readonly Outcome[];
    try {
      outcomes = next.value.map(execute);
    } catch (error) {
      next = steps.throw(error);
      continue;
    }
    next = steps.next(outcomes);
  }
  return next.value;
};

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
