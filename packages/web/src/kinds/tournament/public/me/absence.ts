import {
  type AbsenceRequest,
  type Entry,
  type EntryId,
  isOverdue,
  isSeated,
  placedStages,
  publishedRounds,
  roundsAhead,
  type TournamentState,
} from "@losfee/core";
import { stagesWithout } from "./left-out.ts";

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
    rounds: roundsToCome(state, entry.id).filter((round) => !entry.pauses.includes(round)),
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

/** Rounds of games for two that are planned and not published, but for stages played without the player. */
const roundsToCome = (state: TournamentState, entry: EntryId): readonly number[] => {
  const published = publishedRounds(state);
  const without = stagesWithout(state, entry);
  return placedStages(state.settings)
    .filter(({ index, stage }) => !isSeated(stage) && !without.has(index + 1))
    .flatMap(({ firstRound, lastRound }) =>
      Array.from({ length: lastRound - firstRound + 1 }, (_, at) => firstRound + at),
    )
    .filter((round) => round > published);
};
