import { type Fraction, fraction, ZERO } from "../base/fraction.ts";
import type { Prize, Sharing } from "./fund.ts";

/** The prizes of a list in numbers. */
export interface Pool {
  readonly prizes: readonly Prize[];
  readonly sharing: Sharing;
  /** The sum of the first `n` prizes, at index `n`. */
  readonly sums: readonly number[];
  /** Number of places with money. */
  readonly paid: number;
}

export const poolOf = (prizes: readonly Prize[], sharing: Sharing): Pool => {
  const sums = [0];
  for (const { amount } of prizes) sums.push((sums.at(-1) ?? 0) + amount);
  return { prizes, sharing, sums, paid: prizes.filter(({ amount }) => amount > 0).length };
};

/** Returns the money of the first `places` prizes. */
export const firstPrizes = ({ sums }: Pool, places: number): number =>
  sums[Math.min(places, sums.length - 1)] ?? 0;

/** A person's share in the prizes of a list. Places count within the list, from 1. */
export interface Share {
  readonly place: number;
  /** The places of the group that shares, first and last: people with the same score. */
  readonly group: readonly [first: number, last: number];
  /** The first so many of the group share in the pot. */
  readonly sharers: number;
  /** The money of the group's places. */
  readonly pot: number;
  /** The money of the own place. */
  readonly own: number;
  /** The money, before rounding. */
  readonly exact: Fraction;
  readonly things: readonly string[];
}

/** Returns whether a share is worth anything. */
export const isWorth = ({ exact, things }: Share): boolean => exact.n > 0 || things.length > 0;

/** Members of a list with the same score, and the money of their places. */
interface Group {
  /** Indices in the list. */
  readonly from: number;
  readonly after: number;
  readonly pot: number;
  readonly sharers: number;
}

/** Score of the member at an index; undefined after the last one. */
type ScoreAt = (index: number) => number | undefined;

/** O(size of the group). */
const groupAt = (pool: Pool, scoreAt: ScoreAt, index: number): Group => {
  const { sharing, paid } = pool;
  if (sharing.split === "place") {
    return { from: index, after: index + 1, pot: pool.prizes[index]?.amount ?? 0, sharers: 1 };
  }
  const score = scoreAt(index);
  let [from, after] = [index, index + 1];
  while (from > 0 && scoreAt(from - 1) === score) from--;
  while (scoreAt(after) === score) after++;
  const pot = firstPrizes(pool, after) - firstPrizes(pool, from);
  return { from, after, pot, sharers: sharersOf(sharing, pot, after - from, paid - from) };
};

const shareIn = ({ prizes, sharing }: Pool, group: Group, index: number): Share => {
  const { amount: own = 0, things = [] } = prizes[index] ?? {};
  const { from, after, pot, sharers } = group;
  const exactShare = (): Fraction =>
    sharing.split === "hort" ? fraction(own * sharers + pot, 2 * sharers) : fraction(pot, sharers);
  return {
    place: index + 1,
    group: [from + 1, after],
    sharers: pot > 0 ? sharers : 0,
    pot,
    own,
    exact: pot > 0 && index - from < sharers ? exactShare() : ZERO,
    things,
  };
};

/**
 * Returns the share of the person at `index` of a list whose members have these scores, best first.
 * O(size of the group).
 */
export const shareAt = (pool: Pool, scoreAt: ScoreAt, index: number): Share =>
  shareIn(pool, groupAt(pool, scoreAt, index), index);

/** Returns the shares of all members of a list, best first. Linear. */
export const sharesOf = (pool: Pool, scores: readonly number[]): readonly Share[] => {
  const shares: Share[] = [];
  while (shares.length < scores.length) {
    const group = groupAt(pool, (index) => scores[index], shares.length);
    while (shares.length < group.after) shares.push(shareIn(pool, group, shares.length));
  }
  return shares;
};

/**
 * Returns how many of a group share: all, or as many as the threshold allows, but at least those
 * whose own places have money. These always have enough, as the threshold is at most the last prize.
 */
const sharersOf = (
  { split, threshold, beyond }: Exclude<Sharing, { split: "place" }>,
  pot: number,
  size: number,
  paid: number,
): number => {
  const own = Math.max(1, Math.min(size, paid));
  if (beyond === "out") return own;
  if (threshold === 0) return size;
  // Below the last prize a share in a Hort list is half of the equal one.
  const allowed = Math.floor(pot / ((split === "hort" ? 2 : 1) * threshold));
  return Math.max(own, Math.min(size, allowed));
};

/** Compares two exact amounts: negative if a < b. Also where products exceed exact numbers. */
export const compareExactly = (a: Fraction, b: Fraction): number => {
  const [one, other] = [a.n * b.d, b.n * a.d];
  if (one <= Number.MAX_SAFE_INTEGER && other <= Number.MAX_SAFE_INTEGER) return one - other;
  const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** A share in whole units. */
export interface Rounded {
  /** Rounded down. */
  readonly floor: number;
  /** True if one of the units left over goes to this share. */
  readonly plusUnit: boolean;
}

/**
 * Rounds the shares of a list down to whole units, in the order of the ranking; the units that are
 * left of `total` go, one each, to the largest remainders, among equal ones to the better rank.
 */
export const roundShares = (
  shares: readonly Fraction[],
  unit: number,
  total: number,
): readonly Rounded[] => {
  const floors = shares.map(({ n, d }) => (n === 0 ? 0 : (n - (n % (d * unit))) / d));
  const spent = floors.reduce((sum, floor) => sum + floor, 0);
  const remainders = shares.flatMap(({ n, d }, index) => {
    const rest = n % (d * unit);
    return rest === 0 ? [] : [{ index, rest: { n: rest, d } }];
  });
  const lucky = remainders
    .sort((a, b) => compareExactly(b.rest, a.rest))
    .slice(0, (total - spent) / unit);
  const plus = new Set(lucky.map(({ index }) => index));
  return floors.map((floor, index) => ({ floor, plusUnit: plus.has(index) }));
};
