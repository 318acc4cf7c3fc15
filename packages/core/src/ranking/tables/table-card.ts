import type { EntryId } from "../../base/entry-id.ts";
import type { Penalty } from "../../base/penalty.ts";
import type { SeatShare } from "./rank-points.ts";

/** A game of a stage on somebody's card. */
export interface TableLine {
  readonly game: number;
  readonly table: number;
  /** Seats at the table. */
  readonly size: number;
  readonly share: SeatShare;
  /** Game points of everybody at the table together; null where places were entered. */
  readonly tableTotal: number | null;
  /** Reported by the table and not confirmed yet. */
  readonly reported: boolean;
  /** The one who really sat there, where a substitute took the game over. */
  readonly playedBy: EntryId;
}

/** What somebody has from the games of a stage. */
export interface TableCard {
  readonly entry: EntryId;
  readonly lines: readonly TableLine[];
  readonly penalties: readonly Penalty[];
}
