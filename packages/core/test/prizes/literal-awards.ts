import { fitterOf } from "../../src/categories/who.ts";
import type { Fund, PrizeContender, PrizeList } from "../../src/prizes/fund.ts";

/**
 * The rules of prizes once more, word for word and slowly: every list is computed anew after each
 * step, amounts are whole numbers of a small part of a coin, so that every share is whole. Without
 * things, thresholds and heirs.
 */

/** All shares among up to ten people are whole numbers of this part, halves of them, too. */
const PART = 2 * 2520;

/** Shares of a list in parts, by contender. */
type Shares = ReadonlyMap<number, number>;

const sharesAmong = (
  list: PrizeList,
  members: readonly number[],
  contenders: readonly PrizeContender[],
): Shares => {
  const prizeOf = (index: number): number => (list.prizes[index]?.amount ?? 0) * PART;
  return new Map(
    members.map((member, index) => {
      const score = contenders[member]?.score;
      const places = members.flatMap((other, at) =>
        contenders[other]?.score === score ? [at] : [],
      );
      const pot = places.reduce((sum, place) => sum + prizeOf(place), 0);
      const equal = pot / places.length;
      const { split } = list.sharing;
      const own = prizeOf(index);
      return [member, split === "place" ? own : split === "equal" ? equal : own / 2 + equal / 2];
    }),
  );
};

const rounded = (shares: Shares, unit: number): ReadonlyMap<number, number> => {
  const part = unit * PART;
  const sum = [...shares.values()].reduce((all, share) => all + share, 0);
  const down = new Map([...shares].map(([member, share]) => [member, Math.floor(share / part)]));
  let left = sum / part - [...down.values()].reduce((all, units) => all + units, 0);
  const byRemainder = [...shares].sort(([a, x], [b, y]) => (y % part) - (x % part) || a - b);
  for (const [member] of byRemainder) {
    if (left-- > 0) down.set(member, (down.get(member) ?? 0) + 1);
  }
  return new Map(
    [...down].flatMap(([member, units]) => (units > 0 ? [[member, units * unit]] : [])),
  );
};

const fittingOf = ({ who, atLeast }: PrizeList, contenders: readonly PrizeContender[]) => {
  const fitting = [...contenders.keys()].filter(
    (index) => fitterOf(who)(contenders[index] ?? {}).fits,
  );
  return fitting.length < atLeast ? [] : fitting;
};

/** The place of each person who is placed, by list. */
const placesOf = (
  fund: Fund,
  contenders: readonly PrizeContender[],
): ReadonlyMap<number, number> => {
  const placed = new Map<number, number>();
  const left = (index: number): readonly number[] => {
    const list = fund.lists[index] as PrizeList;
    return fittingOf(list, contenders).filter((who) => (placed.get(who) ?? index) === index);
  };
  const open = fund.lists.flatMap(({ cumulative }, index) => (cumulative ? [] : [index]));
  if (fund.several === "first-list") {
    for (const index of open) {
      const members = left(index).filter((who) => !placed.has(who));
      for (const [who, share] of sharesAmong(fund.lists[index] as PrizeList, members, contenders)) {
        if (share > 0) placed.set(who, index);
      }
    }
  }
  while (fund.several === "highest") {
    const all = open.flatMap((index) =>
      [...sharesAmong(fund.lists[index] as PrizeList, left(index), contenders)]
        .filter(([who, share]) => !placed.has(who) && share > 0)
        .map(([who, share]) => ({ index, who, share })),
    );
    const [best] = all.sort((a, b) => b.share - a.share || a.index - b.index || a.who - b.who);
    if (best === undefined) break;
    placed.set(best.who, best.index);
  }
  return placed;
};

/** The awards of a fund: for each list, the amounts by contender. */
export const literalAwards = (
  fund: Fund,
  contenders: readonly PrizeContender[],
): readonly ReadonlyMap<number, number>[] => {
  const placed = placesOf(fund, contenders);
  return fund.lists.map((list, index) => {
    const members = fittingOf(list, contenders).filter(
      (who) => list.cumulative || (placed.get(who) ?? index) === index,
    );
    return rounded(sharesAmong(list, members, contenders), fund.unit);
  });
};
