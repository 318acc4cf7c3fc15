import type { EntryId, Scorecard } from "../tournament/scorecard.ts";
import type { CriterionValues, RankingField, Term } from "./criterion.ts";

/** A criterion that looks at one card at a time. */
interface CardRule {
  readonly value: (card: Scorecard, rounds: number) => number;
  readonly terms: (card: Scorecard, rounds: number) => readonly Term[];
}

/**
 * The values of a criterion that looks at one card at a time; terms are only computed when asked
 * for. An entry that is not in the field is worth 0, from no terms. O(cards) plus the rule's cost.
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
