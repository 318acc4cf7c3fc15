import type { Line, Scorecard } from "../../base/scorecard.ts";
import type { Criterion, Derivation, RankingField } from "../../ranking/criterion.ts";

/** A ranking of games for two: its field, and the rounds in it. */
export interface GamesForTwo {
  readonly field: RankingField;
  /** `numbers[r - 1]` is the competition's number of round r of the field. */
  readonly numbers: readonly number[];
}

/**
 * Removes the rounds played at tables from a field: they are no absences, and add to no running
 * score. Renumbers its rounds from 1. O(cards · rounds).
 */
export const gamesForTwo = (field: RankingField, atTables: ReadonlySet<number>): GamesForTwo => {
  const all = Array.from({ length: field.rounds }, (_, index) => index + 1);
  const numbers = all.filter((round) => !atTables.has(round));
  if (numbers.length === all.length) return { field, numbers };
  const left = all.length - numbers.length;
  return {
    field: {
      ...field,
      cards: field.cards.map((card) => cardOfRounds(card, numbers)),
      rounds: numbers.length,
      plannedRounds: (field.plannedRounds ?? field.rounds) - left,
    },
    numbers,
  };
};

/** Returns a card of these rounds alone, renumbered from 1. */
export const cardOfRounds = (card: Scorecard, numbers: readonly number[]): Scorecard => ({
  ...card,
  lines: numbers.map((number, index) => renumbered(card.lines[number - 1], index + 1)),
  penalties: numbers.map((number) => card.penalties[number - 1] ?? 0),
});

const renumbered = (line: Line | undefined, round: number): Line | undefined =>
  line === undefined ? undefined : { ...line, round };

/** Returns a criterion of such a field with the competition's round numbers. */
export const inRoundsOf = (criterion: Criterion, numbers: readonly number[]): Criterion => ({
  ...criterion,
  evaluate: (field, ties) => {
    const values = criterion.evaluate(field, ties);
    return { ...values, derive: (entry) => inRounds(values.derive(entry), numbers) };
  },
});

const inRounds = (derivation: Derivation, numbers: readonly number[]): Derivation => ({
  ...derivation,
  terms: derivation.terms.map((term) => ({
    ...term,
    round: numbers[term.round - 1] ?? term.round,
  })),
});
