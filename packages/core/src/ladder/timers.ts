import type { Day, Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { ChallengeId } from "./challenge-status.ts";

/** Identifies a timer, e.g. `accept:12-0-m2k5a1` or `idle:7:m2k5a1`: the same on every server. */
export type TimerId = string;

export type TimerKind = "confirm" | "accept" | "objection" | "game" | "record" | "idle" | "letter";

/** A deadline that is running. */
export interface Timer {
  readonly id: TimerId;
  readonly kind: TimerKind;
  /** The players who must act; empty for a game's maximum duration. */
  readonly holders: readonly EntryId[];
  readonly challenge: ChallengeId | null;
  readonly startedAt: Instant;
  /** The last day, and its last millisecond in the club's time zone. */
  readonly lastDay: Day;
  readonly endsAt: Instant;
  /** Number of holidays that extended it. */
  readonly holidayDays: number;
}
