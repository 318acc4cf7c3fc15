import { improvedBySwaps } from "./apart-swaps.ts";
import type { Lines, Placeable } from "./placeable.ts";

/**
 * Places entrants so that those of a group meet as late as possible, and never on a seat of another
 * pot. Returns the seat of each, in their order.
 *
 * Each half of the tree gets half of each pot and half of each group, and so on in the halves. To
 * halve both at once, members of a pot are joined in pairs, and so are members of a group; the two
 * of a pair go to different halves. The pairs form paths and even circles, so that this is possible
 * unless a pot has more seats in one half than in the other. A group that is halved all the way has
 * as few pairs as possible that can meet in round 1, in rounds 1 and 2, and so on; exchanges improve
 * what is not. O(n log² n), and O(n²) for each exchange.
 */
export const placedApart = (lines: Lines, entrants: readonly Placeable[]): readonly number[] => {
  const lineOf = new Map(lines.order.map((seat, line) => [seat, line]));
  const seats: number[] = [];
  const place = (order: readonly number[], members: readonly number[]): void => {
    const [only] = order.filter((seat) => seat <= lines.entrants);
    if (members.length <= 1) {
      for (const member of members) seats[member] = only as number;
      return;
    }
    const upper = order.slice(0, order.length / 2);
    const isUpper = halved({ ...lines, order }, entrants, members, lineOf);
    place(
      upper,
      members.filter((member) => isUpper.get(member)),
    );
    place(
      order.slice(upper.length),
      members.filter((member) => !isUpper.get(member)),
    );
  };
  place(lines.order, [...entrants.keys()]);
  return improvedBySwaps(lines, entrants, seats);
};

type Partners = ReadonlyMap<number, number>;

/** Splits the members of a part of the tree: true for those of its upper half. */
const halved = (
  lines: Lines,
  entrants: readonly Placeable[],
  members: readonly number[],
  lineOf: ReadonlyMap<number, number>,
): ReadonlyMap<number, boolean> => {
  const seatOf = (member: number): number => entrants[member]?.seat ?? 0;
  const { order } = lines;
  const prefersUpper = (member: number): boolean =>
    (lineOf.get(seatOf(member)) ?? 0) % order.length < order.length / 2;
  const inGroups = groupPartners(entrants, members);
  const { inPots, fixed } = potPartners(lines, members, seatOf, (member) => inGroups.has(member));
  const isUpper = new Map(fixed);
  const settle = (start: number): void => {
    const path = pathFrom(start, inPots, inGroups);
    const free = path.slice(isUpper.has(start) ? 1 : 0);
    const offset = path.length - free.length;
    const agreeing = path.filter((member, at) => prefersUpper(member) === (at % 2 === 0)).length;
    const startsUpper = isUpper.get(start) ?? agreeing * 2 >= path.length;
    for (const [at, member] of free.entries()) {
      if (!fixed.has(member)) isUpper.set(member, ((at + offset) % 2 === 0) === startsUpper);
    }
  };
  for (const member of fixed.keys()) settle(member);
  const isDue = (member: number): boolean => !isUpper.has(member);
  for (const member of members) if (isDue(member) && !inGroups.has(member)) settle(member);
  for (const member of members) if (isDue(member)) settle(member);
  return isUpper;
};

/** The members from `start`, an end of a path or anywhere in a circle, each joined to the next. */
const pathFrom = (start: number, inPots: Partners, inGroups: Partners): readonly number[] => {
  const path = [start];
  let [links, others] = inPots.has(start) ? [inPots, inGroups] : [inGroups, inPots];
  for (let next = links.get(start); next !== undefined && next !== start; ) {
    path.push(next);
    [links, others] = [others, links];
    next = links.get(next);
  }
  return path;
};

/** Joins members of a group: first those who share all groups, last those who share the last one. */
const groupPartners = (entrants: readonly Placeable[], members: readonly number[]): Partners => {
  const partners = new Map<number, number>();
  const kinds = entrants[0]?.groups.length ?? 0;
  for (let first = 0; first < kinds; first++) {
    for (let end = kinds; end > first; end--) {
      const waiting = new Map<string, number>();
      for (const member of members) {
        const names = entrants[member]?.groups.slice(first, end) ?? [];
        if (partners.has(member) || names.some((name) => name === null)) continue;
        join(partners, waiting, JSON.stringify(names), member);
      }
    }
  }
  return partners;
};

/** Joins members of a pot. Where one half has more seats of it, one member's half is fixed. */
const potPartners = (
  { order, entrants, potOf }: Lines,
  members: readonly number[],
  seatOf: (member: number) => number,
  isInGroup: (member: number) => boolean,
): { readonly inPots: Partners; readonly fixed: ReadonlyMap<number, boolean> } => {
  const surplus = new Map<number, number>();
  for (const [line, seat] of order.entries()) {
    if (seat > entrants) continue;
    const step = line < order.length / 2 ? 1 : -1;
    surplus.set(potOf(seat), (surplus.get(potOf(seat)) ?? 0) + step);
  }
  const inPots = new Map<number, number>();
  const fixed = new Map<number, boolean>();
  // Of a pot, those in no group come first: what is fixed separates no pair.
  const sorted = [...members].sort((a, b) => Number(isInGroup(a)) - Number(isInGroup(b)));
  const waiting = new Map<string, number>();
  for (const member of sorted) {
    const pot = potOf(seatOf(member));
    const more = surplus.get(pot) ?? 0;
    if (more === 0) join(inPots, waiting, `${pot}`, member);
    else {
      fixed.set(member, more > 0);
      surplus.set(pot, more - Math.sign(more));
    }
  }
  return { inPots, fixed };
};

/** Joins a member to the one that waits under `key`, or lets it wait there. */
const join = (
  partners: Map<number, number>,
  waiting: Map<string, number>,
  key: string,
  member: number,
): void => {
  const other = waiting.get(key);
  if (other === undefined) {
    waiting.set(key, member);
    return;
  }
  waiting.delete(key);
  partners.set(member, other);
  partners.set(other, member);
};
