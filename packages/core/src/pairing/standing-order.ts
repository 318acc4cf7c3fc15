import type { EntryId, Scorecard } from "../tournament/scorecard.ts";
import { type Totals, totalsOf } from "../tournament/scorecard.ts";

/** A card with its totals over the rounds that count. */
export interface PairingStanding extends Totals {
  readonly card: Scorecard;
}

/**
 * The standings that the systems of the tsh family pair by, best first, after `rounds` rounds:
 * wins, fewest losses, spread, initial rating, lot, entry number. Totals are computed once a card.
 * O(cards · (rounds + log cards)).
 */
export const pairingOrder = (
  cards: readonly Scorecard[],
  rounds: number,
): readonly PairingStanding[] =>
  cards.map((card) => ({ card, ...totalsOf(card, rounds) })).sort(compareStandings);

/** Seeding, best first: rating, lot, entry number. O(n log n). */
export const seedingOrder = (cards: readonly Scorecard[]): readonly Scorecard[] =>
  [...cards].sort(compareSeeds);

const compareStandings = (a: PairingStanding, b: PairingStanding): number =>
  b.wins - a.wins || a.losses - b.losses || b.spread - a.spread || compareSeeds(a.card, b.card);

const compareSeeds = (a: Scorecard, b: Scorecard): number =>
  b.rating - a.rating || a.lot - b.lot || a.entry - b.entry;

/** The cards of `entries`, in the order of `cards`. */
export const cardsAmong = (
  cards: readonly Scorecard[],
  entries: readonly EntryId[],
): readonly Scorecard[] => {
  const wanted = new Set(entries);
  return cards.filter(({ entry }) => wanted.has(entry));
};
