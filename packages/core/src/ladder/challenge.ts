import type { Day, Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type {
  ChallengeId,
  ChallengeStatus,
  LadderOutcome,
  RulingOutcome,
} from "./challenge-status.ts";
import type { Holiday } from "./holidays.ts";
import type { ChallengeRejection } from "./rejection.ts";
import type { Seat } from "./seat.ts";

/** A report of a result. */
export interface GameReport {
  readonly outcome: LadderOutcome;
  readonly by: EntryId;
  readonly at: Instant;
}

/** A submitted game record, and the sender's claim. */
export interface GameRecord {
  readonly by: EntryId | "director";
  readonly at: Instant;
  /** The record as text. */
  readonly pgn: string;
  /** `null`: no claim, which counts as a draw. */
  readonly claim: "win" | "draw" | null;
}

/** A challenge and the game it leads to. The challenger has White. Immutable. */
export interface Challenge {
  readonly id: ChallengeId;
  readonly origin: "direct" | "assigned";
  readonly challenger: EntryId;
  readonly defender: EntryId;
  /** The seats of both players when the challenge arose. */
  readonly challengerSeat: Seat;
  readonly defenderSeat: Seat;
  /** Time of arrival or assignment. */
  readonly at: Instant;
  /**
   * Departure of the letter that starts the current deadline: about the assignment, the result, or
   * the call for records; null before it. Direct challenges are mailed by the challenger, at `at`.
   */
  readonly mailedAt: Instant | null;
  /** Number of the event that created it. */
  readonly seq: number;
  readonly status: ChallengeStatus;
  /** Reason why it was not entitled; null if it was. */
  readonly rejection: ChallengeRejection | null;
  readonly confirmedAt: Instant | null;
  readonly acceptedAt: Instant | null;
  /** The day the clocks start: earlier moves cost no time. */
  readonly clockStart: Day;
  /** The report that counted first. */
  readonly report: GameReport | null;
  readonly objection: { readonly by: EntryId; readonly at: Instant } | null;
  /** The outcome that counts; null without a result. */
  readonly outcome: RulingOutcome | null;
  /** Days of the director's absence that its deadlines skip. */
  readonly pauses: readonly Holiday[];
  /** True if it counts for ratings once final. */
  readonly rated: boolean;
  /** When both players' slots were freed. */
  readonly endedAt: Instant | null;
  /** When it became unchangeable. */
  readonly settledAt: Instant | null;
  readonly records: readonly GameRecord[];
}
