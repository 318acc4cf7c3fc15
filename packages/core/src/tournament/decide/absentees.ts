import type { EntryId } from "../../base/entry-id.ts";
import { activeEntries } from "../drafts/next-draft.ts";
import type { Warning } from "../refusal.ts";
import { type Contest, gameOf } from "../round.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import { tablesStages } from "../stages/tables-stage.ts";
import { draftOf, type TournamentState } from "../state.ts";

/**
 * Returns the entries of the coming round that are probably missing: not checked in while others
 * are, not away by arrangement, and without an earlier game. Empty if check-in is not in use.
 * O(entries · rounds).
 */
export const missingEntries = (state: TournamentState): readonly EntryId[] => {
  if (state.status === "closed") return [];
  const coming = draftOf(state)?.number ?? state.rounds.length + 1;
  const entries = activeEntries(state).flatMap((id) => state.entries.get(id) ?? []);
  if (!entries.some(({ checkedIn }) => checkedIn)) return [];
  return entries
    .filter(
      ({ id, checkedIn, pauses }) =>
        !checkedIn && !pauses.includes(coming) && !hasPlayed(state, id) && !isGone(state, id),
    )
    .map(({ id }) => id);
};

/** True if another has replaced the entry at tables, so that nobody waits for it. */
const isGone = (state: TournamentState, entry: EntryId): boolean =>
  tablesStages(state).some((stage) => isReplaced(stage, entry)) &&
  tablesStages(state)
    .at(-1)
    ?.members.some((member) => member.entry === entry) !== true;

/** A result other than a forfeit loss proves presence. */
const hasPlayed = ({ rounds }: TournamentState, entry: EntryId): boolean =>
  rounds.some((round) => {
    const result = gameOf<Contest>(round, entry)?.result ?? null;
    return result !== null && (result.status === "conflict" || result.outcome.kind !== "forfeit");
  });

/** Warns about missing entries before drafting. */
export const warnOfAbsentees = (state: TournamentState): readonly Warning[] => {
  const entries = missingEntries(state);
  return entries.length === 0 ? [] : [{ code: "not-checked-in", entries }];
};
