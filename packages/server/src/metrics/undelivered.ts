import { query } from "../storage/query.ts";
import { integerOf, textOf } from "../storage/rows.ts";
import { all, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Number of one kind in one state. */
interface Undelivered {
  readonly what: "letter" | "message";
  readonly status: string;
  readonly count: number;
}

const select = query((db) =>
  db
    .selectFrom("outbox")
    .select((row) => ["kind", "status", "uncertain", row.fn.countAll<number>().as("many")])
    .where("status", "in", ["draft", "waiting", "sending", "failed"])
    .where("carried_by", "is", null)
    .groupBy(["kind", "status", "uncertain"]),
);

/** Reported even at zero: a series that appears only when needed cannot be monitored. */
const NONE: readonly Undelivered[] = [
  ...["draft", "waiting", "sending", "failed", "in-doubt"].map(
    (status) => ({ what: "letter", status, count: 0 }) as const,
  ),
  ...["waiting", "sending", "failed"].map(
    (status) => ({ what: "message", status, count: 0 }) as const,
  ),
];

/**
 * Counts unsent letters and messages (of webhooks, and to people). A letter with an unknown
 * delivery result is in doubt.
 */
export const undelivered = async (tables: Tables): Promise<readonly Undelivered[]> => {
  const found = await tables.look(counted);
  return NONE.map(({ what, status }) => ({
    what,
    status,
    count: found
      .filter((row) => row.what === what && row.status === status)
      .reduce((sum, { count }) => sum + count, 0),
  }));
};

function* counted(): Steps<readonly Undelivered[]> {
  return (yield* all(select())).map((row) => {
    const what = textOf(row, "kind") as Undelivered["what"];
    const isInDoubt = what === "letter" && integerOf(row, "uncertain") === 1;
    const status = isInDoubt ? "in-doubt" : textOf(row, "status");
    return { what, status, count: integerOf(row, "many") };
  });
}
