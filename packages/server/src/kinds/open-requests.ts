import { openRequests, type TournamentState } from "@losfee/core";

/** Returns the players' unanswered requests in the API's form for directors. */
export const openRequestsOf = (state: TournamentState) =>
  openRequests(state).map(({ entry, wish, reason, seq: request, at }) => ({
    ...{ entry, wish, reason, request, at },
  }));
