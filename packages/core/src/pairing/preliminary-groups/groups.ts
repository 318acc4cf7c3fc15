import type { EntryId } from "../../base/entry-id.ts";
import type { Draw, LotSource } from "../../lots/lots.ts";
import { letterOf } from "./tables.ts";

/** A member of a group with its letter: "A" comes from the strongest class. */
export interface GroupMember {
  readonly entry: EntryId;
  readonly letter: string;
}

/** A group of the preliminary stage, its members in class order. */
export interface PreliminaryGroup {
  /** From 1; the special group of three, five or six players, if there is one, is 1. */
  readonly number: number;
  readonly members: readonly GroupMember[];
}

/** The minimum number of players for groups. */
export const FEWEST_PLAYERS = 3;

/** Number of classes of the field for the special group, and those that send a player. */
interface SpecialRule {
  readonly divisor: number;
  readonly classes: readonly number[];
}

/** Annex A, cases 1 to 3, by the remainder of the number of players divided by 4. */
const SPECIAL_RULES: Readonly<Record<number, SpecialRule>> = {
  1: { divisor: 6, classes: [2, 3, 4, 5, 6] },
  2: { divisor: 6, classes: [1, 2, 3, 4, 5, 6] },
  3: { divisor: 4, classes: [2, 3, 4] },
};

const QUARTILES = [1, 2, 3, 4] as const;

const specialDraw = (firstRound: number, number: number): string =>
  `stage/${firstRound}/special/class/${number}`;

const quartileDraw = (firstRound: number, number: number): string =>
  `stage/${firstRound}/quartile/${number}`;

/**
 * Returns the `number`-th of `divisor` classes of a field in seeding order: seeds ⌊(number −
 * 1)·n/divisor⌋ + 1 … ⌊number·n/divisor⌋.
 */
export const ratingClass = (
  seeds: readonly EntryId[],
  number: number,
  divisor: number,
): readonly EntryId[] =>
  seeds.slice(
    Math.floor(((number - 1) * seeds.length) / divisor),
    Math.floor((number * seeds.length) / divisor),
  );

/**
 * Divides a field into groups (annex A): by lot one player from each rating class, the special
 * group first if the number is no multiple of four, then groups of four from the quartiles of the
 * rest. `seeds` are in seeding order, strongest first; with fewer than {@link FEWEST_PLAYERS} there
 * are no groups. `firstRound` is the stage's and names the draws. O(n log n).
 */
export const planPreliminaryGroups = (
  seeds: readonly EntryId[],
  firstRound: number,
  lots: LotSource,
): readonly PreliminaryGroup[] => {
  if (seeds.length < FEWEST_PLAYERS) return [];
  const rule = SPECIAL_RULES[seeds.length % 4];
  const special = (rule?.classes ?? []).map((number) =>
    lots.order(specialDraw(firstRound, number), ratingClass(seeds, number, rule?.divisor ?? 1)),
  );
  const inSpecial = new Set(special.flatMap((order) => order.slice(0, 1)));
  const rest = seeds.filter((entry) => !inSpecial.has(entry));
  const quartiles = QUARTILES.map((number) =>
    lots.order(quartileDraw(firstRound, number), ratingClass(rest, number, QUARTILES.length)),
  );
  return groupsFromOrders(special, quartiles);
};

/**
 * Returns the groups by the stage's earlier draws, regardless of later corrections, entries or
 * withdrawals; none if these draws made no groups. O(draws + players).
 */
export const drawnPreliminaryGroups = (
  draws: readonly Draw[],
  firstRound: number,
): readonly PreliminaryGroup[] => {
  const orderOf = new Map(draws.map(({ name, order }) => [name, order]));
  const ordersOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const order = orderOf.get(name);
      return order === undefined ? [] : [order];
    });
  return groupsFromOrders(
    ordersOf([1, 2, 3, 4, 5, 6].map((number) => specialDraw(firstRound, number))),
    ordersOf(QUARTILES.map((number) => quartileDraw(firstRound, number))),
  );
};

/** The first drawn of each special class, then the first drawn of each quartile, the second … */
const groupsFromOrders = (
  special: readonly (readonly EntryId[])[],
  quartiles: readonly (readonly EntryId[])[],
): readonly PreliminaryGroup[] => {
  const drawnAt = (orders: readonly (readonly EntryId[])[], place: number) =>
    orders.flatMap((order) => order.slice(place, place + 1));
  const ofFour = (quartiles[0] ?? []).map((_, place) => drawnAt(quartiles, place));
  return [drawnAt(special, 0), ...ofFour]
    .filter((members) => members.length > 0)
    .map((members, index) => ({
      number: index + 1,
      members: members.map((entry, place) => ({ entry, letter: letterOf(place) })),
    }));
};
