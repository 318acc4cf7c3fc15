/** The origin of one side of a game. */
export type BracketSide =
  | { readonly from: "seed"; readonly seed: number }
  | { readonly from: "winner" | "loser"; readonly game: number };

/** The part of a bracket that a game belongs to. */
export type BracketPart =
  /** The tree that everybody starts in. */
  | "main"
  /** The tree of those who have lost once (double elimination). */
  | "losers"
  /** The winner of the main tree against the winner of the losers' tree. */
  | "final"
  /** The second final, played only if the winner of the main tree lost the first. */
  | "reset"
  /** A game for places of those who have left the main tree. */
  | "places"
  /** The tree of those who lost in round 1. */
  | "consolation";

/** A game of a bracket. */
export interface BracketGame {
  /** Number of the game, from 1, in playing order. */
  readonly game: number;
  /** Round in which it is played, from 1; other parts of the bracket play in the same rounds. */
  readonly round: number;
  readonly part: BracketPart;
  readonly sides: readonly [BracketSide, BracketSide];
  /** For games for places: the best place that its winner can still take. */
  readonly bestPlace?: number;
}

/** The end of one entrant's run, and the places that it shares with others of the same round. */
export interface Exit {
  readonly side: BracketSide;
  readonly from: number;
  readonly to: number;
}

/**
 * The structure of a knock-out for a number of entrants: who plays whom, as far as known before the
 * first result. Byes are no games.
 */
export interface Bracket {
  readonly entrants: number;
  /** In playing order: both sides of a game come from earlier ones. */
  readonly games: readonly BracketGame[];
  /** All ends of runs, best place first: one for each entrant. */
  readonly exits: readonly Exit[];
}

/** Returns a side in short: `s3` seed 3, `w7` winner of game 7, `l7` its loser. */
export const sideCode = (side: BracketSide): string =>
  side.from === "seed" ? `s${side.seed}` : `${side.from === "winner" ? "w" : "l"}${side.game}`;
