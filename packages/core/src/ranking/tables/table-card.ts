import type { EntryId } from "../../base/entry-id.ts";
import type { Penalty } from "../../base/penalty.ts";
import type { SeatShare } from "./rank-points.ts";

/** A game of a stage on a player's card. */
export interface TableLine {
  readonly game: number;
  readonly table: number;
  /** Seats at the table. */
  readonly size: number;
  readonly share: SeatShare;
  /** Total game points at the table; null if places were entered. */
  readonly tableTotal: number | null;
  /** Reported by the table and not confirmed yet. */
  readonly reported: boolean;
  /** The actual player, if a substitute took over the game. */
  readonly playedBy: EntryId;
}

/** A player's results in a stage. */
export interface TableCard {
  readonly entry: EntryId;
  readonly lines: readonly TableLine[];
  readonly penalties: readonly Penalty[];
}
