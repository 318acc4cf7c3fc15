import type { EntryId } from "../base/entry-id.ts";
import type { Scorecard } from "../base/scorecard.ts";
import { type Totals, totalsOf } from "../base/scorecard.ts";

/** A card with its totals over the rounds that count. */
export interface PairingStanding extends Totals {
  readonly card: Scorecard;
}

/**
 * Returns the standings used by the systems of the tsh family, best first, after `rounds` rounds:
 * wins, fewest losses, spread, initial rating, title, lot, entry number. Computes totals once per
 * card. O(cards · (rounds + log cards)).
 */
export const pairingOrder = (
  cards: readonly Scorecard[],
  rounds: number,
): readonly PairingStanding[] =>
  cards.map((card) => ({ card, ...totalsOf(card, rounds) })).sort(compareStandings);

/**
 * Returns the seeding, best first: by starting number if the cards have one, else by rating, FIDE
 * title, lot, entry number. O(n log n).
 */
export const seedingOrder = (cards: readonly Scorecard[]): readonly Scorecard[] =>
  cards.toSorted(
    cards.every(({ seed }) => seed !== undefined)
      ? (a, b) => (a.seed ?? 0) - (b.seed ?? 0) || a.entry - b.entry
      : compareSeeds,
  );

const compareStandings = (a: PairingStanding, b: PairingStanding): number =>
  b.wins - a.wins || a.losses - b.losses || b.spread - a.spread || compareSeeds(a.card, b.card);

const compareSeeds = (a: Scorecard, b: Scorecard): number =>
  b.rating - a.rating || compareTitles(a, b) || a.lot - b.lot || a.entry - b.entry;

/** Any FIDE title ranks above none. */
const compareTitles = (a: Scorecard, b: Scorecard): number => {
  const [one, other] = [a.title ?? Number.MAX_SAFE_INTEGER, b.title ?? Number.MAX_SAFE_INTEGER];
  return one - other;
};

/** The cards of `entries`, in the order of `cards`. */
export const cardsAmong = (
  cards: readonly Scorecard[],
  entries: readonly EntryId[],
): readonly Scorecard[] => {
  const wanted = new Set(entries);
  return cards.filter(({ entry }) => wanted.has(entry));
};
