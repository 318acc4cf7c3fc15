import type { EntryId } from "./entry-id.ts";

/** The score that a penalty is deducted from. */
export type PenaltyTarget = "spread" | "rank-points" | "game-points" | "match-points";

/** Points deducted from a player (or team) in one round; at tables, for the whole stage. */
export interface Penalty {
  /** The seq of the event that imposed the penalty. */
  readonly id: number;
  readonly entry: EntryId;
  readonly round: number;
  readonly of: PenaltyTarget;
  /** Multiple of 1/1000, > 0; a whole number for spread. */
  readonly points: number;
  readonly reason: string;
}
