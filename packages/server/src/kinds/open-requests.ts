import { openRequests, type TournamentState } from "@losfee/core";

/** What players ask for and nobody has answered, as the API tells directors. */
export const openRequestsOf = (state: TournamentState) =>
  openRequests(state).map(({ entry, wish, reason, seq: request, at }) => ({
    ...{ entry, wish, reason, request, at },
  }));
