/** An entrant to be placed: its seat so far, and the groups of which it is a member. */
export interface Placeable {
  /** The seed number that it has by rank or by lot. */
  readonly seat: number;
  /** Names by which it is kept apart, most important first; null where it belongs to none. */
  readonly groups: readonly (string | null)[];
}

/** The lines of a tree, or of a part of it, and which seats can be exchanged. */
export interface Lines {
  /** The seat of each line, top first. Seats above `entrants` are byes. */
  readonly order: readonly number[];
  readonly entrants: number;
  /** The pot of a seat: entrants keep to the seats of their pot. */
  readonly potOf: (seat: number) => number;
}
