import type { EntryId } from "../tournament/scorecard.ts";
import type { Day, Instant } from "./calendar/day.ts";
import type { ChallengeRejection } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/**
 * Names a challenge by its content (`12-7-m2k5a1`: challenger, position in the mail, arrival), so
 * that it keeps its name when the log is replayed with late information. Safe in addresses.
 */
export type ChallengeId = string;

/** How a game ended, as its players report it. */
export type LadderOutcome = "challenger-wins" | "draw" | "defender-wins";

/** How a director can end a game: as reported, or without a result. */
export type RulingOutcome = LadderOutcome | "both-stay";

export type ChallengeStatus =
  /** Assigned from a list; the challenger has not sent move 1 yet. */
  | "pendingConfirmation"
  | "pendingAcceptance"
  | "running"
  /** Reported and counted; an objection is still possible. */
  | "provisional"
  | "final"
  /** Not entitled when it arrived. */
  | "rejected"
  /** Assigned, but not confirmed in time. */
  | "lapsed"
  /** Not accepted in time, or refused: the challenger has won, unrated. */
  | "forfeited"
  /** Stood until earlier mail became known, or the director called it off. */
  | "voided"
  /** The result was objected to: the director decides. */
  | "disputed"
  /** Lasted a year: the director adjudicates on the records. */
  | "inAdjudication"
  | "bothStay"
  /** Accepted although not entitled, as far as is known now: the director decides. */
  | "contested";

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
  /** Where the two sat when the challenge came about. */
  readonly challengerSeat: Seat;
  readonly defenderSeat: Seat;
  /** When it arrived, or the assignment came about. */
  readonly at: Instant;
  /** When the mail left that its deadlines run from; equals `at` for direct challenges. */
  readonly mailedAt: Instant;
  /** Number of the event that it came about by. */
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
  /** When the notice of the provisional result left. */
  readonly reportMailedAt: Instant | null;
  readonly objection: { readonly by: EntryId; readonly at: Instant } | null;
  /** What counts; null until there is a result. */
  readonly outcome: RulingOutcome | null;
  /** Counts for ratings once final. */
  readonly rated: boolean;
  /** When the slots of both were freed. */
  readonly endedAt: Instant | null;
  /** When nothing can change any more. */
  readonly settledAt: Instant | null;
  readonly records: readonly GameRecord[];
}
