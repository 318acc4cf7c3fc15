import type { TournamentEvent } from "./events.ts";
import { applyEvent } from "./fold.ts";
import type { TournamentState } from "./state.ts";

/** The state as it would be after one more event; used to look ahead, never recorded. */
export const afterEvent = (
  state: TournamentState,
  event: TournamentEvent,
  actor: string,
): TournamentState =>
  applyEvent(state, {
    ...event,
    competition: state.competition,
    seq: state.seq + 1,
    actor,
    recordedAt: "",
    effectiveAt: "",
  });
