import { ABSOLUTE, MILD, STRONG } from "./colours.ts";
import type { Roster } from "./roster.ts";

/**
 * Colour classes: 0 no preference, 1–3 white mild, strong, absolute, 4–6 black. Apart from earlier
 * meetings, they alone decide if a pair can be part of a best pairing by [C12] and [C13].
 */
export const CLASSES = 7;

/** The colour class of the player at a rank. */
export const classOf = (roster: Roster, rank: number): number =>
  classOfPreference(roster.preferences[rank] as number, roster.strengths[rank] as number);

/** Returns the class of a preference for a colour (1 white, −1 black) of some strength. */
export const classOfPreference = (colour: number, strength: number): number =>
  colour === -1 ? strength + ABSOLUTE : strength;

/**
 * Costs of pairings in one number: missed preferences [C12] first, missed strong ones [C13] second.
 * A pair misses at most one of each, so there are fewer than this in brackets of fewer than 65,536
 * players, and costs stay below 2³¹. In larger ones strong ones would carry over into the others.
 */
const PER_MISSED = 1 << 15;

/** Cost of an impossible pair, bracket or bye. */
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

/** Returns the cost of a pair of two classes. */
export const costOf = (a: number, b: number): number => COSTS[a * CLASSES + b] as number;

/** The unpaired players of each class, and those among whom one is to be left over. */
export interface Demand {
  readonly counts: Int32Array;
  /** Pairs still to be made. */
  pairs: number;
  /** True if one player will be left over. */
  leavesOne: boolean;
  /** Number of players of each class who may be left over. */
  readonly spare: Int32Array;
}

/**
 * Returns the least cost of pairing the players of a demand completely, by counting alone (a lower
 * bound if some have met): in each pair at most one gets each colour, and a pair of one colour
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

/** The same if a player of a class is left over; −1 for none. */
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

/** Returns the least cost of the rest of a demand after pairing two classes. */
export const leastCostAfter = (demand: Demand, a: number, b: number): number => {
  take(demand, a, b, -1);
  const least = leastCost(demand);
  take(demand, a, b, 1);
  return least + costOf(a, b);
};

/** Removes a pair from a demand (−1) or puts it back (1). Ignores spare players. */
export const take = (demand: Demand, a: number, b: number, by: 1 | -1): void => {
  demand.counts[a] = (demand.counts[a] as number) + by;
  demand.counts[b] = (demand.counts[b] as number) + by;
  demand.pairs += by;
};
