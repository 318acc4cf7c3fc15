import type { Instant } from "../../base/day.ts";
import type { DecisionContext } from "../../base/decision.ts";
import { ok, type Result } from "../../base/result.ts";
import type { LadderMailCommand } from "../acts/mail.ts";
import { impactOf } from "../compare-states.ts";
import type { LadderEvent } from "../events.ts";
import type { LadderImpact } from "../impact.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { LadderState } from "../state.ts";
import { addEvent, draftFrom } from "./draft.ts";
import { decideMail } from "./mail.ts";
import { momentOf } from "./moment.ts";

/**
 * Returns the changes if an event of the time `at` were recorded now: inserts, replays and compares
 * without recording. Linear in the log since then.
 */
export const impactOfLateEvent = (
  state: LadderState,
  event: LadderEvent,
  at: Instant,
  context: DecisionContext,
): LadderImpact => impactOf(state, addEvent(draftFrom(state), event, at, context).state, at);

/** Preview of a late mail. */
export interface LateMail {
  readonly impact: LadderImpact;
  /** True if an earlier consequence no longer holds: the director has to confirm. */
  readonly overturns: boolean;
}

/**
 * Returns the changes by a mail that arrived at `effectiveAt` (context), with exactly the options
 * it would be recorded with. Linear in the log since then.
 */
export const impactOfLateMail = (
  state: LadderState,
  command: LadderMailCommand,
  { pin }: { readonly pin: boolean },
  context: DecisionContext,
): Result<LateMail, LadderRefusal> => {
  const at = momentOf(state, context);
  if (!at.ok) return at;
  const plain = decideMail(state, command, context);
  if (plain.ok) {
    return ok({ impact: impactOf(state, plain.value.state, at.value), overturns: false });
  }
  if (plain.error.code !== "overturns") return plain;
  const decision = decideMail(state, command, context, { pin, reason: "" });
  if (!decision.ok) return decision;
  const { warnings } = decision.value;
  const late = warnings.find((warning) => warning.code === "arrived-late");
  return ok({ impact: late?.impact ?? plain.error.impact, overturns: true });
};
