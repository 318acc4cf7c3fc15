export type Colour = "white" | "black";

/** One round of one player, as the pairing rules need it. */
export interface DutchRecord {
  /** The opponent's pairing number; 0 without one. */
  readonly opponent: number;
  /** True if the game was played over the board; forfeits and byes were not. */
  readonly played: boolean;
  /** The colour of a game that was played; any other colour does not count. */
  readonly colour: Colour | null;
  /** Points of the round in the tournament's own point system. */
  readonly points: number;
  /** True if this was a pairing-allocated bye. */
  readonly pairingAllocatedBye: boolean;
}

/** A player as the pairing rules need it. */
export interface DutchPlayer {
  /** Tournament pairing number (C.04.3, 1.1): distinct, ascending through the list. */
  readonly number: number;
  /** To be paired in this round. */
  readonly available: boolean;
  /** Rounds 1 … round − 1; null or missing for an empty round. */
  readonly history: readonly (DutchRecord | null)[];
  /**
   * Points in addition to those of the rounds, counting in round 1, 2, … up to this one: fictitious
   * ones of an acceleration, penalties and bonuses. Missing ones are 0.
   */
  readonly addedPoints: readonly number[];
}

/** The complete input for pairing one round by C.04.3. */
export interface DutchTournament {
  /** The round to be paired, from 1. */
  readonly round: number;
  /** Number of rounds of the tournament: the last one has topscorers. */
  readonly rounds: number;
  /** Values of a win, a draw and a loss; the loss is the limit for a downfloat. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  /** The colour drawn by lot before the first round (5.1). */
  readonly initialColour: Colour;
  readonly players: readonly DutchPlayer[];
  /** Lists of pairing numbers; two of one list may not meet in this round. */
  readonly forbidden: readonly (readonly number[])[];
}
