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
 * and nothing else can be waited for in the middle of a transaction. What it asks for at once does not
 * depend on each other, and is answered in that order.
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

/** Writes; how many rows that were. */
export function* run(query: Query): Steps<number> {
  const { changes } = yield* carryOut({ query, wants: "changes" });
  return changes;
}

/** Writes what does not depend on each other, in the order given where it is written one by one. */
export function* runAll(queries: readonly Query[]): Steps<void> {
  if (queries.length > 0) yield queries.map((query) => ({ query, wants: "changes" }) as const);
}

/** Runs pieces of work side by side, of which no two write the same rows. What fails in one ends all. */
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

/** Runs steps where each is answered at once. What `execute` throws is thrown at the step. */
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
