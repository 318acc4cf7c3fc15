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

/** What a player asks for, as the director sees it. */
export interface PlayersRequest {
  readonly entry: EntryId;
  readonly name: string;
  readonly kind: "pause" | "withdrawal";
  /** The rounds of a pause that can still be granted; where none can, all that were asked for. */
  readonly rounds: readonly number[];
  /** Its rounds are published: it can only be declined. */
  readonly overdue: boolean;
  /** The round that is a draft with the player in it already; null where none is touched. */
  readonly draft: number | null;
  readonly reason: string;
  /** The event of the request. */
  readonly seq: number;
  /** The time of day when it came in. */
  readonly time: string;
}

/** The requests that nobody has answered, the earliest first; none of a closed competition. */
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
