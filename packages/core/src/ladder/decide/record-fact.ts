import type { Instant } from "../../base/day.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { addedHappenings, impactOf, isContinued } from "../compare-states.ts";
import type { LadderEvent } from "../events.ts";
import type { LadderImpact } from "../impact.ts";
import type { LadderRefusal, LadderWarning } from "../refusal.ts";
import type { FactRefusal } from "../rejection.ts";
import type { LadderState } from "../state.ts";
import type { LadderDecision, LadderDecisionContext } from "./context.ts";
import { addEvent, dateLateMails, draftFrom, type LadderDraft, passTime } from "./draft.ts";
import { momentOf } from "./moment.ts";
import { pinsSince } from "./pins.ts";

/** What a fact is recorded for: with or without effect, and whether it may overturn what followed. */
export interface RecordingOptions {
  readonly keep: boolean;
  readonly overturn: null | { readonly pin: boolean; readonly reason: string };
}

/** A fact recorded, and what stands in its way. */
interface RecordedFact {
  readonly before: LadderState;
  readonly after: LadderDraft;
  readonly refusals: readonly { readonly item: number; readonly reason: FactRefusal }[];
}

/**
 * Records a fact at its moment, after every deadline that ended before it. Refused where it has no
 * effect (unless kept) or where it overturns what had followed from later mail (unless that is what
 * is wanted).
 */
export const recordFact = (
  state: LadderState,
  event: LadderEvent,
  context: LadderDecisionContext,
  { keep, overturn }: RecordingOptions,
): Result<LadderDecision, LadderRefusal> => {
  const moment = momentOf(state, context);
  if (!moment.ok) return moment;
  const at = moment.value;
  // A mail that arrives in a deadline's last millisecond is in time.
  const upToDate = passTime(draftFrom(state), at - 1, context);
  const fact = tryFact(upToDate, event, at, context);
  const [first] = fact.refusals;
  const items = event.type === "challenge-sent" ? event.data.targets.length : 1;
  const without = fact.refusals.length >= items ? first : undefined;
  if (without !== undefined && !keep) return err(without.reason);
  const impact = overturningImpact(fact, at);
  if (impact !== null && overturn === null) return err({ code: "overturns", impact });
  if (impact === null && overturn !== null) return err({ code: "overturns-nothing" });
  const pinned =
    overturn?.pin === true
      ? pinSince(fact.before, fact.after, at, overturn.reason, context)
      : fact.after;
  const warnings: LadderWarning[] = fact.refusals.map(({ item, reason }) =>
    without === undefined
      ? { code: "skipped", position: item + 1, reason }
      : { code: "without-effect", reason },
  );
  if (impact !== null) warnings.push({ code: "arrived-late", impact });
  return ok({ events: dateLateMails(pinned, context).events, warnings });
};

/** What the fact overturns; null where all that had followed holds still. */
const overturningImpact = ({ before, after }: RecordedFact, at: Instant): LadderImpact | null => {
  if (isContinued(before, after.state)) return null;
  const impact = impactOf(before, after.state, at);
  return impact.undone.some(({ kind }) => kind !== "timer-void") ? impact : null;
};

/** Challenges are recorded with what seemed possible, which is only known by trying. */
const tryFact = (
  draft: LadderDraft,
  event: LadderEvent,
  at: number,
  context: LadderDecisionContext,
): RecordedFact => {
  const before = draft.state;
  const tried = addEvent(draft, event, at, context);
  const refusals = refusalsIn(before, tried.state);
  if (event.type !== "challenge-sent") return { before, after: tried, refusals };
  const entitled = event.data.targets.map((_, item) =>
    refusals.every((refusal) => refusal.item !== item),
  );
  const told: LadderEvent = { ...event, data: { ...event.data, entitled } };
  return { before, after: addEvent(draft, told, at, context), refusals };
};

const refusalsIn = (before: LadderState, after: LadderState): RecordedFact["refusals"] =>
  addedHappenings(before, after).flatMap((happening) => {
    if (happening.seq !== after.seq) return [];
    if (happening.kind === "refused") return [{ item: 0, reason: happening.reason }];
    return happening.kind === "not-entitled"
      ? [{ item: happening.item, reason: happening.reason }]
      : [];
  });

/** Holds on to what arose since the late mail's moment. */
const pinSince = (
  before: LadderState,
  draft: LadderDraft,
  since: number,
  reason: string,
  context: LadderDecisionContext,
): LadderDraft => {
  const pins = pinsSince(before, since);
  const at = Math.max(Date.parse(context.now), draft.state.at);
  const data = { since: new Date(since).toISOString(), pins, reason };
  return addEvent(draft, { type: "challenges-pinned", data }, at, context);
};
