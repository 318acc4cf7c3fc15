import type { EntryId } from "../base/entry-id.ts";
import type { RoundRange } from "../base/round-range.ts";

/**
 * Fictitious points for pairing only, in every round of the range. If several cover a player's
 * round, the last of the list counts (as records 250 of TRF-2026).
 */
export interface Acceleration extends RoundRange {
  readonly entries: readonly EntryId[];
  readonly points: number;
}
