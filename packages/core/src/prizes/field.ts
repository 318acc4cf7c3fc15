import { fitterOf, type MissingFact } from "../categories/who.ts";
import type { Fund, Prize, PrizeContender, PrizeList } from "./fund.ts";
import { type Pool, poolOf } from "./shares.ts";

/** Money that a list received because too few people fit another one. */
export interface Received {
  readonly list: number;
  readonly amount: number;
}

/** A list with the people who compete for it. People are indices into the final standings. */
export interface Competition {
  readonly list: PrizeList;
  readonly pool: Pool;
  readonly received: readonly Received[];
  /** Index of the list that its money went to. */
  readonly passedTo: number | null;
  /** Everyone who fits, best first. */
  readonly fitting: readonly number[];
  /** True if too few people fit: nobody gets a prize. */
  readonly tooFew: boolean;
  readonly lacking: readonly {
    readonly contender: number;
    readonly missing: readonly MissingFact[];
  }[];
  /** People who would fit but withdrew. */
  readonly withdrawn: readonly number[];
}

/** Returns the lists of a fund with the people who fit. O(people · lists). */
export const competitionsOf = (
  fund: Fund,
  contenders: readonly PrizeContender[],
): readonly Competition[] => {
  const fields = fund.lists.map((list) => fieldOf(fund, list, contenders));
  const heirs = fields.map((_, index) => heirOf(fund, fields, index));
  return fields.map((field, index) => {
    const { list } = field;
    const givers = heirs.flatMap((heir, giver) => (heir === index ? [giver] : []));
    const prizesOf = (giver: number): readonly Prize[] => fund.lists[giver]?.prizes ?? [];
    const prizes = givers.reduce((all, giver) => added(all, prizesOf(giver)), list.prizes);
    const received = givers.map((giver) => ({ list: giver, amount: moneyOf(prizesOf(giver)) }));
    const passedTo = heirs[index] ?? null;
    return { ...field, pool: poolOf(prizes, list.sharing), received, passedTo };
  });
};

type Field = Pick<Competition, "list" | "fitting" | "lacking" | "withdrawn" | "tooFew">;

const fieldOf = (
  { withdrawnToo }: Fund,
  list: PrizeList,
  contenders: readonly PrizeContender[],
): Field => {
  const fitOf = fitterOf(list.who);
  const fitting: number[] = [];
  const withdrawn: number[] = [];
  const lacking: { contender: number; missing: readonly MissingFact[] }[] = [];
  for (const [contender, facts] of contenders.entries()) {
    const fit = fitOf(facts);
    const isOut = facts.withdrawn === true && !withdrawnToo;
    if (fit.fits) (isOut ? withdrawn : fitting).push(contender);
    else if (fit.missing.length > 0 && !isOut) lacking.push({ contender, missing: fit.missing });
  }
  return { list, fitting, lacking, withdrawn, tooFew: fitting.length < list.atLeast };
};

/** Returns the list that gets the money of one without enough people, over others without; or null. */
const heirOf = (fund: Fund, fields: readonly Field[], index: number): number | null => {
  const passed = new Set<number>();
  let at = index;
  while (fields[at]?.tooFew === true && !passed.has(at)) {
    passed.add(at);
    const heir = fund.lists[at]?.heir ?? null;
    if (heir === null) return null;
    at = heir;
  }
  return at === index || passed.has(at) ? null : at;
};

/** Adds money place by place, so that the sums rise nowhere, either. Things stay behind. */
const added = (prizes: readonly Prize[], more: readonly Prize[]): readonly Prize[] =>
  Array.from({ length: Math.max(prizes.length, more.length) }, (_, place) => ({
    amount: (prizes[place]?.amount ?? 0) + (more[place]?.amount ?? 0),
    things: prizes[place]?.things ?? [],
  })).filter(({ amount, things }) => amount > 0 || things.length > 0);

const moneyOf = (prizes: readonly Prize[]): number =>
  prizes.reduce((sum, { amount }) => sum + amount, 0);
