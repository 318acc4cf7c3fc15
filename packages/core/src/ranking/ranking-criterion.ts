import type { EntryId } from "../base/entry-id.ts";
import type { OrderedValue } from "./ordered-value.ts";

/** Input of any ranking: the entries to rank, in an order that breaks no ties. */
export interface RankedField {
  readonly cards: readonly { readonly entry: EntryId }[];
}

/** Calculation of a value: the terms make it by `working`; a sum by default. */
export interface DerivationOf<Value, Term, Working, Code extends string = string> {
  readonly code: Code;
  readonly value: Value;
  readonly terms: readonly Term[];
  readonly working?: Working;
}

/** The values of one criterion for a whole field, and their derivations, made on demand. */
export interface ValuesOf<Value, Derivation> {
  readonly value: (entry: EntryId) => Value;
  readonly derive: (entry: EntryId) => Derivation;
  /** The values in the order of the field's cards, if the criterion has computed them. */
  readonly column?: ArrayLike<Value>;
}

/**
 * Ties left by the earlier criteria: equal numbers for tied entries, in the order of the field's
 * cards.
 */
export type Ties = Int32Array;

/** A criterion of any field: one engine ranks by them all, for any game and scoring. */
export interface RankingCriterion<
  Field extends RankedField,
  Value extends OrderedValue,
  Derivation extends { readonly code: string },
> {
  /** FIDE's code with its modifiers, or one of ours in the same style. */
  readonly code: Derivation["code"];
  /** The value that ranks first; undefined values rank last either way. */
  readonly better: "higher" | "lower";
  /** It compares tied entries with each other, and may therefore occur repeatedly (type A). */
  readonly amongTied?: boolean;
  evaluate(field: Field, ties?: Ties): ValuesOf<Value, Derivation>;
}
