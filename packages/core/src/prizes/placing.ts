import type { Competition } from "./field.ts";
import type { Fund, PrizeContender } from "./fund.ts";
import { compareExactly, isWorth, type Share, shareAt, sharesOf } from "./shares.ts";

/** A person who was taken out of a list, with the share that was there. */
export interface TakenOut {
  readonly contender: number;
  /** Index of the list in which the person is placed. */
  readonly placedIn: number;
  readonly share: Share;
}

/** The people among whom a list is shared, best first. */
export interface Placed {
  readonly members: readonly number[];
  readonly takenOut: readonly TakenOut[];
}

/** Returns who shares in which list, by the fund's rule for people who fit several. */
export const placingOf = (
  fund: Fund,
  competitions: readonly Competition[],
  contenders: readonly PrizeContender[],
): readonly Placed[] => {
  const rules = { all: placeAll, "first-list": placeInFirst, highest: placeInBest } as const;
  return rules[fund.several](competitions, contenders);
};

const membersOf = ({ fitting, tooFew }: Competition): readonly number[] => (tooFew ? [] : fitting);

const placeAll = (competitions: readonly Competition[]): readonly Placed[] =>
  competitions.map((competition) => ({ members: membersOf(competition), takenOut: [] }));

/** Returns the shares of a list among its members. */
export const sharesIn = (
  { pool }: Competition,
  members: readonly number[],
  contenders: readonly PrizeContender[],
): readonly Share[] =>
  sharesOf(
    pool,
    members.map((member) => contenders[member]?.score ?? 0),
  );

/** Returns the share of the member at `index` of a list. */
const shareIn = (
  { pool }: Competition,
  members: readonly number[],
  index: number,
  contenders: readonly PrizeContender[],
): Share => {
  const scoreAt = (at: number) => {
    const member = members[at];
    return member === undefined ? undefined : contenders[member]?.score;
  };
  return shareAt(pool, scoreAt, index);
};

/** Returns the index of the first member that is not better ranked than `contender`. */
const indexIn = (members: readonly number[], contender: number): number => {
  let [low, high] = [0, members.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((members[middle] ?? 0) < contender) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A person with a share in a list is out of all later ones. */
const placeInFirst = (
  competitions: readonly Competition[],
  contenders: readonly PrizeContender[],
): readonly Placed[] => {
  const placedIn = new Map<number, number>();
  return competitions.map((competition, list) => {
    if (competition.list.cumulative) return { members: membersOf(competition), takenOut: [] };
    const members = membersOf(competition).filter((contender) => !placedIn.has(contender));
    const takenOut = membersOf(competition).flatMap((contender) => {
      const other = placedIn.get(contender);
      if (other === undefined) return [];
      const index = indexIn(members, contender);
      const withThem = members.toSpliced(index, 0, contender);
      const share = shareIn(competition, withThem, index, contenders);
      return [{ contender, placedIn: other, share }];
    });
    for (const { place } of sharesIn(competition, members, contenders).filter(isWorth)) {
      placedIn.set(members[place - 1] ?? 0, list);
    }
    return { members, takenOut };
  });
};

/** A list while people are placed in it. */
interface Contest {
  readonly competition: Competition;
  readonly list: number;
  /** Those placed here, best first, then those placed nowhere. */
  readonly members: number[];
  readonly takenOut: TakenOut[];
  placed: number;
  /** The best share that is left; null: to be computed; undefined: there is none. */
  best: Share | null | undefined;
}

/**
 * Again and again the greatest share of all lists goes to its person, who leaves the other lists.
 *
 * Within a list no share is greater than that of a better ranked member, as no prize is: the
 * candidate of a list is its first member who is not placed yet, and those who are stand before.
 */
const placeInBest = (
  competitions: readonly Competition[],
  contenders: readonly PrizeContender[],
): readonly Placed[] => {
  const contests = competitions.map((competition, list): Contest => {
    const members = [...membersOf(competition)];
    return { competition, list, members, takenOut: [], placed: 0, best: null };
  });
  const open = contests.filter(({ competition }) => !competition.list.cumulative);
  for (;;) {
    const best = bestOf(open, contenders);
    if (best === null) break;
    const contender = best.members[best.placed] ?? 0;
    best.placed++;
    best.best = null;
    for (const other of open) {
      if (other !== best) takeOut(other, contender, best.list, contenders);
    }
  }
  return contests.map(({ members, takenOut }) => ({ members, takenOut }));
};

/** Returns the list with the greatest share that is left, among equal ones the first. */
const bestOf = (
  open: readonly Contest[],
  contenders: readonly PrizeContender[],
): Contest | null => {
  let found: { readonly contest: Contest; readonly share: Share } | null = null;
  for (const contest of open) {
    if (contest.best === null) contest.best = nextShare(contest, contenders);
    const share = contest.best;
    if (share === undefined) continue;
    if (found === null || compareExactly(share.exact, found.share.exact) > 0)
      found = { contest, share };
  }
  return found?.contest ?? null;
};

const nextShare = (
  { competition, members, placed }: Contest,
  contenders: readonly PrizeContender[],
): Share | undefined => {
  if (placed >= members.length) return undefined;
  const share = shareIn(competition, members, placed, contenders);
  return isWorth(share) ? share : undefined;
};

const takeOut = (
  contest: Contest,
  contender: number,
  placedIn: number,
  contenders: readonly PrizeContender[],
): void => {
  const { competition, members, takenOut } = contest;
  const index = indexIn(members, contender);
  if (members[index] !== contender) return;
  takenOut.push({ contender, placedIn, share: shareIn(competition, members, index, contenders) });
  members.splice(index, 1);
  contest.best = null;
};
