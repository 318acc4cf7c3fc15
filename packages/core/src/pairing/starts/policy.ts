/** Who goes first. */
export interface StartsPolicy {
  /** False: the players draw at the board, and the order of entry of the scores says who started. */
  readonly assigned: boolean;
  /** Two who met before alternate, where their starts are otherwise balanced. */
  readonly headToHead: boolean;
  /** Avoid a third start (or reply) in a row, where starts are otherwise balanced. */
  readonly breakRuns: boolean;
}

/** One rule of {@link StartsPolicy}. */
export type StartRule = keyof StartsPolicy;

/**
 * Pairing systems that say who starts by rules of their own: always, or with this value of an option.
 * The starts of their rounds are part of what they pair by, so that players cannot draw for them.
 */
export type OwnStarts = "always" | { readonly option: string; readonly value: string };

/** How it was decided who goes first. */
export type StartNote =
  | { readonly code: "fewer-starts"; readonly starts: readonly [number, number] }
  | { readonly code: "more-replies"; readonly replies: readonly [number, number] }
  | { readonly code: "head-to-head" }
  | { readonly code: "run-broken"; readonly run: number }
  | { readonly code: "balance-ahead" }
  | { readonly code: "lot" }
  | { readonly code: "by-system" }
  | { readonly code: "by-hand" }
  | { readonly code: "players-draw" };
