import type { Lines, Placeable } from "./placeable.ts";

/** Comparisons of two entrants that are spent on single exchanges: about a second. */
const MOST_STEPS = 4_000_000;

/** Two exchanges at once are tried up to this many comparisons: in trees of up to about 32. */
const MOST_STEPS_OF_TWO = 2_000_000;

/**
 * Exchanges entrants of a pot, one pair or two at once, as long as that lets members of a group meet
 * later; in large trees as far as the effort allows. Only members of groups that are spread unevenly
 * are moved, those who meet earliest first: evenly spread groups cannot be spread better.
 */
export const improvedBySwaps = (
  lines: Lines,
  entrants: readonly Placeable[],
  placed: readonly number[],
): readonly number[] => {
  const lineOf = new Map(lines.order.map((seat, line) => [seat, line]));
  const at = placed.map((seat) => lineOf.get(seat) ?? 0);
  const line = (member: number): number => at[member] ?? 0;
  const meetings = (moved: readonly Swap[]): readonly number[] =>
    meetingsOf(entrants, line, Math.log2(lines.order.length), [...new Set(moved.flat())]);
  const pots = membersByPot(lines, placed);
  const othersInPot = (member: number): readonly number[] =>
    (pots.get(lines.potOf(placed[member] ?? 0)) ?? []).filter((other) => other !== member);
  const uneven = unevenMembers(lines, entrants, line)
    .map((member) => ({ member, early: meetings([[member, member]]) }))
    .sort((a, b) => (isLess(a.early, b.early) ? 1 : isLess(b.early, a.early) ? -1 : 0))
    .map(({ member }) => member);
  function* swaps(): Generator<Swap> {
    for (const one of uneven) for (const other of othersInPot(one)) yield [one, other];
  }
  const swap = ([one, other]: Swap): void => {
    [at[one], at[other]] = [line(other), line(one)];
  };
  let steps = 0;
  /** Makes the exchanges if they are an improvement. */
  const helps = (moved: readonly Swap[]): boolean => {
    const before = meetings(moved);
    for (const one of moved) swap(one);
    if (isLess(meetings(moved), before)) return true;
    for (const one of [...moved].reverse()) swap(one);
    return false;
  };
  const singleSwaps = (): boolean => {
    let isBetter = false;
    for (const one of swaps()) {
      steps += 4 * entrants.length;
      if (steps > MOST_STEPS) return false;
      if (helps([one])) isBetter = true;
    }
    return isBetter;
  };
  const count = uneven.reduce((sum, member) => sum + othersInPot(member).length, 0);
  const doubleSwaps = (): boolean => {
    if (count ** 2 * entrants.length > MOST_STEPS_OF_TWO) return false;
    for (const one of swaps()) for (const other of swaps()) if (helps([one, other])) return true;
    return false;
  };
  while (singleSwaps() || doubleSwaps());
  return at.map((place) => lines.order[place] as number);
};

const membersByPot = (
  { potOf }: Lines,
  seats: readonly number[],
): ReadonlyMap<number, readonly number[]> => {
  const pots = new Map<number, number[]>();
  for (const [member, seat] of seats.entries()) {
    const pot = pots.get(potOf(seat));
    if (pot === undefined) pots.set(potOf(seat), [member]);
    else pot.push(member);
  }
  return pots;
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
