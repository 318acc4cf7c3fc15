import type { EntryId } from "../../base/entry-id.ts";
import type { ColourRule, DuePreference } from "./round.ts";
import type { Colour } from "./tournament.ts";

/** Reasons of the FIDE (Dutch) system. Scores are before the round, with fictitious points. */
export type FideDutchNote =
  /** Paired in the bracket of this score, counted from 1 from the highest. */
  | { readonly code: "dutch-bracket"; readonly bracket: number; readonly score: number }
  /** The two have different scores: `down` meets a lower one, `up` a higher one (1.4). */
  | {
      readonly code: "dutch-float";
      readonly down: EntryId;
      readonly up: EntryId;
      readonly scores: readonly [number, number];
    }
  /** Reason why `white` has white (5.2); due colours, white's first, null before a first game. */
  | {
      readonly code: "dutch-colours";
      readonly white: EntryId;
      readonly rule: ColourRule;
      readonly due: readonly [DuePreference | null, DuePreference | null];
      /** Set where it is told, never in a journal: the director gave the colours the other way. */
      readonly overruled?: true;
    }
  /** The pairing-allocated bye, from the bracket of this score. */
  | { readonly code: "dutch-bye"; readonly score: number }
  /** The colour of odd pairing numbers in a first game (5.1). */
  | {
      readonly code: "dutch-initial-colour";
      readonly colour: Colour;
      readonly by: "lot" | "director";
      /**
       * Entries with lower numbers that are not counted: not in the tournament yet, e.g. with a
       * requested bye. Missing if all are counted, and in rounds paired before this was recorded.
       */
      readonly uncounted?: readonly EntryId[];
    }
  /** Baku acceleration: this many players have fictitious points in this round. */
  | { readonly code: "dutch-accelerated"; readonly players: number; readonly points: number };
