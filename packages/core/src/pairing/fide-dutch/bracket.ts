/**
 * A pairing bracket (1.3) with the lower players that its pairing must consider: positions 0 … in
 * ascending rank, moved-down players first, then residents, then the next scoregroup, then the
 * rest.
 */
export interface Bracket {
  /** Ranks, ascending. */
  readonly ranks: Int32Array;
  /** Positions before this one are moved-down players (MDPs). */
  readonly residents: number;
  /** Positions from here on are the next scoregroup. */
  readonly next: number;
  /** Positions from here on are lower still. */
  readonly rest: number;
  /** True if all unpaired players are among `ranks`: completion and bye are decided here. */
  readonly whole: boolean;
  /** Score of the player who will get the bye [C5], in hundredths; null without a bye. */
  readonly byeScore: number | null;
}

/** The pairing of a bracket, by rank. */
export interface PairedBracket {
  /** Pairs in the order in which they were formed, higher ranked player first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The players who move down, ascending. */
  readonly downfloaters: readonly number[];
  /** Players in view who have no pair even in a best pairing of the next scoregroup. */
  readonly left: readonly number[];
}
