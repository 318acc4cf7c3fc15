/** A keyed value of a player: `p12`, `board`, `class` … and any unknown one. */
export interface TshKey {
  readonly name: string;
  readonly value: string;
}

/** A line of a division: its place (from 1) is the player's number. */
export interface TshPlayer {
  /** As in the file: `Surname, Given`. */
  readonly name: string;
  readonly rating: number;
  /** By round: a player's number, 0 for a bye or forfeit, null for an undefined gap (`00`). */
  readonly opponents: readonly (number | null)[];
  /** By round: game points, or the spread of a round without an opponent; null for a gap. */
  readonly scores: readonly (number | null)[];
  /** In the order of the file. */
  readonly keys: readonly TshKey[];
  /** The text after `#` on the player's line, else empty. */
  readonly comment: string;
}
