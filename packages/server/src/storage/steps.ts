import type { Query } from "./query.ts";
import type { Row } from "./rows.ts";

/** One query of a piece of work, and what is wanted of it. */
export interface Step {
  readonly query: Query;
  readonly wants: "rows" | "changes";
}

/** What became of a step. */
export interface Outcome {
  readonly rows: readonly Row[];
  /** How many rows were written. */
  readonly changes: number;
}

/**
 * Work on tables, query by query: a generator function that asks with `yield*`. Whoever runs it decides
 * whether it waits in between (PostgreSQL) or not (SQLite, within a commit that it shares with others),
 * and nothing else can be waited for in the middle of a transaction.
 */
export type Steps<T> = Generator<Step, T, Outcome>;

/** The rows of a query. */
export function* all<R extends Row>(query: Query<R>): Steps<readonly R[]> {
  const { rows } = yield { query, wants: "rows" };
  return rows as readonly R[];
}

/** The first row of a query. */
export function* first<R extends Row>(query: Query<R>): Steps<R | undefined> {
  const [row] = yield* all(query);
  return row;
}

/** Writes; how many rows that were. */
export function* run(query: Query): Steps<number> {
  const { changes } = yield { query, wants: "changes" };
  return changes;
}

/** Runs steps where each is answered at once. What `execute` throws is thrown at the step. */
export const runAtOnce = <T>(steps: Steps<T>, execute: (step: Step) => Outcome): T => {
  let next = steps.next();
  while (!next.done) {
    let outcome: Outcome;
    try {
      outcome = execute(next.value);
    } catch (error) {
      next = steps.throw(error);
      continue;
    }
    next = steps.next(outcome);
  }
  return next.value;
};
