import type { Colour } from "../fide-dutch/tournament.ts";

/** Which colour preferences count (C.04.6, 1.7). */
export type TeamPreferences = "A" | "B" | "none";

/** One round of one team, as far as the pairing rules look at it. */
export interface TeamSwissRecord {
  /** The opponents' pairing number; 0 without any. */
  readonly opponent: number;
  /** Whether the match was played; forfeited matches and byes were not. */
  readonly played: boolean;
  /** The colour of the first board of a match that was played (1.6.1). */
  readonly colour: Colour | null;
  /** What the round was worth by the primary score. */
  readonly points: number;
  /** What it was worth by the other score. */
  readonly secondaryPoints: number;
  /** A pairing-allocated bye, a match won by forfeit or a full-point bye: no further bye [C2]. */
  readonly barsBye: boolean;
}

/** A team as the pairing rules see one. */
export interface TeamSwissTeam {
  /** Tournament pairing number, TPN (1.1): distinct, ascending through the list. */
  readonly number: number;
  /** To be paired in this round. */
  readonly available: boolean;
  /** Rounds 1 … round − 1; null or missing for a round without anything. */
  readonly history: readonly (TeamSwissRecord | null)[];
  /**
   * Primary points beside those of the rounds that count in round 1, 2, … up to this one: virtual
   * ones of an acceleration, penalties and bonuses. Missing ones are 0.
   */
  readonly addedPoints: readonly number[];
  /** What an acceleration grants in the round to be paired; it is in {@link addedPoints}, too. */
  readonly virtualPoints: number;
  /** Penalties and bonuses by the other score. */
  readonly addedSecondaryPoints: number;
}

/** Everything that decides the pairing of one round by C.04.6. */
export interface TeamSwissTournament {
  /** The round to be paired, from 1. */
  readonly round: number;
  /** How many rounds there are: floats do not count in the last two, type B knows the last one. */
  readonly rounds: number;
  readonly preferences: TeamPreferences;
  /** Whether the secondary score tells the first-team of a pair (4.2.2). */
  readonly secondaryForColours: boolean;
  /** The colour drawn by lot before the first round (4.1). */
  readonly initialColour: Colour;
  readonly teams: readonly TeamSwissTeam[];
  /** Lists of pairing numbers; two of one list may not meet in this round. */
  readonly forbidden: readonly (readonly number[])[];
}
