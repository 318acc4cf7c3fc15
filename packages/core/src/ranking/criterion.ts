import type { EntryId, Scorecard } from "../tournament/scorecard.ts";

/** What a ranking is computed over. */
export interface RankingField {
  readonly cards: readonly Scorecard[];
  /** Rounds 1 … rounds count. */
  readonly rounds: number;
}

/** One contribution to a value: which round, against whom, how much, and what it is. */
export interface Term {
  /** 0 where the term belongs to no round. */
  readonly round: number;
  readonly opponent: EntryId | null;
  readonly amount: number;
  readonly what: "win" | "draw" | "loss" | "none" | "spread" | "booked" | "penalty" | "given";
}

/** How a value came about: its terms add up to the value. */
export interface Derivation {
  readonly code: string;
  readonly value: number;
  readonly terms: readonly Term[];
}

/** The values of one criterion for a whole field. */
export interface CriterionValues {
  readonly value: (entry: EntryId) => number;
  readonly derive: (entry: EntryId) => Derivation;
}

/**
 * A ranking criterion ("Feinwertung"). Add one: a function in a file of its family and one line in
 * `registry.ts`.
 */
export interface Criterion {
  /** FIDE's code, or ours in the same style. */
  readonly code: string;
  /** Whether the larger or the smaller value ranks first. */
  readonly better: "higher" | "lower";
  evaluate(field: RankingField): CriterionValues;
}
