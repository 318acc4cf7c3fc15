import type { ChallengeId, RulingOutcome } from "../challenge-status.ts";
import type { Overlay } from "../state.ts";
import { compareEvents, type DatedEvent } from "./log-order.ts";

/** The director's retroactive decisions, indexed. */
export interface LadderRulings {
  readonly overlays: readonly Overlay[];
  /** Outcomes of games as ruled, overriding reports. */
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

/** Returns the overlays that cover an event: they end where their own event stands in the log. */
export const overlaysAt = (
  { overlays }: LadderRulings,
  position: DatedEvent,
): readonly Overlay[] =>
  overlays.length === 0
    ? overlays
    : overlays.filter(
        ({ since, until, event }) =>
          since <= position.at && compareEvents(position, { event, at: until }) < 0,
      );
