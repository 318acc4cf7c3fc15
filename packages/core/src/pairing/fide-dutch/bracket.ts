/**
 * A pairing bracket (1.3) with the lower players that its pairing has to consider: positions
 * 0 … in ascending rank, moved-down players first, then residents, then the next scoregroup, then
 * the rest.
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
  /** Whether everybody not yet paired is among `ranks`: completion and bye are decided here. */
  readonly whole: boolean;
  /** Score of who will get the bye [C5], in hundredths; null if nobody will. */
  readonly byeScore: number | null;
}

/** How a bracket was paired, by rank. */
export interface PairedBracket {
  /** Pairs in the order in which they were formed, higher ranked player first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Who moves down, ascending. */
  readonly downfloaters: readonly number[];
  /** Who of all players in view has no pair in a best pairing of the next scoregroup either. */
  readonly left: readonly number[];
}
