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

/** A game record sent in, and what its sender claims. */
export interface GameRecord {
  readonly by: EntryId | "director";
  readonly at: Instant;
  /** The record as text. */
  readonly pgn: string;
  /** `null`: nothing is claimed, which counts as a draw. */
  readonly claim: "win" | "draw" | null;
}

/** A challenge and the game it leads to. The challenger has White. Immutable. */
export interface Challenge {
  readonly id: ChallengeId;
  readonly origin: "direct" | "assigned";
  readonly challenger: EntryId;
  readonly defender: EntryId;
  /** Where the two sat when the challenge arose. */
  readonly challengerSeat: Seat;
  readonly defenderSeat: Seat;
  /** When it arrived, or the assignment arose. */
  readonly at: Instant;
  /**
   * When the letter left that its present deadline runs from: of the assignment, the result, or the
   * call for records; null while it has not. Direct challenges are mailed by the challenger, at `at`.
   */
  readonly mailedAt: Instant | null;
  /** The challenger's first move is known to have been sent. */
  readonly begun?: true;
  /** Number of the event that it arose from. */
  readonly seq: number;
  readonly status: ChallengeStatus;
  /** Why it was not entitled, where it was not. */
  readonly rejection: ChallengeRejection | null;
  readonly confirmedAt: Instant | null;
  readonly acceptedAt: Instant | null;
  /** The day the clocks start: earlier moves cost no time. */
  readonly clockStart: Day;
  /** The report that counted first. */
  readonly report: GameReport | null;
  readonly objection: { readonly by: EntryId; readonly at: Instant } | null;
  /** What counts; null until there is a result. */
  readonly outcome: RulingOutcome | null;
  /** Days of an absence of the director's that its deadlines do not count. */
  readonly pauses: readonly Holiday[];
  /** Counts for ratings once final. */
  readonly rated: boolean;
  /** When the slots of both were freed. */
  readonly endedAt: Instant | null;
  /** When nothing can change any more. */
  readonly settledAt: Instant | null;
  readonly records: readonly GameRecord[];
}
