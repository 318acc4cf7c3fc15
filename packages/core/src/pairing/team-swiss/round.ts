import type { DutchRefusal } from "../fide-dutch/round.ts";
import type { Colour } from "../fide-dutch/tournament.ts";

/** The rule of C.04.6, 4.3 that gave the colours of a pair. */
export type TeamColourRule =
  | "initial-colour"
  | "one-preference"
  | "opposite-preferences"
  | "one-strong-preference"
  | "lower-difference"
  | "alternate"
  | "first-team-preference"
  | "first-team-alternates"
  | "other-team-alternates";

/** A team's preference (1.7): simple by type A, mild or strong by type B. */
export interface TeamPreference {
  readonly colour: Colour;
  readonly strength: "simple" | "mild" | "strong";
}

/** One side of a pair, with the data that explain it. */
export interface TeamSwissSide {
  /** Pairing number. */
  readonly number: number;
  /** Primary score before the round, virtual points included. */
  readonly score: number;
  readonly preference: TeamPreference | null;
}

/** A pair of one round. */
export interface TeamSwissPair {
  readonly white: TeamSwissSide;
  readonly black: TeamSwissSide;
  /** The pairing number of the first-team (4.2). */
  readonly firstTeam: number;
  readonly colourRule: TeamColourRule;
  /** The bracket of the pair, counted from 1 from the highest score. */
  readonly bracket: number;
}

/** A paired bracket; teams by pairing number. */
export interface TeamSwissBracket {
  /** The residents' score, virtual points included. */
  readonly score: number;
  readonly residents: readonly number[];
  /** In the order of 3.5.3. */
  readonly upfloaters: readonly number[];
}

/** A complete round. */
export interface TeamSwissRound {
  /** In the order of publication (General Handling Rules, 3.6). */
  readonly pairs: readonly TeamSwissPair[];
  /** Pairing number of the team with the pairing-allocated bye; null if there is none. */
  readonly bye: number | null;
  /** From the highest score down. */
  readonly brackets: readonly TeamSwissBracket[];
}

/** Reason why a round cannot be paired: `no-pairing` if the arbiter has to decide (3.3.3). */
export type TeamSwissRefusal = DutchRefusal;
