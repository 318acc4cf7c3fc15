import type { EntryId } from "../../tournament/scorecard.ts";

/** Reasons of the candidates' round (rulebook annex B). */
export type CandidatesNote =
  /** `entry` is sure of the final: ahead of rank 3 by so many wins and points of spread. */
  | {
      readonly code: "sure-of-final";
      readonly entry: EntryId;
      readonly against: EntryId;
      readonly wins: number;
      readonly spread: number;
    }
  /** `entry` is a candidate: neither safely ahead of rank 3 nor safely behind rank 2. */
  | {
      readonly code: "candidate";
      readonly entry: EntryId;
      readonly against: EntryId;
      readonly wins: number;
      readonly spread: number;
    }
  /** `entry` is out: rank 2 (`against`) is safely ahead. */
  | {
      readonly code: "out-of-final";
      readonly entry: EntryId;
      readonly against: EntryId;
      readonly wins: number;
      readonly spread: number;
    }
  /** The finalists are settled: nothing is fixed. */
  | { readonly code: "final-settled"; readonly finalists: readonly EntryId[] }
  /** `entry`, best of those who are out, joins to make the group even. */
  | { readonly code: "group-filled-up"; readonly entry: EntryId }
  /** `entry`, lowest candidate, leaves to make the group even: nobody is out. */
  | { readonly code: "group-shortened"; readonly entry: EntryId }
  /** Fixed: the two at these places of the group of candidates. */
  | { readonly code: "fixed"; readonly places: readonly [number, number]; readonly size: number }
  /** Kept: with these results of the other fixed games the first game decides for `entry`. */
  | {
      readonly code: "first-pairing-matters";
      readonly entry: EntryId;
      readonly others: readonly GameOutcome[];
    }
  /** Released: whatever happens elsewhere, the first game changes nobody's fate. */
  | { readonly code: "first-pairing-released"; readonly players: readonly [EntryId, EntryId] };

/** One fixed game with the result assumed for it. */
export interface GameOutcome {
  readonly players: readonly [EntryId, EntryId];
  /** From the first-named player's point of view. */
  readonly result: "win" | "draw" | "loss";
}
