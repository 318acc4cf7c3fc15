import type { EntryId } from "../../base/entry-id.ts";

/** Reasons of McMahon pairing. */
export type McMahonNote =
  /** McMahon scores of the two, in whole points. */
  | { readonly code: "mcmahon-scores"; readonly scores: readonly [number, number] }
  /** `black` begins, with this many stones of handicap. */
  | {
      readonly code: "go-colours";
      readonly black: EntryId;
      readonly by: "handicap" | "balance" | "lot";
      readonly stones: number;
    };
