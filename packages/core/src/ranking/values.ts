import type { EntryId } from "../base/entry-id.ts";
import type { Scorecard } from "../base/scorecard.ts";
import type { CriterionValues, Derivation, RankingField, Term, Working } from "./criterion.ts";
import type { Crosstable } from "./crosstable.ts";

/** A criterion evaluated card by card. */
interface CardRule {
  readonly value: (card: Scorecard, rounds: number) => number;
  readonly terms: (card: Scorecard, rounds: number) => readonly Term[];
}

/**
 * Creates the values of a criterion evaluated card by card; terms are only computed on demand. An
 * entry outside the field has 0, without terms. O(cards) plus the rule's cost.
 */
export const valuesByCard = (
  code: string,
  { cards, rounds }: RankingField,
  rule: CardRule,
): CriterionValues => {
  const cardOf = new Map<EntryId, Scorecard>(cards.map((card) => [card.entry, card]));
  const known = new Map<EntryId, number>();
  for (const card of cards) known.set(card.entry, rule.value(card, rounds));
  const value = (entry: EntryId): number => known.get(entry) ?? 0;
  return {
    value,
    derive: (entry) => {
      const card = cardOf.get(entry);
      const terms = card === undefined ? [] : rule.terms(card, rounds);
      return { code, value: value(entry), terms };
    },
  };
};

/** Calculation of one value, without its code and the value itself. */
export interface Explanation {
  readonly terms: readonly Term[];
  readonly working?: Working;
}

/**
 * Creates the values of a criterion computed for the whole field at once: `column` in the order of
 * the cards, with derivations made on demand. An entry outside the field has 0, without terms.
 */
export const valuesByColumn = (
  code: string,
  { indexOf }: Crosstable,
  column: Float64Array,
  explain: (index: number) => Explanation,
): CriterionValues => {
  const value = (entry: EntryId): number => column[indexOf.get(entry) ?? -1] ?? 0;
  const derive = (entry: EntryId): Derivation => {
    const index = indexOf.get(entry);
    const explanation = index === undefined ? { terms: [] } : explain(index);
    return { code, value: value(entry), ...explanation };
  };
  return { value, derive, column };
};

/** A column computed card by card. */
export const columnOf = (size: number, value: (index: number) => number): Float64Array => {
  const column = new Float64Array(size);
  for (let index = 0; index < size; index++) column[index] = value(index);
  return column;
};
