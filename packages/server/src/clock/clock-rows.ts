import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf, type Row, textOf } from "../storage/rows.ts";
import { all, first, type Steps } from "../storage/steps.ts";
import type { ClockDoubtReason, Reading } from "./judge.ts";

/** A date to confirm. Times are ISO 8601 in UTC, as shown by the machine. */
export interface ClockDoubt {
  readonly reason: ClockDoubtReason;
  /** The last heartbeat before. */
  readonly heartbeatAt: string;
  readonly noticedAt: string;
}

/** A doubt that was resolved. */
export interface ConfirmedDate extends ClockDoubt {
  readonly confirmedAt: string;
  readonly confirmedBy: string;
}

const MOST_CONFIRMED = 50;

const selectBeat = query((db) => db.selectFrom("clock_heartbeat").select(["at", "uptime", "boot"]));

const selectOpen = query((db) =>
  db
    .selectFrom("clock_doubts")
    .select(["reason", "heartbeat_at", "noticed_at"])
    .where("confirmed_at", "is", null),
);

const selectConfirmed = query((db) =>
  db
    .selectFrom("clock_doubts")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .orderBy("number", "desc")
    .limit(MOST_CONFIRMED),
);

/** The queries of the clock's tables. */
export const clockRows = {
  putHeartbeat: query((db, { at, uptime, boot }: Reading) =>
    db
      .insertInto("clock_heartbeat")
      .values({ id: 1, at, uptime, boot })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((row) => ({
          at: row.ref("excluded.at"),
          uptime: row.ref("excluded.uptime"),
          boot: row.ref("excluded.boot"),
        })),
      ),
  ),
  // Only one is open at a time, regardless of the process that noticed it first.
  putDoubt: inserting("clock_doubts", ["reason", "heartbeatAt", "noticedAt"], { known: "kept" }),
  endDoubt: query((db, { at, by }: { readonly at: string; readonly by: string }) =>
    db
      .updateTable("clock_doubts")
      .set({ confirmed_at: at, confirmed_by: by })
      .where("confirmed_at", "is", null),
  ),
  *heartbeat(): Steps<Reading | null> {
    const row = yield* first(selectBeat());
    if (row === undefined) return null;
    return { at: textOf(row, "at"), uptime: integerOf(row, "uptime"), boot: textOf(row, "boot") };
  },
  *openDoubt(): Steps<ClockDoubt | null> {
    const row = yield* first(selectOpen());
    return row === undefined ? null : doubtOf(row);
  },
  *confirmed(): Steps<readonly ConfirmedDate[]> {
    const rows = yield* all(selectConfirmed());
    return rows.map((row) => ({
      ...doubtOf(row),
      confirmedAt: textOf(row, "confirmed_at"),
      confirmedBy: textOf(row, "confirmed_by"),
    }));
  },
};

const doubtOf = (row: Row): ClockDoubt => ({
  // Checked by the table.
  reason: textOf(row, "reason") as ClockDoubtReason,
  heartbeatAt: textOf(row, "heartbeat_at"),
  noticedAt: textOf(row, "noticed_at"),
});
