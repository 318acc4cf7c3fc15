import type { Instant } from "../base/day.ts";
import type { UndecidedMessage } from "../base/decision.ts";
import { oncePerObject } from "../base/once.ts";
import type { Challenge } from "./challenge.ts";
import { silenceTimerOf, timerOf } from "./deadlines.ts";
import type { Position } from "./state.ts";
import type { Timer, TimerId } from "./timers.ts";

/**
 * Returns the deadlines that end by `until`, in order of their ends; without `until`, all running
 * ones. O(n log n) in players and open games.
 */
export const dueTimers = (
  position: Position,
  until: Instant = Number.POSITIVE_INFINITY,
): readonly Timer[] => {
  return runningTimers(position)
    .filter(({ endsAt }) => endsAt <= until)
    .sort(
      (a, b) =>
        a.endsAt - b.endsAt ||
        a.startedAt - b.startedAt ||
        (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    );
};

/**
 * True if a message of a player who must act arrived while this deadline ran, and still waits for
 * the director: it may be what the deadline waits for.
 */
export const isUndecided = (
  { holders, startedAt, endsAt }: Timer,
  messages: readonly UndecidedMessage[],
): boolean =>
  messages.some(({ senders, arrivedAt }) => {
    const at = Date.parse(arrivedAt);
    return at >= startedAt && at <= endsAt && holders.some((player) => senders.includes(player));
  });

/** Requested several times per state: what is due, what ends next, what a page shows. */
const runningTimers = oncePerObject(({ open, players, settings }: Position): readonly Timer[] => {
  const timers: Timer[] = [];
  for (const challenge of open.values()) {
    const timer = deadlineOf({ open, players, settings }, challenge);
    // Once records have arrived, the game waits for the director without limit.
    const waits = timer?.kind === "record" && challenge.records.length > 0;
    if (timer !== null && !waits) timers.push(timer);
  }
  for (const player of players.values()) {
    const timer = silenceTimerOf(player, settings);
    if (timer !== null) timers.push(timer);
  }
  return timers;
});

/** The input of deadlines; part of a position. */
type DeadlineInputs = Pick<Position, "open" | "players" | "settings">;

/** Returns the deadline of a challenge; null for none. */
export const deadlineOf = (
  { players, settings }: DeadlineInputs,
  challenge: Challenge,
): Timer | null => {
  const challenger = players.get(challenge.challenger);
  const defender = players.get(challenge.defender);
  if (challenger === undefined || defender === undefined) return null;
  return timerOf(challenge, { challenger, defender }, settings);
};

/** Returns the running deadline with this name; null if it does not run (any more). */
export const timerNamed = (position: DeadlineInputs, id: TimerId): Timer | null => {
  const [kind = "", subject = ""] = id.split(":");
  const challenge = position.open.get(subject);
  const player = position.players.get(Number(subject));
  let timer: Timer | null = null;
  if (challenge !== undefined) timer = deadlineOf(position, challenge);
  else if ((kind === "idle" || kind === "letter") && player !== undefined) {
    timer = silenceTimerOf(player, position.settings);
  }
  return timer?.id === id ? timer : null;
};
