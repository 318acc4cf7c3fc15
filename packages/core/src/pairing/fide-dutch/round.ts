import type { Colour } from "./tournament.ts";

/** The rule of C.04.3, 5.2 that gave the colours of a pair. */
export type ColourRule =
  | "both-preferences"
  | "stronger-preference"
  | "wider-difference"
  | "alternate"
  | "higher-ranked-preference"
  | "initial-colour";

/** A player's due colour, graded by C.04.3, 1.7. */
export interface DuePreference {
  readonly colour: Colour;
  readonly strength: "mild" | "strong" | "absolute";
}

/** Down for meeting a lower score, up for a higher one (1.4). */
export type Float = "down" | "up" | "none";

/** One side of a pair, with the data that explain it. */
export interface DutchSide {
  /** Pairing number. */
  readonly number: number;
  /** Points before the round, including fictitious ones. */
  readonly score: number;
  /** Null before the first game. */
  readonly due: DuePreference | null;
  /** The float that this pair gives (1.4.2). */
  readonly float: Float;
}

/** A pair of one round. */
export interface DutchPair {
  readonly white: DutchSide;
  readonly black: DutchSide;
  /** The rule that decided the colours (5.2). */
  readonly colourRule: ColourRule;
  /** The bracket of the pair, counted from 1 from the highest score. */
  readonly bracket: number;
}

/** A bracket and its result; players by pairing number. */
export interface DutchBracket {
  /** The residents' score, including fictitious points. */
  readonly score: number;
  readonly movedDown: readonly number[];
  readonly residents: number;
  readonly pairs: number;
  readonly downfloaters: readonly number[];
}

/** A complete round. */
export interface DutchRound {
  /** In board order: highest score of the two first, then the other score, then pairing number. */
  readonly pairs: readonly DutchPair[];
  /** Pairing number of the player with the pairing-allocated bye; null if there is none. */
  readonly bye: number | null;
  /** From the highest score down. */
  readonly brackets: readonly DutchBracket[];
}

/** Reason why a round cannot be paired. */
export type DutchRefusal =
  /** No complete pairing obeys the absolute criteria: the arbiter has to decide (1.9.3). */
  | { readonly code: "no-pairing"; readonly players: number }
  /** Rounds are counted from 1. */
  | { readonly code: "no-such-round"; readonly round: number }
  /** Pairing numbers must be whole, above 0 and ascend through the list of players. */
  | { readonly code: "numbers-not-ascending"; readonly number: number }
  /** Something is recorded for the round to be paired or a later one. */
  | { readonly code: "history-too-long"; readonly player: number; readonly rounds: number }
  /** A game against an opponent missing from the list. */
  | { readonly code: "unknown-opponent"; readonly player: number; readonly round: number };
