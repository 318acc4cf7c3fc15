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
