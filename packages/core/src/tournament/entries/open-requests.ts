import { publishedRounds, type TournamentState } from "../state.ts";
import type { AbsenceRequest, AbsenceWish, OpenRequest } from "./absence-request.ts";

/** Returns the unanswered requests, the earliest first. */
export const openRequests = ({
  requests,
}: Pick<TournamentState, "requests">): readonly OpenRequest[] =>
  [...requests]
    .flatMap(([entry, request]) =>
      request.answer === null ? [{ ...request, answer: request.answer, entry }] : [],
    )
    .sort((a, b) => a.seq - b.seq);

/** Returns the unpublished rounds of a wish; none for a withdrawal. */
export const roundsAhead = (state: TournamentState, wish: AbsenceWish): readonly number[] => {
  const published = publishedRounds(state);
  return wish.kind === "pause" ? wish.rounds.filter((round) => round > published) : [];
};

/** True if a request can no longer be granted: its rounds are published. */
export const isOverdue = (state: TournamentState, { wish }: Pick<AbsenceRequest, "wish">) =>
  wish.kind === "pause" && roundsAhead(state, wish).length === 0;
