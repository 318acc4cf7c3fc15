import type { TrfColour, TrfResult } from "./codes.ts";

/** A round in a player's record; null instead if all three columns are blank. */
export interface TrfCell {
  /** Starting rank of the scheduled opponent; null for `0000`. */
  readonly opponent: number | null;
  readonly colour: TrfColour | null;
  readonly result: TrfResult;
}

/** Personal data of 001 and the national rating records. */
export interface TrfPerson {
  /** Starting rank number, 1 to 9999. */
  readonly startingRank: number;
  readonly sex: "m" | "w" | null;
  /** As written: `GM`, `WFM` …; a national classification may be anything. */
  readonly title: string;
  readonly name: string;
  /** Null for blank or `0000`. */
  readonly rating: number | null;
  readonly federation: string;
  /** Digits as written; empty for none. */
  readonly fideId: string;
  /** `YYYY/MM/DD` or only a year; empty for none or all zeros. */
  readonly birth: string;
}

/** A player's data of 001. */
export interface TrfPlayerCard extends TrfPerson {
  /** As stated in the file. */
  readonly points: number | null;
  readonly rank: number | null;
  /** `cells[r - 1]` is round r; without trailing blank rounds. */
  readonly cells: readonly (TrfCell | null)[];
}
