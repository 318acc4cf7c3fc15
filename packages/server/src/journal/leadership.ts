import { z } from "zod";
import { query } from "../storage/query.ts";
import { type AnyColumn, integerOf, jsonOf, type Row } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import { StorageError } from "../storage/storage-error.ts";

const head = z.object({ competition: z.string(), seq: z.number(), hash: z.string() });

const standby = z.object({
  /** Chosen by the standby, once. */
  id: z.string(),
  /** Its URL after it takes over. */
  url: z.string(),
  /** Its last request, and the change up to which it was complete then. */
  seenAt: z.string(),
  position: z.number(),
});

const follows = z.object({
  /** URL of the leader. */
  url: z.string(),
  /** Chosen by this file, once. */
  id: z.string(),
  /** Identifies the change log of `position`; empty before the first. */
  life: z.string(),
  position: z.number(),
  /** The leader's time at `position`; empty before the first full copy. */
  at: z.string(),
});

const takeOver = z.object({
  epoch: z.number(),
  at: z.string(),
  /** Last seq of every competition at the take-over. */
  heads: z.array(head),
});

const tookOver = takeOver.extend({
  from: z.string(),
  /** Time of the leader's state that this one had completely. */
  asOf: z.string(),
  /** True once the previous leader has been informed. */
  told: z.boolean(),
});

const superseded = takeOver.extend({ url: z.string() });

/** The standby, as its leader knows it. */
export type Standby = z.infer<typeof standby>;
/** A standby's leader, and its progress. */
export type Following = z.infer<typeof follows>;
/** Last replicated seq of a competition. */
export type ReplicatedHead = z.infer<typeof head>;
export type TookOver = z.infer<typeof tookOver>;
/** The machine that has taken over from this file, and its state. */
export const supersededSchema = superseded;
export type Superseded = z.infer<typeof superseded>;

/** Role of a file: leading, following, or superseded. */
export interface Leadership {
  /** Grows with each take-over. */
  readonly epoch: number;
  /** The secret shared by leader and standby; null if no standby is allowed. */
  readonly key: string | null;
  readonly standby: Standby | null;
  readonly follows: Following | null;
  readonly tookOver: TookOver | null;
  readonly superseded: Superseded | null;
}

/** For a file without a standby. */
const SOLE: Leadership = {
  epoch: 1,
  key: null,
  standby: null,
  follows: null,
  tookOver: null,
  superseded: null,
};

const select = query((db) => db.selectFrom("reign").selectAll());

const upsert = query((db, { epoch, key, standby, follows, tookOver, superseded }: Stored) => {
  const row = { epoch, key, standby, follows, took_over: tookOver, superseded };
  return db
    .insertInto("reign")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row));
});

interface Stored {
  readonly epoch: number;
  readonly key: string | null;
  readonly standby: string | null;
  readonly follows: string | null;
  readonly tookOver: string | null;
  readonly superseded: string | null;
}

/** Reads the storage's role. */
export function* readLeadership(): Steps<Leadership> {
  const row = yield* first(select());
  if (row === undefined) return SOLE;
  const key = row["key"];
  return {
    epoch: integerOf(row, "epoch"),
    key: typeof key === "string" ? key : null,
    standby: parsed(row, "standby", standby),
    follows: parsed(row, "follows", follows),
    tookOver: parsed(row, "took_over", tookOver),
    superseded: parsed(row, "superseded", superseded),
  };
}

/** Changes fields of the role. */
export function* writeLeadership(change: Partial<Leadership>): Steps<void> {
  const leadership = { ...(yield* readLeadership()), ...change };
  yield* run(
    upsert({
      epoch: leadership.epoch,
      key: leadership.key,
      standby: jsonText(leadership.standby),
      follows: jsonText(leadership.follows),
      tookOver: jsonText(leadership.tookOver),
      superseded: jsonText(leadership.superseded),
    }),
  );
}

/** Requires that this machine leads. @throws StorageError if another one does. */
export function* insistOnLeading(): Steps<void> {
  const row = yield* first(select());
  if (row === undefined) return;
  if (row["superseded"] !== null) throw new StorageError({ code: "superseded" });
  if (row["follows"] !== null) throw new StorageError({ code: "standby" });
}

const jsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const parsed = <T>(row: Row, column: AnyColumn, schema: z.ZodType<T>): T | null => {
  if (row[column] === null) return null;
  const value = schema.safeParse(jsonOf(row, column));
  if (!value.success) throw new StorageError({ code: "damaged" }, value.error);
  return value.data;
};
