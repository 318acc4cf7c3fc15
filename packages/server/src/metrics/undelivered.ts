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

const letters = query((db) =>
  db
    .selectFrom("mail_outbox")
    .select((row) => ["status", "uncertain", row.fn.countAll<number>().as("many")])
    .where("status", "in", ["draft", "waiting", "sending", "failed"])
    .where("carried_by", "is", null)
    .groupBy(["status", "uncertain"]),
);

const messages = query((db) =>
  db
    .selectFrom("webhook_deliveries")
    .select((row) => ["status", row.fn.countAll<number>().as("many")])
    .where("status", "in", ["waiting", "sending", "failed"])
    .groupBy("status"),
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
  const ofLetters = yield* all(letters());
  const ofMessages = yield* all(messages());
  return [
    ...ofLetters.map((row) => ({
      what: "letter" as const,
      status: integerOf(row, "uncertain") === 1 ? "in-doubt" : textOf(row, "status"),
      count: integerOf(row, "many"),
    })),
    ...ofMessages.map((row) => ({
      what: "message" as const,
      status: textOf(row, "status"),
      count: integerOf(row, "many"),
    })),
  ];
}
