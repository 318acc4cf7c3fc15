import type { EntryId } from "../../base/entry-id.ts";
import type { PairOutcome } from "../contest-result.ts";
import type { Warning } from "../refusal.ts";
import type { BoardRound, Game } from "../round.ts";

/** A result that fits a game for two, or a match. */
export interface FittingPair {
  readonly round: BoardRound;
  readonly contest: Game;
  readonly seats: readonly [EntryId, EntryId];
  readonly outcome: PairOutcome;
  readonly warnings: readonly Warning[];
}
