/** Rules for who goes first. */
export interface StartsPolicy {
  /** False: the players draw at the board, and the order of entered scores shows who started. */
  readonly assigned: boolean;
  /** Two who met before alternate, if their starts are otherwise balanced. */
  readonly headToHead: boolean;
  /** Avoid a third start (or reply) in a row, if starts are otherwise balanced. */
  readonly breakRuns: boolean;
}

/** One rule of {@link StartsPolicy}. */
export type StartRule = keyof StartsPolicy;

/**
 * Pairing systems that assign starts by their own rules: always, or with this value of an option.
 * They pair by these starts, so players cannot draw for them.
 */
export type OwnStarts = "always" | { readonly option: string; readonly value: string };

/** Reason why a player goes first. */
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
