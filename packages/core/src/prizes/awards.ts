import { type Fraction, fraction } from "../base/fraction.ts";
import type { MissingFact } from "../categories/who.ts";
import { type Competition, competitionsOf, type Received } from "./field.ts";
import type { Fund, PrizeContender } from "./fund.ts";
import { type Placed, placingOf, sharesIn } from "./placing.ts";
import {
  compareExactly,
  firstPrizes,
  isWorth,
  type Rounded,
  roundShares,
  type Share,
} from "./shares.ts";

/** What a list means for one person: the working of an award, or the reason for none. */
export type PrizeLine = { readonly contender: number } & (
  | ({
      /** The person stands in the list, maybe below its last prize. */
      readonly kind: "stands";
      /** The money, after rounding. */
      readonly amount: number;
    } & Share &
      Rounded)
  /** The person is placed in another list, and would have had this share here. */
  | { readonly kind: "elsewhere"; readonly placedIn: number; readonly share: Share }
  | { readonly kind: "too-few" }
  | { readonly kind: "withdrew" }
  | { readonly kind: "lacks"; readonly missing: readonly MissingFact[] }
);

/** The awards of a list, with their working. */
export interface ListAwards {
  readonly name: string;
  /** Number of people who fit. */
  readonly fitting: number;
  readonly tooFew: boolean;
  readonly received: readonly Received[];
  /** Index of the list that its money went to, as too few people fit. */
  readonly passedTo: number | null;
  /** Money of all prizes, with what the list received, and without what it passed on. */
  readonly total: number;
  readonly spent: number;
  readonly unspent: number;
  readonly unspentThings: readonly string[];
  /** A line for each person who fits or lacks a fact: by rank, those who share first. */
  readonly lines: readonly PrizeLine[];
}

/** A person who would have more from a later list than the share in the first one. */
export interface WorthLess {
  readonly contender: number;
  readonly list: number;
  readonly exact: Fraction;
  readonly otherList: number;
  readonly otherExact: Fraction;
}

/** All awards of a fund. */
export interface FundAwards {
  readonly lists: readonly ListAwards[];
  /** With `first-list` alone: it made these better places worth less. */
  readonly worthLess: readonly WorthLess[];
}

/**
 * Returns the awards of a fund for people in the order of the final standings, tie-breaks and lots
 * included; people are indices into it. Amounts are exact rational numbers until they are rounded.
 *
 * O(people · lists), and for `highest` another O(lists · group) for each award.
 */
export const awardsOf = (fund: Fund, contenders: readonly PrizeContender[]): FundAwards => {
  const competitions = competitionsOf(fund, contenders);
  const placing = placingOf(fund, competitions, contenders);
  const lists = competitions.map((competition, list) =>
    awardList(competition, placing[list] ?? { members: [], takenOut: [] }, fund.unit, contenders),
  );
  return { lists, worthLess: fund.several === "first-list" ? worthLessOf(lists) : [] };
};

const awardList = (
  competition: Competition,
  { members, takenOut }: Placed,
  unit: number,
  contenders: readonly PrizeContender[],
): ListAwards => {
  const { list, pool, fitting, tooFew, lacking, withdrawn, received, passedTo } = competition;
  const given = firstPrizes(pool, members.length);
  const total = passedTo === null ? firstPrizes(pool, pool.prizes.length) : 0;
  return {
    name: list.name,
    fitting: fitting.length,
    tooFew,
    received,
    passedTo,
    total,
    spent: given,
    unspent: total - given,
    unspentThings: pool.prizes.slice(members.length).flatMap(({ things }) => things),
    lines: [
      ...standing(competition, members, unit, given, contenders),
      ...takenOut.map((line) => ({ kind: "elsewhere" as const, ...line })),
      ...(tooFew ? fitting.map((contender) => ({ kind: "too-few" as const, contender })) : []),
      ...withdrawn.map((contender) => ({ kind: "withdrew" as const, contender })),
      ...lacking.map((line) => ({ kind: "lacks" as const, ...line })),
    ],
  };
};

const standing = (
  competition: Competition,
  members: readonly number[],
  unit: number,
  given: number,
  contenders: readonly PrizeContender[],
): readonly PrizeLine[] => {
  const shares = sharesIn(competition, members, contenders);
  const exact = shares.map((share) => share.exact);
  const rounded = roundShares(exact, unit, given);
  return shares.map((share, index) => {
    const { floor, plusUnit } = rounded[index] ?? { floor: 0, plusUnit: false };
    const amount = floor + (plusUnit ? unit : 0);
    return { kind: "stands", contender: members[index] ?? 0, ...share, floor, plusUnit, amount };
  });
};

const worthLessOf = (lists: readonly ListAwards[]): readonly WorthLess[] => {
  const got = new Map<string, Fraction>();
  for (const [list, { lines }] of lists.entries()) {
    for (const line of lines) {
      if (line.kind === "stands" && isWorth(line)) got.set(`${list} ${line.contender}`, line.exact);
    }
  }
  return lists.flatMap(({ lines }, otherList) =>
    lines.flatMap((line) => {
      if (line.kind !== "elsewhere") return [];
      const { contender, placedIn: list } = line;
      const exact = got.get(`${list} ${contender}`) ?? fraction(0);
      const otherExact = line.share.exact;
      return compareExactly(otherExact, exact) > 0
        ? [{ contender, list, exact, otherList, otherExact }]
        : [];
    }),
  );
};

/** A line of one list. */
export type ListedLine = PrizeLine & { readonly list: number };

/** Returns why a person gets what: a line for each list that the person fits or may fit. */
export const workingsFor = ({ lists }: FundAwards, contender: number): readonly ListedLine[] =>
  lists.flatMap(({ lines }, list) =>
    lines.filter((line) => line.contender === contender).map((line) => ({ ...line, list })),
  );
