import {
  type AbsenceRequest,
  type Entry,
  isOverdue,
  isSeated,
  pausableRounds,
  placedStages,
  roundsAhead,
  type TournamentState,
} from "@losfee/core";
import { stagesWithout } from "./left-out.ts";

/** A player's request that still matters. */
export interface OwnRequest extends Pick<AbsenceRequest, "reason" | "answer"> {
  readonly kind: AbsenceRequest["wish"]["kind"];
  /** Rounds of a pause; empty for a withdrawal. */
  readonly rounds: readonly number[];
  /** True if unanswered and the rounds are published. */
  readonly overdue: boolean;
}

/** A player's requests, and the possible new ones. */
export interface OwnAbsence {
  readonly request: OwnRequest | null;
  /** Coming rounds without a known absence of the player; empty at tables. */
  readonly rounds: readonly number[];
  /** True if there is anything left that the player could leave. */
  readonly canLeave: boolean;
}

/** Returns a player's requests and options; null for players who left, and after the end. */
export const ownAbsence = (
  state: TournamentState,
  entry: Entry,
  canLeave: boolean,
): OwnAbsence | null => {
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
    rounds: roundsToCome(state, entry).filter((round) => !entry.pauses.includes(round)),
    canLeave,
  };
};

/** An answer matters until its rounds are published; a yes, only while its pauses stand. */
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

/** Rounds that the player can sit out, without stages that leave the player out. */
const roundsToCome = (state: TournamentState, entry: Entry): readonly number[] => {
  const pausable = pausableRounds(state, entry);
  const without = stagesWithout(state, entry.id);
  return placedStages(state.settings)
    .filter(({ index, stage }) => !isSeated(stage) && !without.has(index + 1))
    .flatMap(({ firstRound, lastRound }) =>
      Array.from({ length: lastRound - firstRound + 1 }, (_, at) => firstRound + at),
    )
    .filter((round) => pausable.includes(round));
};
