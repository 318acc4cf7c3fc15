import type { EntryId } from "../base/entry-id.ts";
import type { OrderedValue } from "./ordered-value.ts";

/** What any ranking is computed over: those who are ranked, in an order that ends no ties. */
export interface RankedField {
  readonly cards: readonly { readonly entry: EntryId }[];
}

/** How a value is calculated: the terms that make it, evaluated as `working` says; a sum by default. */
export interface DerivationOf<Value, Term, Working, Code extends string = string> {
  readonly code: Code;
  readonly value: Value;
  readonly terms: readonly Term[];
  readonly working?: Working;
}

/** The values of one criterion for a whole field, and how each is calculated, made when asked for. */
export interface ValuesOf<Value, Derivation> {
  readonly value: (entry: EntryId) => Value;
  readonly derive: (entry: EntryId) => Derivation;
  /** The values in the order of the field's cards, where the criterion has them at hand. */
  readonly column?: ArrayLike<Value>;
}

/**
 * Who is tied when a criterion's turn comes: equal numbers, in the order of the field's cards, for
 * entries that everything before it left level.
 */
export type Ties = Int32Array;

/** A criterion of some field: one engine ranks by them all, whatever is played and how it is counted. */
export interface RankingCriterion<
  Field extends RankedField,
  Value extends OrderedValue,
  Derivation extends { readonly code: string },
> {
  /** FIDE's code with its modifiers, or ours in the same style. */
  readonly code: Derivation["code"];
  /** Whether the larger or the smaller value ranks first; undefined values rank last either way. */
  readonly better: "higher" | "lower";
  /** It compares tied entries with each other, and may therefore come more than once (type A). */
  readonly amongTied?: boolean;
  evaluate(field: Field, ties?: Ties): ValuesOf<Value, Derivation>;
}
