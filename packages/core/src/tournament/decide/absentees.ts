import { activeEntries } from "../drafts/next-draft.ts";
import type { Warning } from "../refusal.ts";
import type { TournamentState } from "../state.ts";

/**
 * Before anything is drafted: whoever is checked in shows that checking in is in use; then those who
 * are not deserve a look.
 */
export const warnOfAbsentees = (state: TournamentState): readonly Warning[] => {
  if (state.rounds.length > 0) return [];
  const entries = activeEntries(state);
  const unseen = entries.filter((entry) => state.entries.get(entry)?.checkedIn === false);
  if (unseen.length === 0 || unseen.length === entries.length) return [];
  return [{ code: "not-checked-in", entries: unseen }];
};
