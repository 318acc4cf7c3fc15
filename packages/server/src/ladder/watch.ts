import { type LadderState, THE_PLACE } from "@losfee/core";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Until when somebody let the deadlines of each pyramid act. */
export interface LadderWatch {
  /** Since when nobody did, where that is longer than what goes by itself; else null. */
  absentSince(state: LadderState, now: string): Promise<string | null>;
  /** They act now. */
  note(competition: string, now: string): Promise<void>;
}

/**
 * So long a server may be off and catch up by itself, in milliseconds: two weeks of the director's
 * holiday. After a longer time players no longer expect what their deadlines would do.
 */
const LONGEST_ABSENCE = 14 * 86_400_000;

/** A sign of life is stored so often, in milliseconds: disks are spared. */
const NOTE_EVERY = 3_600_000;

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("ladder_watch")
    .select("at")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition),
);

const upsert = query((db, { competition, at }: Record<"competition" | "at", string>) =>
  db
    .insertInto("ladder_watch")
    .values({ owner: THE_PLACE, competition, at })
    .onConflict((conflict) =>
      conflict
        .columns(["owner", "competition"])
        .doUpdateSet((row) => ({ at: row.ref("excluded.at") })),
    ),
);

/** A watch in `tables`. */
export const createLadderWatch = (tables: Tables): LadderWatch => {
  const notedAt = async (competition: string): Promise<string | null> => {
    const row = await tables.first(select({ competition }));
    return row === undefined ? null : textOf(row, "at");
  };
  return {
    async absentSince({ competition, at }, now) {
      // A journal that came from elsewhere was watched there until its last event.
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
