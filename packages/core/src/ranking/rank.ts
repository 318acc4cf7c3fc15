import type { EntryId } from "../base/entry-id.ts";
import type { Derivation } from "./criterion.ts";
import { type Column, comparisonOf, evaluateChain, firstDifference } from "./evaluate-chain.ts";
import { compareValues, type OrderedValue } from "./ordered-value.ts";
import type { RankedField, RankingCriterion } from "./ranking-criterion.ts";

/** A place in a ranking. */
export interface Placing<Value extends OrderedValue = number, Code extends string = string> {
  readonly entry: EntryId;
  /** From 1; level entries share a rank, and the next ranks are skipped. */
  readonly rank: number;
  /** The value of each criterion, in the order of the chain. */
  readonly values: readonly Value[];
  /**
   * The first criterion that separates it from the entry before; null for the first, and if level.
   */
  readonly decidedBy: Code | null;
  /** The other entries at this rank. */
  readonly tiedWith: readonly EntryId[];
}

/**
 * Ranks a field by a chain of criteria, most important first. Entries that the whole chain leaves
 * level share a rank and stay in the order of the field's cards. O(n log n · criteria).
 */
export const rankBy = <
  Field extends RankedField,
  Value extends OrderedValue,
  Derived extends { readonly code: string },
>(
  chain: readonly RankingCriterion<Field, Value, Derived>[],
  field: Field,
): readonly Placing<Value, Derived["code"]>[] => {
  const { columns } = evaluateChain(chain, field);
  const order = field.cards.map((_, index) => index).sort(comparisonOf(columns));
  const placings: Placing<Value, Derived["code"]>[] = [];
  let tied: EntryId[] = [];
  let rank = 1;
  for (const [place, index] of order.entries()) {
    const before = order[place - 1];
    const decides = before === undefined ? null : firstDifference(columns, before, index);
    if (before === undefined || decides !== null) {
      tied = [];
      rank = place + 1;
    }
    const entry = field.cards[index]?.entry ?? 0;
    tied.push(entry);
    const decidedBy = decides === null ? null : (chain[decides.place]?.code ?? null);
    placings.push(placing({ entry, rank, values: valuesAt(columns, index), decidedBy }, tied));
  }
  return placings;
};

const valuesAt = <Value extends OrderedValue>(
  columns: readonly Column<Value>[],
  index: number,
): readonly Value[] => columns.flatMap(({ values }) => values[index] ?? []);

/** `tiedWith` is computed when read: before the first round thousands may share a rank. */
const placing = <Value extends OrderedValue, Code extends string>(
  own: Omit<Placing<Value, Code>, "tiedWith">,
  tied: readonly EntryId[],
): Placing<Value, Code> => ({
  ...own,
  get tiedWith() {
    return tied.filter((other) => other !== own.entry);
  },
});

/** Reason why one entry ranks above another. */
export interface Lead<Derived extends { readonly code: string } = Derivation> {
  readonly ahead: EntryId;
  readonly behind: EntryId;
  /** The code of the first criterion that separates them. */
  readonly decidedBy: Derived["code"];
  /** The codes before it, on which they are level. */
  readonly levelOn: readonly Derived["code"][];
  /** Derivations of the deciding values: of the entry ahead, and of the one behind. */
  readonly derivations: readonly [Derived, Derived];
}

/** Returns the first criterion that separates `a` and `b`, with both derivations; null if level. */
export const whyAhead = <Field extends RankedField, Derived extends { readonly code: string }>(
  chain: readonly RankingCriterion<Field, OrderedValue, Derived>[],
  field: Field,
  a: EntryId,
  b: EntryId,
): Lead<Derived> | null => {
  const levelOn: Derived["code"][] = [];
  const evaluated = evaluateChain(chain, field);
  for (const [place, { code, better }] of chain.entries()) {
    const values = evaluated.values[place];
    if (values === undefined) break;
    const order = compareValues(better, values.value(a), values.value(b));
    if (order !== 0) {
      const [ahead, behind] = order < 0 ? [a, b] : [b, a];
      const derivations = [values.derive(ahead), values.derive(behind)] as const;
      return { ahead, behind, decidedBy: code, levelOn, derivations };
    }
    levelOn.push(code);
  }
  return null;
};

/** Derives every value of `entry`, in the order of the chain: "why am I here?" */
export const derivationsOf = <Field extends RankedField, Derived extends { readonly code: string }>(
  chain: readonly RankingCriterion<Field, OrderedValue, Derived>[],
  field: Field,
  entry: EntryId,
): readonly Derived[] => evaluateChain(chain, field).values.map(({ derive }) => derive(entry));
