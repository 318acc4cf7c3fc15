import type { EntryId } from "./entry-id.ts";

/** What a penalty deducts points from. */
export type PenaltyTarget = "spread" | "rank-points" | "game-points" | "match-points";

/** Points deducted from a player (or team) in one round; at tables they count in its whole stage. */
export interface Penalty {
  /** The seq of the event that imposed it. */
  readonly id: number;
  readonly entry: EntryId;
  readonly round: number;
  readonly of: PenaltyTarget;
  /** In multiples of 1/1000, > 0; of a spread whole. */
  readonly points: number;
  readonly reason: string;
}
