import { canBePaired, type RankPair } from "./flight.ts";
import { flag, integer } from "./options.ts";
import type { RoundField } from "./round-field.ts";
import type { PairingStanding } from "./standing-order.ts";

/** The options of the Gibson rule. */
export const gibsonOptions = {
  /** True to keep settled players from deciding the games of those who still play for a prize. */
  gibson: flag(false),
  /** Maximum assumed spread that one player wins or loses in a round. */
  gibsonSpread: integer(0, 5_000, 500),
  /** Number of places with a prize. */
  prizes: integer(1, 999, 3),
} as const;

/** The values of {@link gibsonOptions}. */
export interface GibsonRules {
  readonly gibson: boolean;
  readonly gibsonSpread: number;
  readonly prizes: number;
}

/** A pair by the Gibson rule. */
interface GibsonPair {
  readonly pair: RankPair;
  /** The ranks of the settled players of the pair. */
  readonly settled: readonly number[];
}

/**
 * True if `lower` can still draw level with `upper` in `rounds` rounds: by winning all of them
 * while `upper` loses all, each with at most `swing` points of spread a round.
 */
export const canStillReach = (
  lower: PairingStanding,
  upper: PairingStanding,
  rounds: number,
  swing: number,
): boolean => {
  const lead = upper.wins - lower.wins;
  if (lead !== rounds) return lead < rounds;
  return upper.spread - lower.spread <= 2 * swing * rounds;
};

/**
 * Returns the ranks (from 0) among the prizes that are settled with `rounds` rounds to go: their
 * holders cannot be caught from below nor catch anyone above. O(prizes · players).
 */
export const settledRanks = (
  standings: readonly PairingStanding[],
  rounds: number,
  { gibsonSpread, prizes }: GibsonRules,
): readonly number[] =>
  standings.slice(0, prizes).flatMap((own, rank) => {
    const reached = standings
      .slice(rank + 1)
      .some((lower) => canStillReach(lower, own, rounds, gibsonSpread));
    const reaches = standings
      .slice(0, rank)
      .some((upper) => canStillReach(own, upper, rounds, gibsonSpread));
    return reached || reaches ? [] : [rank];
  });

/**
 * Pairs by the Gibson rule: each settled player, best first, meets another settled one, else the
 * best without a chance for a prize, of several the one met least often. A pair is only made within
 * the repeats and if the others can still be paired. `ranks` in rank order, an even number.
 */
export const gibsonPairs = (
  field: RoundField,
  ranks: readonly number[],
  rounds: number,
  repeats: number,
  rules: GibsonRules,
): readonly GibsonPair[] => {
  const there = new Set(ranks);
  const settled = settledRanks(field.standings, rounds, rules).filter((rank) => there.has(rank));
  const hopeless = ranks.filter((rank) => hasNoChance(field.standings, rank, rounds, rules));
  const pairs: GibsonPair[] = [];
  let free = ranks;
  for (const rank of settled) {
    if (!free.includes(rank)) continue;
    const opponent = [settled, hopeless]
      .flatMap((group) => byMeetings(field, rank, group))
      .find(
        (other) =>
          other !== rank && free.includes(other) && fits(field, free, [rank, other], repeats),
      );
    if (opponent === undefined) continue;
    pairs.push({
      pair: [rank, opponent],
      settled: settled.filter((each) => each === rank || each === opponent),
    });
    free = free.filter((each) => each !== rank && each !== opponent);
  }
  return pairs;
};

const hasNoChance = (
  standings: readonly PairingStanding[],
  rank: number,
  rounds: number,
  { gibsonSpread, prizes }: GibsonRules,
): boolean => {
  const [own, lastPrize] = [standings[rank], standings[prizes - 1]];
  if (own === undefined || lastPrize === undefined || rank < prizes) return false;
  return !canStillReach(own, lastPrize, rounds, gibsonSpread);
};

const byMeetings = (
  field: RoundField,
  rank: number,
  others: readonly number[],
): readonly number[] => {
  const met = (other: number): number => field.encounters[rank]?.get(other)?.meetings ?? 0;
  return others.toSorted((a, b) => met(a) - met(b) || a - b);
};

const fits = (
  field: RoundField,
  free: readonly number[],
  pair: RankPair,
  repeats: number,
): boolean =>
  canBePaired(field, pair, repeats) &&
  canBePaired(
    field,
    free.filter((rank) => !pair.includes(rank)),
    repeats,
  );
