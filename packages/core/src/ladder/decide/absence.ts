import type { Instant } from "../../base/day.ts";
import { type DecisionContext, lookAhead } from "../../base/decision.ts";
import { err, ok } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import { addedConsequences } from "../compare-states.ts";
import type { Consequence } from "../consequences.ts";
import { dueTimers } from "../due-timers.ts";
import type { LadderState } from "../state.ts";
import type { Timer } from "../timers.ts";
import { type LadderDecider, type LadderDeciders, nothingFollows } from "./context.ts";
import { addEvent, dateLateMails, decisionOf, draftFrom, passTime } from "./draft.ts";
import { momentOf } from "./moment.ts";

/**
 * Records that no time was passed since a moment. If a deadline became due meanwhile, none acts
 * before the director has decided; otherwise there is nothing to ask.
 */
const noteAbsence: LadderDecider<"note-absence"> = (state, command, context) => {
  const { effectiveAt: _, ...present } = context;
  const now = momentOf(state, present);
  if (!now.ok) return now;
  const since = momentOf(state, { ...present, effectiveAt: command.since });
  if (!since.ok) return since;
  if (state.absence !== null || dueTimers(state, now.value).length === 0) {
    return nothingFollows(state);
  }
  const data = { since: new Date(since.value).toISOString() };
  const at = Math.max(now.value, state.at);
  return ok(decisionOf(addEvent(draftFrom(state), { type: "absence-noted", data }, at, present)));
};

/**
 * Decides which deadlines act after an absence: the named ones, each dated with its end. The others
 * that ended meanwhile skip the days of the absence and resume today.
 */
const decideAbsence: LadderDecider<"decide-absence"> = (state, command, context) => {
  const { effectiveAt: _, ...present } = context;
  const now = momentOf(state, present);
  if (!now.ok) return now;
  if (state.absence === null) return err({ code: "no-absence" });
  const due = dueTimers(state, now.value).map(({ id }) => id);
  const unknown = command.act.find((id) => !due.includes(id));
  if (unknown !== undefined) return err({ code: "deadline-not-due", deadline: unknown });
  const act = due.filter((id) => command.act.includes(id));
  const wait = due.filter((id) => !command.act.includes(id));
  const data = { act, wait, reason: tidyText(command.reason) };
  const at = Math.max(now.value, state.at);
  const decided = addEvent(draftFrom(state), { type: "absence-decided", data }, at, present);
  return ok(decisionOf(dateLateMails(passTime(decided, at - 1, present), present)));
};

/** A deadline that ended during an absence, and the consequences if it acts. */
export interface DueInAbsence {
  readonly timer: Timer;
  readonly consequences: readonly Consequence[];
}

/**
 * Returns what would act if the director let all deadlines act that ended by `now`, in order of
 * their ends; one can cause the next. Empty without an absence.
 */
export const dueInAbsence = (state: LadderState, now: Instant): readonly DueInAbsence[] => {
  if (state.absence === null) return [];
  const context: DecisionContext = { ...lookAhead(state), now: new Date(now).toISOString() };
  let current: LadderState = { ...state, absence: null };
  const due: DueInAbsence[] = [];
  for (const timer of dueTimers(state, now)) {
    const event = { type: "deadline-passed", data: { timer: timer.id } } as const;
    const at = Math.max(timer.endsAt, state.createdAt);
    const { state: after } = addEvent(draftFrom(current), event, at, context);
    due.push({ timer, consequences: addedConsequences(current, after) });
    current = after;
  }
  return due;
};

export const absenceDeciders = {
  "note-absence": noteAbsence,
  "decide-absence": decideAbsence,
} satisfies LadderDeciders;
