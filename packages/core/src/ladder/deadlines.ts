import { addMonths, type Day, type Instant } from "../base/day.ts";
import { dayAt, endOfDay } from "./calendar/zones.ts";
import type { Challenge } from "./challenge.ts";
import { type Holiday, withHoliday } from "./holidays.ts";
import type { LadderSettings } from "./settings.ts";
import type { LadderPlayer } from "./state.ts";
import type { Timer, TimerKind } from "./timers.ts";

/**
 * Returns the last day of a deadline of `days` calendar days after its start, skipping holidays.
 * Holidays in order, not overlapping. O(holidays).
 */
const lastDayOf = (start: Day, days: number, holidays: readonly Holiday[]): Day => {
  let last = start + days;
  for (const { from, to } of holidays) {
    if (to <= start) continue;
    if (from > last) break;
    last += to - Math.max(from, start + 1) + 1;
  }
  return last;
};

/** What deadlines depend on in the two players of a game. */
export interface Sides {
  readonly challenger: Pick<LadderPlayer, "holidays">;
  readonly defender: Pick<LadderPlayer, "holidays">;
}

/** A challenge whose letter has left. */
type Mailed = Challenge & { readonly mailedAt: Instant };

const isMailed = (challenge: Challenge): challenge is Mailed => challenge.mailedAt !== null;

/**
 * Returns the deadline of a challenge in its present state; null for none. Deadlines started by a
 * letter do not run before it has left.
 */
export const timerOf = (
  challenge: Challenge,
  sides: Sides,
  settings: LadderSettings,
): Timer | null => {
  if (challenge.status === "running") return gameTimer(challenge, settings);
  return isMailed(challenge) ? mailedTimerOf(challenge, sides, settings) : null;
};

const mailedTimerOf = (challenge: Mailed, sides: Sides, settings: LadderSettings): Timer | null => {
  switch (challenge.status) {
    case "pendingConfirmation":
      return confirmTimer(challenge, sides, settings);
    case "pendingAcceptance":
      return acceptTimer(challenge, sides, settings);
    case "provisional":
      return objectionTimer(challenge, sides, settings);
    case "inAdjudication":
      return recordTimer(challenge, sides, settings);
    default:
      return null;
  }
};

/** Returns the days that a deadline skips: its holder's holidays, and the director's absences. */
const daysOff = ({ pauses }: Challenge, holidays: readonly Holiday[]): readonly Holiday[] =>
  pauses.reduce(withHoliday, holidays);

const timer = (
  kind: TimerKind,
  challenge: Challenge,
  settings: LadderSettings,
  rest: Pick<Timer, "holders" | "startedAt" | "lastDay" | "holidayDays">,
): Timer => ({
  id: `${kind}:${challenge.id}`,
  kind,
  challenge: challenge.id,
  endsAt: endOfDay(settings.timeZone, rest.lastDay),
  ...rest,
});

const confirmTimer = (challenge: Mailed, sides: Sides, settings: LadderSettings): Timer => {
  const { challenger, mailedAt } = challenge;
  const start = dayAt(settings.timeZone, mailedAt);
  const days = settings.deadlines.confirmDays;
  const lastDay = lastDayOf(start, days, daysOff(challenge, sides.challenger.holidays));
  const holidayDays = lastDay - start - days;
  return timer("confirm", challenge, settings, {
    holders: [challenger],
    startedAt: mailedAt,
    lastDay,
    holidayDays,
  });
};

const acceptTimer = (challenge: Mailed, sides: Sides, settings: LadderSettings): Timer => {
  const { origin, defender, mailedAt } = challenge;
  const start = dayAt(settings.timeZone, mailedAt);
  const { acceptDays, acceptAssignedDays } = settings.deadlines;
  // The challenger's holiday extends the confirmation at no cost to the defender. An absence needs
  // no correction: the defender's deadline skips it anyway.
  const postponed =
    origin === "direct"
      ? 0
      : confirmTimer({ ...challenge, pauses: [] }, sides, settings).holidayDays;
  const days = (origin === "direct" ? acceptDays : acceptAssignedDays) + postponed;
  const lastDay = lastDayOf(start, days, daysOff(challenge, sides.defender.holidays));
  return timer("accept", challenge, settings, {
    holders: [defender],
    startedAt: mailedAt,
    lastDay,
    holidayDays: lastDay - start - days + postponed,
  });
};

/** The reporter has spoken: the deadline is the opponent's. */
const objectionTimer = (challenge: Mailed, sides: Sides, settings: LadderSettings): Timer => {
  const { challenger, defender, report, mailedAt: startedAt } = challenge;
  const start = dayAt(settings.timeZone, startedAt);
  const days = settings.deadlines.objectionDays;
  const byChallenger = report?.by === challenger;
  const { holidays } = byChallenger ? sides.defender : sides.challenger;
  const lastDay = lastDayOf(start, days, daysOff(challenge, holidays));
  return timer("objection", challenge, settings, {
    holders: [byChallenger ? defender : challenger],
    startedAt,
    lastDay,
    holidayDays: lastDay - start - days,
  });
};

const gameTimer = (challenge: Challenge, settings: LadderSettings): Timer =>
  timer("game", challenge, settings, {
    holders: [],
    startedAt: endOfDay(settings.timeZone, challenge.clockStart - 1) + 1,
    lastDay: gameEndOf(challenge, settings),
    holidayDays: 0,
  });

/** Returns the last day of a game's maximum duration. */
export const gameEndOf = ({ clockStart, pauses }: Challenge, { deadlines }: LadderSettings): Day =>
  pausedEnd(clockStart, addMonths(clockStart, deadlines.gameMonths), pauses);

/** Returns the end of a period not counted in days, extended by absences. */
const pausedEnd = (start: Day, end: Day, pauses: readonly Holiday[]): Day =>
  lastDayOf(start, end - start, pauses);

const recordTimer = (challenge: Mailed, sides: Sides, settings: LadderSettings): Timer => {
  const { mailedAt: startedAt } = challenge;
  const start = dayAt(settings.timeZone, startedAt);
  const days = settings.deadlines.recordDays;
  const lastDay = Math.max(
    lastDayOf(start, days, daysOff(challenge, sides.challenger.holidays)),
    lastDayOf(start, days, daysOff(challenge, sides.defender.holidays)),
  );
  return timer("record", challenge, settings, {
    holders: [challenge.challenger, challenge.defender],
    startedAt,
    lastDay,
    holidayDays: lastDay - start - days,
  });
};

/**
 * Returns the deadline of a player's silence, or of the answer to the letter about it once that has
 * left; null if none runs.
 */
export const silenceTimerOf = (player: LadderPlayer, settings: LadderSettings): Timer | null => {
  const { id, idleSince, letterAt, letterLeftAt, holidays, pauses, seatNumber } = player;
  if (seatNumber === null || idleSince === null) return null;
  const { idleMonths, letterDays } = settings.deadlines;
  if (letterAt === null) {
    const start = dayAt(settings.timeZone, idleSince);
    const lastDay = pausedEnd(start, addMonths(start, idleMonths), pauses);
    const span = { startedAt: idleSince, lastDay, holidayDays: 0 };
    return silenceTimer("idle", id, settings, idleSince, span);
  }
  if (letterLeftAt === null) return null;
  const start = dayAt(settings.timeZone, letterLeftAt);
  const lastDay = lastDayOf(start, letterDays, pauses.reduce(withHoliday, holidays));
  const span = { startedAt: letterLeftAt, lastDay, holidayDays: lastDay - start - letterDays };
  return silenceTimer("letter", id, settings, letterAt, span);
};

/** Its id contains `since`, so it does not change with a late letter. */
const silenceTimer = (
  kind: "idle" | "letter",
  player: LadderPlayer["id"],
  settings: LadderSettings,
  since: Instant,
  span: Pick<Timer, "startedAt" | "lastDay" | "holidayDays">,
): Timer => ({
  id: `${kind}:${player}:${since.toString(36)}`,
  kind,
  holders: [player],
  challenge: null,
  endsAt: endOfDay(settings.timeZone, span.lastDay),
  ...span,
});
