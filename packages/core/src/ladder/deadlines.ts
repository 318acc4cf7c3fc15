import { addMonths, type Day, type Instant } from "../base/day.ts";
import { dayAt, endOfDay } from "./calendar/zones.ts";
import type { Challenge } from "./challenge.ts";
import type { LadderSettings } from "./settings.ts";
import type { Holiday, LadderPlayer } from "./state.ts";
import type { Timer, TimerKind } from "./timers.ts";

/**
 * The last day of a deadline of `days` calendar days after the day it starts on: days of holiday
 * are not counted. Holidays in order, not overlapping. O(holidays).
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

/** The two of a game as far as their deadlines go. */
export interface Sides {
  readonly challenger: Pick<LadderPlayer, "holidays">;
  readonly defender: Pick<LadderPlayer, "holidays">;
}

/** The deadline that a challenge waits for in its present state; null: for none. */
export const timerOf = (
  challenge: Challenge,
  sides: Sides,
  settings: LadderSettings,
): Timer | null => {
  switch (challenge.status) {
    case "pendingConfirmation":
      return confirmTimer(challenge, sides, settings);
    case "pendingAcceptance":
      return acceptTimer(challenge, sides, settings);
    case "provisional":
      return objectionTimer(challenge, sides, settings);
    case "running":
      return gameTimer(challenge, settings);
    case "inAdjudication":
      return recordTimer(challenge, sides, settings);
    default:
      return null;
  }
};

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

const confirmTimer = (challenge: Challenge, sides: Sides, settings: LadderSettings): Timer => {
  const { challenger, mailedAt } = challenge;
  const start = dayAt(settings.timeZone, mailedAt);
  const days = settings.deadlines.confirmDays;
  const lastDay = lastDayOf(start, days, sides.challenger.holidays);
  const holidayDays = lastDay - start - days;
  return timer("confirm", challenge, settings, {
    holders: [challenger],
    startedAt: mailedAt,
    lastDay,
    holidayDays,
  });
};

const acceptTimer = (challenge: Challenge, sides: Sides, settings: LadderSettings): Timer => {
  const { origin, defender, mailedAt } = challenge;
  const start = dayAt(settings.timeZone, mailedAt);
  const { acceptDays, acceptAssignedDays } = settings.deadlines;
  // What the challenger's holiday put off the confirmation by is not taken from the defender.
  const postponed = origin === "direct" ? 0 : confirmTimer(challenge, sides, settings).holidayDays;
  const days = (origin === "direct" ? acceptDays : acceptAssignedDays) + postponed;
  const lastDay = lastDayOf(start, days, sides.defender.holidays);
  return timer("accept", challenge, settings, {
    holders: [defender],
    startedAt: mailedAt,
    lastDay,
    holidayDays: lastDay - start - days + postponed,
  });
};

/** The reporter has spoken: the deadline is the other's. */
const objectionTimer = (challenge: Challenge, sides: Sides, settings: LadderSettings): Timer => {
  const { challenger, defender, report } = challenge;
  const startedAt = challenge.reportMailedAt ?? report?.at ?? challenge.at;
  const start = dayAt(settings.timeZone, startedAt);
  const days = settings.deadlines.objectionDays;
  const byChallenger = report?.by === challenger;
  const { holidays } = byChallenger ? sides.defender : sides.challenger;
  const lastDay = lastDayOf(start, days, holidays);
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

/** The last day of a game's longest duration. */
export const gameEndOf = ({ clockStart }: Challenge, { deadlines }: LadderSettings): Day =>
  addMonths(clockStart, deadlines.gameMonths);

const recordTimer = (challenge: Challenge, sides: Sides, settings: LadderSettings): Timer => {
  const startedAt = challenge.endedAt ?? challenge.at;
  const start = dayAt(settings.timeZone, startedAt);
  const days = settings.deadlines.recordDays;
  const lastDay = Math.max(
    lastDayOf(start, days, sides.challenger.holidays),
    lastDayOf(start, days, sides.defender.holidays),
  );
  return timer("record", challenge, settings, {
    holders: [challenge.challenger, challenge.defender],
    startedAt,
    lastDay,
    holidayDays: lastDay - start - days,
  });
};

/** The deadline of a player's silence, or of the answer to the letter about it; null: none runs. */
export const silenceTimerOf = (player: LadderPlayer, settings: LadderSettings): Timer | null => {
  const { id, idleSince, letterAt, holidays, seatNumber } = player;
  if (seatNumber === null || idleSince === null) return null;
  const { idleMonths, letterDays } = settings.deadlines;
  if (letterAt === null) {
    const lastDay = addMonths(dayAt(settings.timeZone, idleSince), idleMonths);
    return silenceTimer("idle", id, settings, { startedAt: idleSince, lastDay, holidayDays: 0 });
  }
  const start = dayAt(settings.timeZone, letterAt);
  const lastDay = lastDayOf(start, letterDays, holidays);
  const holidayDays = lastDay - start - letterDays;
  return silenceTimer("letter", id, settings, { startedAt: letterAt, lastDay, holidayDays });
};

const silenceTimer = (
  kind: "idle" | "letter",
  player: LadderPlayer["id"],
  settings: LadderSettings,
  rest: { readonly startedAt: Instant; readonly lastDay: Day; readonly holidayDays: number },
): Timer => ({
  id: `${kind}:${player}:${rest.startedAt.toString(36)}`,
  kind,
  holders: [player],
  challenge: null,
  endsAt: endOfDay(settings.timeZone, rest.lastDay),
  ...rest,
});
