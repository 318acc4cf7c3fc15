import type { EntryId, Scorecard } from "../tournament/scorecard.ts";
import { type Totals, totalsOf } from "../tournament/scorecard.ts";

/** A card with its totals over the rounds that count. */
export interface PairingStanding extends Totals {
  readonly card: Scorecard;
}

/**
 * The standings that the systems of the tsh family pair by, best first, after `rounds` rounds:
 * wins, fewest losses, spread, initial rating, title, lot, entry number. Totals are computed once a card.
 * O(cards · (rounds + log cards)).
 */
export const pairingOrder = (
  cards: readonly Scorecard[],
  rounds: number,
): readonly PairingStanding[] =>
  cards.map((card) => ({ card, ...totalsOf(card, rounds) })).sort(compareStandings);

/**
 * Seeding, best first: rating, FIDE title, lot, entry number. Where starting numbers are given, these cards come
 * in their order, and each of the others before the first of them with a lower rating: so late
 * entries take their place in the list of a file. O(n log n).
 */
export const seedingOrder = (cards: readonly Scorecard[]): readonly Scorecard[] => {
  const free = cards.filter(({ seed }) => seed === undefined).sort(compareSeeds);
  if (free.length === cards.length) return free;
  const listed = cards
    .filter(({ seed }) => seed !== undefined)
    .sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0) || compareSeeds(a, b));
  const order: Scorecard[] = [];
  let next = 0;
  for (const card of free) {
    for (let at = listed[next]; at !== undefined && at.rating >= card.rating; at = listed[next]) {
      order.push(at);
      next++;
    }
    order.push(card);
  }
  return [...order, ...listed.slice(next)];
};

const compareStandings = (a: PairingStanding, b: PairingStanding): number =>
  b.wins - a.wins || a.losses - b.losses || b.spread - a.spread || compareSeeds(a.card, b.card);

const compareSeeds = (a: Scorecard, b: Scorecard): number =>
  b.rating - a.rating || compareTitles(a, b) || a.lot - b.lot || a.entry - b.entry;

/** Any title of FIDE is above none. */
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
