import type { Instant } from "../../base/day.ts";
import type { DecisionContext } from "../../base/decision.ts";
import { impactOf } from "../compare-states.ts";
import type { LadderEvent } from "../events.ts";
import type { LadderImpact } from "../impact.ts";
import type { LadderState } from "../state.ts";
import { addEvent, draftFrom } from "./draft.ts";

/**
 * What an event changes that happened at `at` and is recorded only now: inserted, replayed and
 * compared, without being recorded. Linear in the log since then.
 */
export const impactOfLateEvent = (
  state: LadderState,
  event: LadderEvent,
  at: Instant,
  context: DecisionContext,
): LadderImpact => impactOf(state, addEvent(draftFrom(state), event, at, context).state, at);
