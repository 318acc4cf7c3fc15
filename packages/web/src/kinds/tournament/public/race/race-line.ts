import type { EntryId } from "@losfee/core";

/** A player's line. */
export interface RaceLine {
  readonly entry: EntryId;
  readonly name: string;
  /** One per step; null for a gap. */
  readonly ranks: readonly (number | null)[];
  /** Distance to the highest score at each step. */
  readonly behind: readonly (number | null)[];
  /** The accumulated spread; empty if none is counted. */
  readonly spreads: readonly (number | null)[];
  /** The last rank of the line, with its score. */
  readonly rank: number;
  readonly tally: string;
  /** True if the line ends before the last step. */
  readonly ended: boolean;
  /** True if the reason is the player's withdrawal. */
  readonly withdrawn: boolean;
}
