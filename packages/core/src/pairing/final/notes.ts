import type { EntryId } from "../../base/entry-id.ts";

/** Reasons of the final. */
export type FinalNote =
  /** A game of the final. */
  | { readonly code: "final-game"; readonly game: number; readonly of: number }
  /** `entry` goes first, since the other did in the previous game. */
  | { readonly code: "final-starts-alternate"; readonly entry: EntryId };
