import { ABSOLUTE, MILD, STRONG } from "./colours.ts";
import type { Roster } from "./roster.ts";

/**
 * Colour classes: 0 no preference, 1–3 white mild, strong, absolute, 4–6 black. Whether a pair can be
 * part of a pairing that is best by [C12] and [C13] depends, but for who has met whom, on these only.
 */
export const CLASSES = 7;

/** The colour class of the player at a rank. */
export const classOf = (roster: Roster, rank: number): number =>
  classOfPreference(roster.preferences[rank] as number, roster.strengths[rank] as number);

/** The class of a preference for a colour (1 white, −1 black) of some strength. */
export const classOfPreference = (colour: number, strength: number): number =>
  colour === -1 ? strength + ABSOLUTE : strength;

/**
 * Costs of pairings in one number: missed preferences [C12] first, missed strong ones [C13] second.
 * A pair misses at most one of each, so there are fewer than this in brackets of fewer than 65,536
 * players, and costs stay below 2³¹. In larger ones strong ones would carry over into the others.
 */
const PER_MISSED = 1 << 15;

/** A pair, a bracket or a bye that cannot be. */
export const UNATTAINABLE = Number.POSITIVE_INFINITY;

const colourOf = (kind: number): number => (kind === 0 ? 0 : kind <= ABSOLUTE ? 1 : -1);
const strengthOf = (kind: number): number => (kind <= ABSOLUTE ? kind : kind - ABSOLUTE);

const pairCost = (a: number, b: number): number => {
  if (colourOf(a) !== colourOf(b) || a === 0) return 0;
  const [weaker, stronger] = [strengthOf(a), strengthOf(b)].toSorted((x, y) => x - y);
  if (weaker === ABSOLUTE && stronger === ABSOLUTE) return UNATTAINABLE;
  return PER_MISSED + (weaker === STRONG || (weaker === ABSOLUTE && stronger === STRONG) ? 1 : 0);
};

const COSTS = Float64Array.from({ length: CLASSES * CLASSES }, (_, index) =>
  pairCost(Math.floor(index / CLASSES), index % CLASSES),
);

/** What players of two classes cost as a pair. */
export const costOf = (a: number, b: number): number => COSTS[a * CLASSES + b] as number;

/** How many players of each class are still to be paired, and among how many one is to be left over. */
export interface Demand {
  readonly counts: Int32Array;
  /** Pairs still to be made. */
  pairs: number;
  /** Whether one player will be left over. */
  leavesOne: boolean;
  /** Of each class, how many may be the one that is left over. */
  readonly spare: Int32Array;
}

/**
 * The least cost of pairing the players of a demand completely, by counting alone (a lower bound
 * where some have met): of each colour at most one a pair gets it, and each pair of one colour
 * spares a strong preference if it has a mild one.
 */
export const leastCost = (demand: Demand): number => {
  if (!demand.leavesOne) return leastCostWithout(demand, -1);
  let least = UNATTAINABLE;
  for (let kind = 0; kind < CLASSES; kind++) {
    if ((demand.spare[kind] as number) > 0) least = Math.min(least, leastCostWithout(demand, kind));
  }
  return least;
};

/** The same if a player of a class is left over; −1 for nobody. */
export const leastCostWithout = ({ counts, pairs }: Demand, leftOver: number): number => {
  const count = (kind: number): number => (counts[kind] as number) - (kind === leftOver ? 1 : 0);
  let [white, black] = [0, 0];
  for (let strength = MILD; strength <= ABSOLUTE; strength++) {
    white += count(strength);
    black += count(strength + ABSOLUTE);
  }
  const missed = Math.max(white, black) - pairs;
  if (missed <= 0) return 0;
  const mild = count(white > black ? MILD : MILD + ABSOLUTE);
  return missed * PER_MISSED + Math.max(0, missed - mild);
};

/** What is left of a demand's least cost if players of two classes are paired. */
export const leastCostAfter = (demand: Demand, a: number, b: number): number => {
  take(demand, a, b, -1);
  const least = leastCost(demand);
  take(demand, a, b, 1);
  return least + costOf(a, b);
};

/** Takes a pair out of a demand (−1) or puts it back (1). Spare players are not counted here. */
export const take = (demand: Demand, a: number, b: number, by: 1 | -1): void => {
  demand.counts[a] = (demand.counts[a] as number) + by;
  demand.counts[b] = (demand.counts[b] as number) + by;
  demand.pairs += by;
};
