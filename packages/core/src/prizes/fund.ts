import type { Facts } from "../categories/facts.ts";
import type { Who } from "../categories/who.ts";

/** A place's prize: money in the smallest coin, things such as a trophy, or both. */
export interface Prize {
  readonly amount: number;
  /** Never split: they follow the place. */
  readonly things: readonly string[];
}

/** How people with the same score divide the prizes of their places. */
export type Sharing =
  /** Not at all: each gets the prize of their own place. */
  | { readonly split: "place" }
  /** The pot in equal shares, or half by place and half equally (Hort). */
  | {
      readonly split: "equal" | "hort";
      /** The last of a group leave until each share has this amount; at most the last prize. */
      readonly threshold: number;
      /** Whether people of the group who stand below the last prize share in the pot. */
      readonly beyond: "share" | "out";
    };

/** The prizes of one ranking: everyone's, or a category's. */
export interface PrizeList {
  readonly name: string;
  readonly who: Who;
  /** With fewer people who fit, the list gives no prizes. */
  readonly atLeast: number;
  readonly sharing: Sharing;
  /** Best first; no prize is larger than the one before it. */
  readonly prizes: readonly Prize[];
  /** True for a list that takes nobody out of others, and of which nobody is taken out. */
  readonly cumulative: boolean;
  /** Index of the list that gets the money if too few people fit; null: it stays unspent. */
  readonly heir: number | null;
}

/** How many lists a person may win in. */
export type Several =
  /** Each list by itself. */
  | "all"
  /** The first in the order given. */
  | "first-list"
  /**
   * The best that the person can get, given out greatest first. Where groups share, a better score
   * can in rare cases pay less, as the first choice of a person is kept when others move.
   */
  | "highest";

/** All prizes of a competition. */
export interface Fund {
  readonly several: Several;
  /** Amounts are multiples of this many of the smallest coin. */
  readonly unit: number;
  /** True if people who withdrew take part, too. */
  readonly withdrawnToo: boolean;
  readonly lists: readonly PrizeList[];
}

/** A person of the final standings. Those with the same `score` share. */
export type PrizeContender = Facts & {
  /** The first criterion of the standings alone. */
  readonly score: number;
  readonly withdrawn?: boolean;
};

/** The largest amount of a prize, and of the unit. */
export const MOST_AMOUNT = 10_000_000_000;

/** The most that all prizes of a fund may add up to, and the most people: exact in integers. */
export const MOST_FUND = 500_000_000_000;
export const MOST_CONTENDERS = 10_000;
