import type { Instant } from "../../base/day.ts";
import { type DecisionContext, recordAs } from "../../base/decision.ts";
import { dayAt } from "../calendar/zones.ts";
import { addedConsequences } from "../compare-states.ts";
import type { Consequence } from "../consequences.ts";
import { dueTimers, isUndecided, timerNamed } from "../due-timers.ts";
import type { LadderEvent, RecordedLadderEvent } from "../events.ts";
import { applyLadderEvent } from "../fold/fold.ts";
import { noticeIdOf } from "../notices-of.ts";
import type { LadderState } from "../state.ts";
import type { Timer } from "../timers.ts";
import type { LadderDecision } from "./context.ts";

/** A decision in progress: events so far and the state they lead to. Immutable. */
export interface LadderDraft {
  readonly before: LadderState;
  readonly state: LadderState;
  readonly events: readonly RecordedLadderEvent[];
}

/** Returns a draft without events. */
export const draftFrom = (state: LadderState): LadderDraft => ({
  before: state,
  state,
  events: [],
});

/** Returns the decision of a draft. */
export const decisionOf = (
  { events, state }: LadderDraft,
  warnings: LadderDecision["warnings"] = [],
): LadderDecision => ({ events, state, warnings });

/** Adds an event with its time. */
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
 * Applies every deadline that ended by `until`, in order, each dated with its end. Consequences of
 * one can end in time for the next. If a director's mail is only sent now, its deadlines wait; so does
 * a deadline that a message may have kept which the director has yet to deal with.
 */
export const passTime = (
  draft: LadderDraft,
  until: Instant,
  context: DecisionContext,
): LadderDraft => {
  // Deadlines that ended during an absence wait for the director.
  if (draft.state.absence !== null) return draft;
  let current = draft;
  for (;;) {
    const mailedLate = mailedOnlyNow(current, context);
    const due = dueTimers(current.state, until).filter(
      (timer) =>
        !isUndecided(timer, context.undecided ?? []) &&
        !mailedLate.some((consequence) => startsTimer(consequence, timer)),
    );
    const [first] = due;
    if (first === undefined) return current;
    for (const timer of due) {
      if (timer.endsAt > first.endsAt) break;
      current = passDeadline(current, timer, context);
    }
  }
};

/** The actor of applied deadlines, regardless of the triggering command. */
const DEADLINE = "deadline";

/** Applies one deadline, unless a simultaneous one has made it obsolete. */
const passDeadline = (
  draft: LadderDraft,
  { id, endsAt }: Timer,
  context: DecisionContext,
): LadderDraft => {
  if (timerNamed(draft.state, id)?.endsAt !== endsAt) return draft;
  const event: LadderEvent = { type: "deadline-passed", data: { timer: id } };
  const byItself = { ...context, actor: DEADLINE };
  const passed = addEvent(draft, event, endsAt, byItself);
  // A deadline that ended only through a later record (settings, a kept game) acts from then.
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

/** Records that the director's mails about earlier days leave now: their deadlines start now. */
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

/** Consequences of earlier days in this decision whose notice starts a deadline. */
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
      // Consequences of a deadline's last millisecond are mailed on the next day.
      dayAt(timeZone, at + 1) < today,
  );
};
