import type { EntryId } from "../../base/entry-id.ts";

/**
 * How far `entry` is ahead of `against`: entry's minus against's wins and spread, so that negative
 * figures mean behind.
 */
interface Lead {
  readonly entry: EntryId;
  readonly against: EntryId;
  readonly wins: number;
  readonly spread: number;
}

/** What is certain about a player's place in the final: reaches it, misses it, or neither yet. */
export type FinalFate = "in" | "out" | "open";

/** Reasons of the candidates' round (rulebook annex B). */
export type CandidatesNote =
  /** `entry` is sure of the final: safely ahead of rank 3 (`against`). */
  | ({ readonly code: "sure-of-final" } & Lead)
  /** `entry` is a candidate: not safely ahead of rank 3, or (from rank 3 down) not safely behind rank 2. */
  | ({ readonly code: "candidate" } & Lead)
  /** `entry` is out: rank 2 (`against`) is safely ahead. */
  | ({ readonly code: "out-of-final" } & Lead)
  /** The finalists are settled: nothing is fixed. */
  | { readonly code: "final-settled"; readonly finalists: readonly EntryId[] }
  /** `entry`, best of those who are out, joins to make the group even. */
  | { readonly code: "group-filled-up"; readonly entry: EntryId }
  /** `entry`, lowest candidate, leaves to make the group even: nobody is out. */
  | { readonly code: "group-shortened"; readonly entry: EntryId }
  /** `entry` is a candidate, but away or already paired by hand: any result of it is thought possible. */
  | { readonly code: "candidate-not-paired"; readonly entry: EntryId }
  /** Fixed: the two at these places of the group of candidates. */
  | { readonly code: "fixed"; readonly places: readonly [number, number]; readonly size: number }
  /** Would have been fixed, but the two may not meet. */
  | { readonly code: "fixed-forbidden"; readonly players: readonly [EntryId, EntryId] }
  /**
   * Kept: with these results of the other fixed games the first game decides for `entry`, who then
   * has these fates after a win, a draw or a loss.
   */
  | {
      readonly code: "first-pairing-matters";
      readonly entry: EntryId;
      readonly others: readonly GameOutcome[];
      readonly fates: Readonly<Record<GameOutcome["result"], FinalFate>>;
    }
  /** Released: whatever happens elsewhere, the first game changes nobody's fate. */
  | { readonly code: "first-pairing-released"; readonly players: readonly [EntryId, EntryId] };

/** One fixed game with the result assumed for it. */
export interface GameOutcome {
  readonly players: readonly [EntryId, EntryId];
  /** From the first-named player's point of view. */
  readonly result: "win" | "draw" | "loss";
}
