import type { LadderState } from "@losfee/core";
import { keyOf } from "../journal/keys.ts";
import { textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";

/** Until when somebody let the deadlines of each pyramid act. */
export interface LadderWatch {
  /** Since when nobody did, where that is longer than what goes by itself; else null. */
  absentSince(state: LadderState, now: string): string | null;
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

/** A watch in the tables of `store`'s file (see `ladderMigrations`). */
export const createLadderWatch = ({
  database,
  transact,
}: Pick<SqliteStore, "database" | "transact">): LadderWatch => {
  const select = database.prepare(
    "SELECT at FROM ladder_watch WHERE owner = ? AND competition = ?",
  );
  const upsert = database.prepare(`
    INSERT INTO ladder_watch (owner, competition, at) VALUES (?, ?, ?)
    ON CONFLICT (owner, competition) DO UPDATE SET at = excluded.at`);
  const notedAt = (competition: string): string | null => {
    const row = select.get(...keyOf(competition));
    return row === undefined ? null : textOf(row, "at");
  };
  return {
    absentSince({ competition, at }, now) {
      // A journal that came from elsewhere was watched there until its last event.
      const since = notedAt(competition) ?? new Date(at).toISOString();
      return Date.parse(now) - Date.parse(since) > LONGEST_ABSENCE ? since : null;
    },
    async note(competition, now) {
      const last = notedAt(competition);
      const age = last === null ? NOTE_EVERY : Date.parse(now) - Date.parse(last);
      if (Math.abs(age) < NOTE_EVERY) return;
      await transact(() => upsert.run(...keyOf(competition), now));
    },
  };
};
