import { formatTimeOfDay, type Language } from "@losfee/contract";
import {
  displayName,
  draftOf,
  type EntryId,
  isOverdue,
  openRequests,
  roundsAhead,
  type TournamentState,
  timeZoneOf,
} from "@losfee/core";

/** A player's request, for directors. */
export interface PlayersRequest {
  readonly entry: EntryId;
  readonly name: string;
  readonly kind: "pause" | "withdrawal";
  /** Rounds of a pause that can still be granted; if there are none, all requested ones. */
  readonly rounds: readonly number[];
  /** True if its rounds are published, so that it can only be declined. */
  readonly overdue: boolean;
  /** Round already drafted with the player; null for none. */
  readonly draft: number | null;
  readonly reason: string;
  /** Number of the request's event. */
  readonly seq: number;
  /** Time of day of its arrival. */
  readonly time: string;
}

/** Returns the unanswered requests, earliest first; none for a closed competition. */
export const playersRequests = (
  state: TournamentState,
  language: Language,
): readonly PlayersRequest[] => {
  if (state.status === "closed") return [];
  const drafted = draftOf(state)?.number ?? null;
  return openRequests(state).map(({ entry, wish, reason, seq, at, ...request }) => {
    const ahead = roundsAhead(state, wish);
    const isDrafted =
      drafted !== null && (wish.kind === "withdrawal" || wish.rounds.includes(drafted));
    return {
      entry,
      name: displayName(state, entry),
      kind: wish.kind,
      rounds: wish.kind === "pause" && ahead.length === 0 ? wish.rounds : ahead,
      overdue: isOverdue(state, { ...request, wish }),
      draft: isDrafted ? drafted : null,
      reason,
      seq,
      time: formatTimeOfDay(at, language, timeZoneOf(state)),
    };
  });
};
