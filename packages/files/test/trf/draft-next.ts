import {
  applyEvent,
  decide,
  err,
  ok,
  type Refusal,
  type Result,
  type TournamentState,
} from "@losfee/core";

/** A competition with its next round drafted, or why it cannot be. */
export const draftNext = (state: TournamentState): Result<TournamentState, Refusal> => {
  const decision = decide(state, { type: "draft-round" }, { actor: "director" });
  if (!decision.ok) return err(decision.error);
  return ok(
    decision.value.events.reduce(
      (before, event) =>
        applyEvent(before, {
          ...event,
          competition: state.competition,
          seq: before.seq + 1,
          actor: "director",
          recordedAt: "2026-11-21T10:00:00.000Z",
          effectiveAt: "2026-11-21T10:00:00.000Z",
        }),
      state,
    ),
  );
};
