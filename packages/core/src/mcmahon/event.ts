import type { EntryId } from "../base/entry-id.ts";
import type { GoRank } from "./parameters.ts";

export interface McMahonPlayer {
  readonly entry: EntryId;
  readonly rank: GoRank;
  readonly rating: number;
  readonly club: string;
  readonly country: string;
  /** Added to the score of the rank: set by hand. */
  readonly correction: number;
  /** A round each; what is missing at the end counts as absent. */
  readonly lines: readonly McMahonLine[];
}

/** A round of a player. */
export type McMahonLine =
  | {
      readonly kind: "game";
      readonly opponent: EntryId;
      /** 2 for a win, 1 for a draw, 0 for a loss or without a result. */
      readonly halves: 0 | 1 | 2;
      readonly colour: "white" | "black" | "unknown";
      readonly handicap: number;
    }
  | { readonly kind: "bye" }
  | { readonly kind: "absent" };
