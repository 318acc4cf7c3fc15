import type { Instant } from "../../base/day.ts";
import type { DecisionContext } from "../../base/decision.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { addedConsequences, impactOf, isContinued } from "../compare-states.ts";
import type { LadderEvent } from "../events.ts";
import type { LadderImpact } from "../impact.ts";
import type { LadderRefusal, LadderWarning } from "../refusal.ts";
import type { EventRefusal } from "../rejection.ts";
import type { LadderState } from "../state.ts";
import type { LadderDecision } from "./context.ts";
import {
  addEvent,
  dateLateMails,
  decisionOf,
  draftFrom,
  type LadderDraft,
  passTime,
} from "./draft.ts";
import { momentOf } from "./moment.ts";
import { pinsSince } from "./pins.ts";

/** How an event is recorded: even without effect, and whether it may overturn consequences. */
export interface RecordingOptions {
  readonly evenWithoutEffect: boolean;
  readonly overturn: null | { readonly pin: boolean; readonly reason: string };
}

/** An event added to the log, and the obstacles. */
interface EventAttempt {
  readonly before: LadderState;
  readonly after: LadderDraft;
  readonly refusals: readonly { readonly item: number; readonly reason: EventRefusal }[];
}

/**
 * Records an event at its moment, after every deadline that ended before it. Refuses it if it has
 * no effect (unless allowed) or overturns consequences of later mail (unless intended).
 */
export const recordEvent = (
  state: LadderState,
  event: LadderEvent,
  context: DecisionContext,
  { evenWithoutEffect, overturn }: RecordingOptions = { evenWithoutEffect: false, overturn: null },
): Result<LadderDecision, LadderRefusal> => {
  const moment = momentOf(state, context);
  if (!moment.ok) return moment;
  const at = moment.value;
  // A mail in a deadline's last millisecond is in time.
  const upToDate = passTime(draftFrom(state), at - 1, context);
  const attempt = tryEvent(upToDate, event, at, context);
  const [first] = attempt.refusals;
  const items = event.type === "challenge-sent" ? event.data.targets.length : 1;
  const without = attempt.refusals.length >= items ? first : undefined;
  if (without !== undefined && !evenWithoutEffect) return err(refusalOf(attempt, without.reason));
  const impact = overturningImpact(attempt, at);
  if (impact !== null && overturn === null) return err({ code: "overturns", impact });
  if (impact === null && overturn !== null) return err({ code: "overturns-nothing" });
  const pinned =
    overturn?.pin === true
      ? pinSince(attempt.before, attempt.after, at, overturn.reason, context)
      : attempt.after;
  const warnings: LadderWarning[] = attempt.refusals.map(({ item, reason }) =>
    without === undefined
      ? { code: "skipped", position: item + 1, reason }
      : { code: "without-effect", reason },
  );
  // The result with pins: exactly what the director chose.
  if (impact !== null) {
    warnings.push({ code: "arrived-late", impact: impactOf(attempt.before, pinned.state, at) });
  }
  return ok(decisionOf(dateLateMails(pinned, context), warnings));
};

/** Each of several challenges has its own reason. */
const refusalOf = ({ refusals }: EventAttempt, reason: EventRefusal): LadderRefusal =>
  refusals.length === 1
    ? reason
    : {
        code: "challenges-refused",
        refusals: refusals.map((one) => ({ position: one.item + 1, reason: one.reason })),
      };

/** Returns what the event overturns; null if all earlier consequences still hold. */
const overturningImpact = ({ before, after }: EventAttempt, at: Instant): LadderImpact | null => {
  if (isContinued(before, after.state)) return null;
  const impact = impactOf(before, after.state, at);
  return impact.undone.some(({ kind }) => kind !== "timer-void") ? impact : null;
};

/** Challenges are recorded with what seemed possible, which only a trial shows. */
const tryEvent = (
  draft: LadderDraft,
  event: LadderEvent,
  at: number,
  context: DecisionContext,
): EventAttempt => {
  const before = draft.state;
  const tried = addEvent(draft, event, at, context);
  const refusals = refusalsIn(before, tried.state);
  if (event.type !== "challenge-sent") return { before, after: tried, refusals };
  const entitled = event.data.targets.map((_, item) =>
    refusals.every((refusal) => refusal.item !== item),
  );
  const complete: LadderEvent = { ...event, data: { ...event.data, entitled } };
  return { before, after: addEvent(draft, complete, at, context), refusals };
};

const refusalsIn = (before: LadderState, after: LadderState): EventAttempt["refusals"] =>
  addedConsequences(before, after).flatMap((consequence) => {
    if (consequence.seq !== after.seq) return [];
    if (consequence.kind === "refused") return [{ item: 0, reason: consequence.reason }];
    return consequence.kind === "not-entitled"
      ? [{ item: consequence.item, reason: consequence.reason }]
      : [];
  });

/** Pins what arose since the late mail's moment. */
const pinSince = (
  before: LadderState,
  draft: LadderDraft,
  since: number,
  reason: string,
  context: DecisionContext,
): LadderDraft => {
  const pins = pinsSince(before, since);
  const at = Math.max(Date.parse(context.now), draft.state.at);
  const data = { since: new Date(since).toISOString(), pins, reason };
  return addEvent(draft, { type: "challenges-pinned", data }, at, context);
};
