/**
 * Identifies a challenge by its content (`12-7-m2k5a1`: challenger, position in the mail, arrival),
 * so that the id survives a replay of the log with late information. Safe in URLs.
 */
export type ChallengeId = string;

/** Result of a game, as its players report it. */
export type LadderOutcome = "challenger-wins" | "draw" | "defender-wins";

/** Result of a game as the director rules it: a regular one, or none. */
export type RulingOutcome = LadderOutcome | "both-stay";

export type ChallengeStatus =
  /** Assigned from a list; the challenger has not sent move 1 yet. */
  | "pendingConfirmation"
  | "pendingAcceptance"
  | "running"
  /** Reported and counted; can still be objected to. */
  | "provisional"
  | "final"
  /** Not entitled on arrival. */
  | "rejected"
  /** Assigned, but not confirmed in time. */
  | "lapsed"
  /** Not accepted in time, or refused: the challenger has won, unrated. */
  | "forfeited"
  /** Valid until earlier mail arrived late, or called off by the director. */
  | "voided"
  /** The result was objected to: the director decides. */
  | "disputed"
  /** Over after a year: the director adjudicates on the records. */
  | "inAdjudication"
  | "bothStay"
  /** Accepted although not entitled, as far as is known: the director decides. */
  | "contested";
