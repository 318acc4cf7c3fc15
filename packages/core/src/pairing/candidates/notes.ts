import type { EntryId } from "../../base/entry-id.ts";

/**
 * Lead of `entry` over `against`: entry's minus against's wins and spread, so negative figures mean
 * behind.
 */
interface Lead {
  readonly entry: EntryId;
  readonly against: EntryId;
  readonly wins: number;
  readonly spread: number;
}

/** Certainty about a player's place in the final: reaches it, misses it, or open. */
export type FinalFate = "in" | "out" | "open";

/** Reasons of the candidates' round (rulebook annex B). */
export type CandidatesNote =
  /** `entry` is sure of the final: safely ahead of rank 3 (`against`). */
  | ({ readonly code: "sure-of-final" } & Lead)
  /** `entry` is a candidate: not safely ahead of 3, or (from rank 3 down) not safely behind 2. */
  | ({ readonly code: "candidate" } & Lead)
  /** `entry` is out: rank 2 (`against`) is safely ahead. */
  | ({ readonly code: "out-of-final" } & Lead)
  /** The finalists are settled: nothing is fixed. */
  | { readonly code: "final-settled"; readonly finalists: readonly EntryId[] }
  /** `entry`, the best of those who are out, joins to make the group even. */
  | { readonly code: "group-filled-up"; readonly entry: EntryId }
  /** `entry`, the lowest candidate, leaves to make the group even: no player is out. */
  | { readonly code: "group-shortened"; readonly entry: EntryId }
  /** `entry` is a candidate, but away or already paired by hand: may get any result. */
  | { readonly code: "candidate-not-paired"; readonly entry: EntryId }
  /** Fixed: the two at these places of the group of candidates. */
  | { readonly code: "fixed"; readonly places: readonly [number, number]; readonly size: number }
  /** Would have been fixed, but the two may not meet. */
  | { readonly code: "fixed-forbidden"; readonly players: readonly [EntryId, EntryId] }
  /**
   * Kept: with these results of the other fixed games the first game decides for `entry`, who has
   * these fates after a win, a draw or a loss.
   */
  | {
      readonly code: "first-pairing-matters";
      readonly entry: EntryId;
      readonly others: readonly GameOutcome[];
      readonly fates: Readonly<Record<GameOutcome["result"], FinalFate>>;
    }
  /** Released: with any other results, the first game changes no player's fate. */
  | { readonly code: "first-pairing-released"; readonly players: readonly [EntryId, EntryId] };

/** A fixed game with its assumed result. */
export interface GameOutcome {
  readonly players: readonly [EntryId, EntryId];
  /** From the first-named player's point of view. */
  readonly result: "win" | "draw" | "loss";
}
