import type { EntryId } from "@losfee/core";

/** Somebody's line. */
export interface RaceLine {
  readonly entry: EntryId;
  readonly name: string;
  /** One for each step; null where there is none. */
  readonly ranks: readonly (number | null)[];
  /** How much less than whoever had most then. */
  readonly behind: readonly (number | null)[];
  /** The sum of the spread; empty where none is counted. */
  readonly spreads: readonly (number | null)[];
  /** The last rank of the line, and what it is worth. */
  readonly rank: number;
  readonly tally: string;
  /** Whether the line ends before the last step. */
  readonly ended: boolean;
  /** Whether that is because the player has left. */
  readonly withdrawn: boolean;
}
