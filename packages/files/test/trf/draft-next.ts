import {
  decide,
  err,
  lookAhead,
  ok,
  type Refusal,
  type Result,
  type TournamentState,
} from "@losfee/core";

/** Returns a competition with its next round drafted, or the refusal. */
export const draftNext = (state: TournamentState): Result<TournamentState, Refusal> => {
  const decision = decide(state, { type: "draft-round" }, lookAhead(state));
  return decision.ok ? ok(decision.value.state) : err(decision.error);
};
