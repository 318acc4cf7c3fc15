import { z } from "zod";
import { query } from "../storage/query.ts";
import { integerOf, jsonOf, type Row } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import { StorageError } from "../storage/storage-error.ts";

const head = z.object({ competition: z.string(), seq: z.number(), hash: z.string() });

const standby = z.object({
  /** Chosen by the standby, once. */
  id: z.string(),
  /** Where it will serve when it takes over. */
  url: z.string(),
  /** When it last asked, and up to which change it had everything then. */
  seenAt: z.string(),
  position: z.number(),
});

const follows = z.object({
  /** Of the leader. */
  url: z.string(),
  /** Chosen by this file, once. */
  id: z.string(),
  /** Which log of changes `position` is in; empty before the first. */
  life: z.string(),
  position: z.number(),
  /** The leader's time as of `position`; empty before everything has come once. */
  at: z.string(),
});

const takeOver = z.object({
  epoch: z.number(),
  at: z.string(),
  /** How far every competition had come here when it took over. */
  heads: z.array(head),
});

const tookOver = takeOver.extend({
  from: z.string(),
  /** When everything here was as it was there. */
  asOf: z.string(),
  /** Whether who led before has been told. */
  told: z.boolean(),
});

const superseded = takeOver.extend({ url: z.string() });

/** Who follows a leader, as it knows. */
export type Standby = z.infer<typeof standby>;
/** Whom a standby follows, and how far. */
export type Following = z.infer<typeof follows>;
/** How far a competition has come. */
export type ReplicatedHead = z.infer<typeof head>;
export type TookOver = z.infer<typeof tookOver>;
/** Who has taken over from this file, and with what. */
export const supersededSchema = superseded;
export type Superseded = z.infer<typeof superseded>;

/** Whether a file leads, follows, or has been taken over from. */
export interface Reign {
  /** Grows with each take-over. */
  readonly epoch: number;
  /** The secret that leader and standby share; null where nobody may follow. */
  readonly key: string | null;
  readonly standby: Standby | null;
  readonly follows: Following | null;
  readonly tookOver: TookOver | null;
  readonly superseded: Superseded | null;
}

/** Of a file that nobody follows. */
const SOLE: Reign = {
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

/** Whether what is stored leads. */
export function* readReign(): Steps<Reign> {
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

/** Changes it. */
export function* writeReign(change: Partial<Reign>): Steps<void> {
  const reign = { ...(yield* readReign()), ...change };
  yield* run(
    upsert({
      epoch: reign.epoch,
      key: reign.key,
      standby: jsonText(reign.standby),
      follows: jsonText(reign.follows),
      tookOver: jsonText(reign.tookOver),
      superseded: jsonText(reign.superseded),
    }),
  );
}

/** Whether entries are made here. @throws StorageError where they are made on another machine. */
export function* insistOnLeading(): Steps<void> {
  const row = yield* first(select());
  if (row === undefined) return;
  if (row["superseded"] !== null) throw new StorageError({ code: "superseded" });
  if (row["follows"] !== null) throw new StorageError({ code: "standby" });
}

const jsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const parsed = <T>(row: Row, column: string, schema: z.ZodType<T>): T | null => {
  if (row[column] === null) return null;
  const value = schema.safeParse(jsonOf(row, column));
  if (!value.success) throw new StorageError({ code: "damaged" }, value.error);
  return value.data;
};
