import type { DutchRefusal } from "../fide-dutch/round.ts";
import type { Colour } from "../fide-dutch/tournament.ts";

/** Which rule of C.04.6, 4.3 gave the colours of a pair. */
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

/** What a team preferred (1.7): simple by type A, mild or strong by type B. */
export interface TeamPreference {
  readonly colour: Colour;
  readonly strength: "simple" | "mild" | "strong";
}

/** One side of a pair, with what explains it. */
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
  /** In which bracket they were paired, counted from 1 from the highest score. */
  readonly bracket: number;
}

/** A bracket as it was paired; teams by pairing number. */
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
  /** Pairing number of who has the pairing-allocated bye; null if nobody has. */
  readonly bye: number | null;
  /** From the highest score down. */
  readonly brackets: readonly TeamSwissBracket[];
}

/** Why a round cannot be paired: `no-pairing` where the arbiter has to decide (3.3.3). */
export type TeamSwissRefusal = DutchRefusal;
