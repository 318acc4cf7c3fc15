import {
  type AbsenceRequest,
  type Entry,
  isOverdue,
  isSeated,
  placedStages,
  publishedRounds,
  roundsAhead,
  type TournamentState,
} from "@losfee/core";

/** What a player asked for, as far as it still matters. */
export interface OwnRequest extends Pick<AbsenceRequest, "reason" | "answer"> {
  readonly kind: AbsenceRequest["wish"]["kind"];
  /** The rounds of a pause; none where the player wants to leave. */
  readonly rounds: readonly number[];
  /** Nobody has answered, and the rounds are published. */
  readonly overdue: boolean;
}

/** What a player has asked for, and what can be asked for. */
export interface OwnAbsence {
  readonly request: OwnRequest | null;
  /** The coming rounds in which the player is not away already; none at tables. */
  readonly rounds: readonly number[];
}

/** What a player has asked for, and can ask for; null for who has left, and when all is over. */
export const ownAbsence = (state: TournamentState, entry: Entry): OwnAbsence | null => {
  if (state.status === "closed" || entry.withdrawal !== null) return null;
  const request = state.requests.get(entry.id);
  return {
    request:
      request === undefined || !matters(state, entry, request)
        ? null
        : {
            kind: request.wish.kind,
            rounds: request.wish.kind === "pause" ? request.wish.rounds : [],
            reason: request.reason,
            answer: request.answer,
            overdue: request.answer === null && isOverdue(state, request),
          },
    rounds: roundsToCome(state).filter((round) => !entry.pauses.includes(round)),
  };
};

/** An answer matters until its rounds are published, and a yes as long as the director leaves it. */
const matters = (
  state: TournamentState,
  { pauses }: Entry,
  { wish, answer }: AbsenceRequest,
): boolean => {
  if (answer === null) return true;
  const ahead = roundsAhead(state, wish);
  if (answer.kind === "declined") return wish.kind === "withdrawal" || ahead.length > 0;
  return ahead.length > 0 && ahead.every((round) => pauses.includes(round));
};

/** Rounds of games for two that are planned and not published. */
const roundsToCome = (state: TournamentState): readonly number[] => {
  const published = publishedRounds(state);
  return placedStages(state.settings)
    .filter(({ stage }) => !isSeated(stage))
    .flatMap(({ firstRound, lastRound }) =>
      Array.from({ length: lastRound - firstRound + 1 }, (_, at) => firstRound + at),
    )
    .filter((round) => round > published);
};
