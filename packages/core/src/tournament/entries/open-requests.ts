import { publishedRounds, type TournamentState } from "../state.ts";
import type { AbsenceRequest, AbsenceWish, OpenRequest } from "./absence-request.ts";

/** Requests that nobody has answered, the earliest first. */
export const openRequests = ({
  requests,
}: Pick<TournamentState, "requests">): readonly OpenRequest[] =>
  [...requests]
    .flatMap(([entry, request]) =>
      request.answer === null ? [{ ...request, answer: request.answer, entry }] : [],
    )
    .sort((a, b) => a.seq - b.seq);

/** The rounds of a wish that are not published yet; none of a withdrawal. */
export const roundsAhead = (state: TournamentState, wish: AbsenceWish): readonly number[] => {
  const published = publishedRounds(state);
  return wish.kind === "pause" ? wish.rounds.filter((round) => round > published) : [];
};

/** Whether a request asks for nothing any more that could be granted: its rounds are published. */
export const isOverdue = (state: TournamentState, { wish }: Pick<AbsenceRequest, "wish">) =>
  wish.kind === "pause" && roundsAhead(state, wish).length === 0;
