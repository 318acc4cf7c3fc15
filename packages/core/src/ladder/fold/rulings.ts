import type { Instant } from "../calendar/day.ts";
import type { ChallengeId, RulingOutcome } from "../challenge-status.ts";
import type { Overlay } from "../state.ts";

/** The director's decisions that reach back, ready to look up. */
export interface LadderRulings {
  readonly overlays: readonly Overlay[];
  /** Outcomes of games as ruled, whatever was reported. */
  readonly outcomes: ReadonlyMap<ChallengeId, RulingOutcome>;
}

/** Prepares rulings and pinnings for a replay. Of two rulings on one game the later counts. */
export const rulingsOf = (overlays: readonly Overlay[]): LadderRulings => {
  const outcomes = new Map<ChallengeId, RulingOutcome>();
  for (const { event } of overlays.toSorted((a, b) => a.until - b.until)) {
    if (event.type === "dispute-decided") outcomes.set(event.data.challenge, event.data.outcome);
  }
  return { overlays, outcomes };
};

/** The overlays whose stretch a moment is in; they end with their own event. */
export const overlaysAt = (
  { overlays }: LadderRulings,
  at: Instant,
  seq: number,
): readonly Overlay[] =>
  overlays.length === 0
    ? overlays
    : overlays.filter(({ since, until, event }) => since <= at && at <= until && event.seq !== seq);
