import type { Instant } from "../../base/day.ts";
import { type DecisionContext, recordAs } from "../../base/decision.ts";
import { dayAt } from "../calendar/zones.ts";
import { addedConsequences } from "../compare-states.ts";
import type { Consequence } from "../consequences.ts";
import { dueTimers, timerNamed } from "../due-timers.ts";
import type { LadderEvent, RecordedLadderEvent } from "../events.ts";
import { applyLadderEvent } from "../fold/fold.ts";
import { noticeIdOf } from "../notices-of.ts";
import type { LadderState } from "../state.ts";
import type { Timer } from "../timers.ts";
import type { LadderDecision } from "./context.ts";

/** A decision in the making: events so far and the state they lead to. Immutable. */
export interface LadderDraft {
  readonly before: LadderState;
  readonly state: LadderState;
  readonly events: readonly RecordedLadderEvent[];
}

/** A decision without events yet. */
export const draftFrom = (state: LadderState): LadderDraft => ({
  before: state,
  state,
  events: [],
});

/** The decision that a draft comes to. */
export const decisionOf = (
  { events, state }: LadderDraft,
  warnings: LadderDecision["warnings"] = [],
): LadderDecision => ({ events, state, warnings });

/** Adds an event that happened at a moment. */
export const addEvent = (
  draft: LadderDraft,
  event: LadderEvent,
  at: Instant,
  context: DecisionContext,
): LadderDraft => {
  const effectiveAt = at === Date.parse(context.now) ? context.now : new Date(at).toISOString();
  const recorded = recordAs(event, draft.state.seq + 1, context, effectiveAt);
  return {
    ...draft,
    state: applyLadderEvent(draft.state, recorded),
    events: [...draft.events, recorded],
  };
};

/**
 * Lets every deadline act that ended at `until` or before, one after the other, each dated with its
 * end. What follows from one can end in time for the next. Where a director's mail is only
 * sent now, its deadlines wait.
 */
export const passTime = (
  draft: LadderDraft,
  until: Instant,
  context: DecisionContext,
): LadderDraft => {
  // What ended while nobody was there waits for the director's word.
  if (draft.state.absence !== null) return draft;
  let current = draft;
  for (;;) {
    const mailedLate = mailedOnlyNow(current, context);
    const due = dueTimers(current.state, until).filter(
      (timer) => !mailedLate.some((consequence) => startsTimer(consequence, timer)),
    );
    const [first] = due;
    if (first === undefined) return current;
    for (const timer of due) {
      if (timer.endsAt > first.endsAt) break;
      current = passDeadline(current, timer, context);
    }
  }
};

/** Who acted where a deadline did, whoever's command let it. */
const DEADLINE = "deadline";

/** Lets one deadline act, unless another that ended with it has settled its matter. */
const passDeadline = (
  draft: LadderDraft,
  { id, endsAt }: Timer,
  context: DecisionContext,
): LadderDraft => {
  if (timerNamed(draft.state, id)?.endsAt !== endsAt) return draft;
  const event: LadderEvent = { type: "deadline-passed", data: { timer: id } };
  const byItself = { ...context, actor: DEADLINE };
  const passed = addEvent(draft, event, endsAt, byItself);
  // A deadline that only ended by what was recorded later (settings, a game kept) acts from then.
  return timerNamed(passed.state, id)?.endsAt === endsAt
    ? addEvent(draft, event, Math.max(draft.state.at, endsAt), byItself)
    : passed;
};

const startsTimer = (consequence: Consequence, timer: Timer): boolean => {
  if (consequence.kind === "letter") {
    return timer.kind === "letter" && timer.holders.includes(consequence.player);
  }
  return "challenge" in consequence && consequence.challenge === timer.challenge;
};

/**
 * Says of the director's mails that leave today for something of an earlier day that they leave now:
 * their deadlines start now.
 */
export const dateLateMails = (draft: LadderDraft, context: DecisionContext): LadderDraft => {
  const notices = mailedOnlyNow(draft, context)
    .filter((consequence) => !("challenge" in consequence) || isOpen(draft, consequence.challenge))
    .map(noticeIdOf)
    .filter((id) => id !== null);
  if (notices.length === 0) return draft;
  const now = Math.max(Date.parse(context.now), draft.state.at);
  return addEvent(draft, { type: "notices-sent", data: { notices } }, now, context);
};

const isOpen = ({ state }: LadderDraft, challenge: string | null): boolean =>
  challenge !== null && state.open.has(challenge);

/** Consequences in this decision whose notice starts a deadline, and that are of earlier days. */
const mailedOnlyNow = (
  { before, state }: LadderDraft,
  { now }: DecisionContext,
): readonly Consequence[] => {
  if (state === before || state.settings.directorsDeadlines !== "from-mail") return [];
  const { timeZone } = state.settings;
  const today = dayAt(timeZone, Date.parse(now));
  return addedConsequences(before, state).filter(
    ({ kind, at }) =>
      (kind === "assigned" || kind === "reported" || kind === "letter") &&
      // What follows from a deadline's last millisecond is mailed on the day after.
      dayAt(timeZone, at + 1) < today,
  );
};
