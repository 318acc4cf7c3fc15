import type { Instant } from "./calendar/day.ts";
import { silenceTimerOf, timerOf } from "./deadlines.ts";
import type { Position } from "./state.ts";
import type { Timer } from "./timers.ts";

/**
 * The deadlines that end at `until` or before, in the order in which they end; without `until`, all
 * that are running. O(n log n) of players and open games.
 */
export const dueTimers = (
  position: Position,
  until: Instant = Number.POSITIVE_INFINITY,
): readonly Timer[] => {
  const timers: Timer[] = [];
  for (const challenge of position.open.values()) {
    const challenger = position.players.get(challenge.challenger);
    const defender = position.players.get(challenge.defender);
    if (challenger === undefined || defender === undefined) continue;
    const timer = timerOf(challenge, { challenger, defender }, position.settings);
    // Games whose records have come wait for the director without end.
    const waits = timer?.kind === "record" && challenge.records.length > 0;
    if (timer !== null && !waits && timer.endsAt <= until) timers.push(timer);
  }
  for (const player of position.players.values()) {
    const timer = silenceTimerOf(player, position.settings);
    if (timer !== null && timer.endsAt <= until) timers.push(timer);
  }
  return timers.sort(
    (a, b) =>
      a.endsAt - b.endsAt || a.startedAt - b.startedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
};
