import { type DecisionContext, recordAs } from "../../base/decision.ts";
import type { TournamentEvent } from "../events.ts";
import type { TournamentState } from "../state.ts";
import { applyEvent } from "./fold.ts";

/** Returns the state after one event of a decision that has more to come. */
export const afterEvent = (
  state: TournamentState,
  event: TournamentEvent,
  context: DecisionContext,
): TournamentState => applyEvent(state, recordAs(event, state.seq + 1, context));
