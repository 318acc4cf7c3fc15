import type { Colour } from "../fide-dutch/tournament.ts";

/** The type of colour preferences in use (C.04.6, 1.7). */
export type TeamPreferences = "A" | "B" | "none";

/** One round of one team, as the pairing rules need it. */
export interface TeamSwissRecord {
  /** The opponents' pairing number; 0 without any. */
  readonly opponent: number;
  /** True if the match was played; forfeited matches and byes were not. */
  readonly played: boolean;
  /** The colour of the first board of a match that was played (1.6.1). */
  readonly colour: Colour | null;
  /** Primary score of the round. */
  readonly points: number;
  /** Secondary score of the round. */
  readonly secondaryPoints: number;
  /** A pairing-allocated bye, a match won by forfeit or a full-point bye: no further bye [C2]. */
  readonly barsBye: boolean;
}

/** A team as the pairing rules need it. */
export interface TeamSwissTeam {
  /** Tournament pairing number, TPN (1.1): distinct, ascending through the list. */
  readonly number: number;
  /** To be paired in this round. */
  readonly available: boolean;
  /** Rounds 1 … round − 1; null or missing for an empty round. */
  readonly history: readonly (TeamSwissRecord | null)[];
  /**
   * Primary points in addition to those of the rounds, counting in round 1, 2, … up to this one:
   * virtual ones of an acceleration, penalties and bonuses. Missing ones are 0.
   */
  readonly addedPoints: readonly number[];
  /** Points granted by an acceleration in this round; also part of {@link addedPoints}. */
  readonly virtualPoints: number;
  /** Secondary penalties and bonuses. */
  readonly addedSecondaryPoints: number;
}

/** The complete input for pairing one round by C.04.6. */
export interface TeamSwissTournament {
  /** The round to be paired, from 1. */
  readonly round: number;
  /**
   * Number of rounds: floats do not count in the last two, and type B treats the last specially.
   */
  readonly rounds: number;
  readonly preferences: TeamPreferences;
  /** True if the secondary score decides the first-team of a pair (4.2.2). */
  readonly secondaryForColours: boolean;
  /** The colour drawn by lot before the first round (4.1). */
  readonly initialColour: Colour;
  readonly teams: readonly TeamSwissTeam[];
  /** Lists of pairing numbers; two of one list may not meet in this round. */
  readonly forbidden: readonly (readonly number[])[];
}
