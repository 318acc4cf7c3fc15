/** The two colours of chess. */
export type Colour = "white" | "black";

/** One round of one player, as far as the pairing rules look at it. */
export interface DutchRecord {
  /** The opponent's pairing number; 0 without one. */
  readonly opponent: number;
  /** Whether the game was played over the board; forfeits and byes were not. */
  readonly played: boolean;
  /** The colour of a game that was played; any other colour does not count. */
  readonly colour: Colour | null;
  /** What the round was worth in the tournament's own points. */
  readonly points: number;
  /** Whether this was the bye that the pairing itself gave. */
  readonly pairingAllocatedBye: boolean;
}

/** A player as the pairing rules see one. */
export interface DutchPlayer {
  /** Tournament pairing number (C.04.3, 1.1): distinct, ascending through the list. */
  readonly number: number;
  /** To be paired in this round. */
  readonly available: boolean;
  /** Rounds 1 … round − 1; null or missing for a round without anything. */
  readonly history: readonly (DutchRecord | null)[];
  /**
   * Points beside those of the rounds that count in round 1, 2, … up to this one: fictitious ones of
   * an acceleration, penalties and bonuses. Missing ones are 0.
   */
  readonly addedPoints: readonly number[];
}

/** Everything that decides the pairing of one round by C.04.3. */
export interface DutchTournament {
  /** The round to be paired, from 1. */
  readonly round: number;
  /** How many rounds the tournament has: the last one has topscorers. */
  readonly rounds: number;
  /** What a win, a draw and a loss are worth; the loss bounds what counts as a downfloat. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  /** The colour drawn by lot before the first round (5.1). */
  readonly initialColour: Colour;
  readonly players: readonly DutchPlayer[];
  /** Lists of pairing numbers; two of one list may not meet in this round. */
  readonly forbidden: readonly (readonly number[])[];
}
