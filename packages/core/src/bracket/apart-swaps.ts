import type { Lines, Placeable } from "./placeable.ts";

/** Up to this many steps two exchanges at once are tried: in trees of up to about 64. */
const MOST_STEPS = 20_000_000;

/**
 * Exchanges entrants of a pot, one pair or two at once, as long as that lets members of a group meet
 * later. Only members of groups that are spread unevenly are moved: evenly spread ones cannot be
 * spread better.
 */
export const improvedBySwaps = (
  lines: Lines,
  entrants: readonly Placeable[],
  placed: readonly number[],
): readonly number[] => {
  const seats = [...placed];
  const lineOf = new Map(lines.order.map((seat, line) => [seat, line]));
  const line = (member: number): number => lineOf.get(seats[member] ?? 0) ?? 0;
  const pot = (member: number): number => lines.potOf(seats[member] ?? 0);
  const swaps = unevenMembers(lines, entrants, line).flatMap((one) =>
    [...entrants.keys()]
      .filter((other) => other !== one && pot(other) === pot(one))
      .map((other) => [one, other] as const),
  );
  const swap = ([one, other]: Swap): void => {
    [seats[one], seats[other]] = [seats[other] as number, seats[one] as number];
  };
  const meetings = (moved: readonly Swap[]): readonly number[] =>
    meetingsOf(entrants, line, Math.log2(lines.order.length), [...new Set(moved.flat())]);
  /** Makes the exchanges if they are an improvement. */
  const helps = (moved: readonly Swap[]): boolean => {
    const before = meetings(moved);
    for (const one of moved) swap(one);
    if (isLess(meetings(moved), before)) return true;
    for (const one of [...moved].reverse()) swap(one);
    return false;
  };
  const canTryTwo = swaps.length ** 2 * entrants.length <= MOST_STEPS;
  const improve = (): boolean =>
    swaps.some((one) => helps([one])) ||
    (canTryTwo && swaps.some((one) => swaps.some((other) => helps([one, other]))));
  while (improve());
  return seats;
};

/** Two entrants that exchange their seats. */
type Swap = readonly [one: number, other: number];

/** The members of groups that some part of the tree has two more of than another of its size. */
const unevenMembers = (
  { order }: Lines,
  entrants: readonly Placeable[],
  line: (member: number) => number,
): readonly number[] => {
  const groups = new Map<string, number[]>();
  for (const [member, { groups: names }] of entrants.entries()) {
    for (const [kind, name] of names.entries()) {
      if (name === null) continue;
      const key = `${kind}/${name}`;
      groups.set(key, [...(groups.get(key) ?? []), member]);
    }
  }
  const isUneven = (members: readonly number[]): boolean => {
    for (let size = order.length / 2; size >= 2; size /= 2) {
      const counts = new Array<number>(order.length / size).fill(0);
      for (const member of members) {
        const part = Math.floor(line(member) / size);
        counts[part] = (counts[part] ?? 0) + 1;
      }
      if (Math.max(...counts) - Math.min(...counts) > 1) return true;
    }
    return false;
  };
  return [...new Set([...groups.values()].filter(isUneven).flat())];
};

/**
 * Counts the possible meetings of entrants within their groups, with each other and with all others:
 * by kind of group, and for each kind by round, first round first.
 */
const meetingsOf = (
  entrants: readonly Placeable[],
  line: (member: number) => number,
  rounds: number,
  members: readonly number[],
): readonly number[] => {
  const kinds = entrants[0]?.groups.length ?? 0;
  const counts = new Array<number>(kinds * rounds).fill(0);
  for (const [index, member] of members.entries()) {
    const own = entrants[member]?.groups ?? [];
    for (const [opponent, { groups }] of entrants.entries()) {
      if (opponent === member || members.indexOf(opponent) > index) continue;
      const round = 32 - Math.clz32(line(member) ^ line(opponent));
      for (let kind = 0; kind < kinds; kind++) {
        if (own[kind] === null || own[kind] !== groups[kind]) continue;
        const at = kind * rounds + round - 1;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return counts;
};

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((count, index) => count !== b[index]);
  return at >= 0 && (a[at] as number) < (b[at] as number);
};
