import { type LadderState, THE_PLACE } from "@losfee/core";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Records until when a server let the deadlines of each pyramid act. */
export interface LadderWatch {
  /** Returns the start of an absence that is too long to catch up automatically; else null. */
  absentSince(state: LadderState, now: string): Promise<string | null>;
  /** Records that deadlines act now. */
  note(competition: string, now: string): Promise<void>;
}

/**
 * Longest absence of servers, in milliseconds, that is caught up automatically: two weeks of the
 * director's holiday. After that, players no longer expect their deadlines to act.
 */
const LONGEST_ABSENCE = 14 * 86_400_000;

/** Interval of stored signs of life, in milliseconds: spares disks. */
const NOTE_EVERY = 3_600_000;

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("ladder_watch")
    .select("at")
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const upsert = inserting("ladder_watch", ["competition", "at"], {
  owned: true,
  known: ["competition"],
});

/** Creates a watch in `tables`. */
export const createLadderWatch = (tables: Tables): LadderWatch => {
  const notedAt = async (competition: string): Promise<string | null> => {
    const row = await tables.first(select({ competition }));
    return row === undefined ? null : textOf(row, "at");
  };
  return {
    async absentSince({ competition, at }, now) {
      // An imported journal counts as watched until its last event.
      const since = (await notedAt(competition)) ?? new Date(at).toISOString();
      return Date.parse(now) - Date.parse(since) > LONGEST_ABSENCE ? since : null;
    },
    async note(competition, now) {
      const last = await notedAt(competition);
      const age = last === null ? NOTE_EVERY : Date.parse(now) - Date.parse(last);
      if (Math.abs(age) < NOTE_EVERY) return;
      await tables.transact(() => run(upsert({ competition, at: now })));
    },
  };
};
