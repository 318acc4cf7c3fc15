import { decide, type Settling, settleFirstPartner } from "../../matching/settling.ts";
import { STRONG } from "../fide-dutch/colours.ts";
import { CLASSES, type Demand } from "../fide-dutch/demand.ts";
import { firstAssignment } from "../fide-dutch/first-assignment.ts";
import { listed, mayMeet } from "../meetings.ts";
import { type PairCost, weightedPairs } from "../weighted-pairs.ts";
import { bannedOf } from "./completion.ts";
import type { TeamRoster } from "./roster.ts";

/** A pairing bracket (1.3.2): positions 0 … in ascending order of pairing numbers. */
export interface TeamBracket {
  /** Ranks by pairing number. */
  readonly ranks: readonly number[];
  /** The ranks from lower scoregroups. */
  readonly upfloaters: ReadonlySet<number>;
}

/** Pairs of ranks, the top member (3.6.1) first, in ascending order of top members. */
export type BracketPairs = readonly (readonly [number, number])[];

/** Pairs a bracket by 3.6: its first best pairing. Usually O(n), else by weighted matching. */
export const pairTeamBracket = (roster: TeamRoster, bracket: TeamBracket): BracketPairs =>
  pairQuickly(roster, bracket) ?? solveTeamBracket(roster, bracket) ?? [];

/**
 * Pairs the first half of the numbers with the second half, if it misses as few preferences as
 * counting allows and no upfloater meets a floater: it is then the first of the best.
 */
const pairQuickly = (roster: TeamRoster, bracket: TeamBracket): BracketPairs | null => {
  const { ranks } = bracket;
  const half = ranks.length / 2;
  const classes = Uint8Array.from(ranks, (rank) => roster.classes[rank] as number);
  const counts = new Int32Array(CLASSES);
  for (const kind of classes) counts[kind] = (counts[kind] as number) + 1;
  const spare = new Int32Array(CLASSES);
  const demand: Demand = { counts, pairs: half, leavesOne: false, spare };
  const columnOf = firstAssignment(
    { size: ranks.length, ...listed(unwanted(roster, bracket)) },
    {
      rows: Int32Array.from({ length: half }, (_, row) => row),
      columns: Int32Array.from({ length: half }, (_, column) => half + column),
      rowClasses: classes.subarray(0, half),
      columnClasses: classes.subarray(half),
      spare: new Uint8Array(half),
    },
    demand,
  );
  if (columnOf === null) return null;
  return ranks
    .slice(0, half)
    .map((rank, row) => [rank, ranks[half + (columnOf[row] as number)] as number]);
};

/** By position, the forbidden [C1] and undesired [C10] opponents. */
const unwanted = (
  roster: TeamRoster,
  { ranks, upfloaters }: TeamBracket,
): readonly (readonly number[])[] => {
  const positions = new Map(ranks.map((rank, position) => [rank, position]));
  const lists = ranks.map((rank) => {
    const others = new Set<number>();
    for (const other of bannedOf(roster, rank)) {
      const position = positions.get(other);
      if (position !== undefined) others.add(position);
    }
    return others;
  });
  for (const [position, rank] of ranks.entries()) {
    if (!upfloaters.has(rank)) continue;
    for (const [other, otherRank] of ranks.entries()) {
      if (upfloaters.has(otherRank) || !isFloater(roster, otherRank)) continue;
      lists[position]?.add(other);
      lists[other]?.add(position);
    }
  }
  return lists.map((others) => [...others]);
};

const isFloater = ({ floated, floatsCount }: TeamRoster, rank: number): boolean =>
  floatsCount && floated[rank] === 1;

/** Returns the costs to minimise in a bracket, highest first, by positions in it. */
export const bracketCosts = (
  roster: TeamRoster,
  { ranks, upfloaters }: TeamBracket,
): readonly PairCost[] => {
  const rankAt = (position: number): number => ranks[position] as number;
  const wantSame = (a: number, b: number): boolean =>
    roster.preferences[rankAt(a)] !== 0 &&
    roster.preferences[rankAt(a)] === roster.preferences[rankAt(b)];
  const isStrong = (position: number): boolean => roster.strengths[rankAt(position)] === STRONG;
  const liftsTo = (a: number, b: number): boolean =>
    upfloaters.has(rankAt(a)) && isFloater(roster, rankAt(b));
  const half = ranks.length / 2;
  return [
    { name: "C8", range: half, of: (a, b) => (wantSame(a, b) ? 1 : 0) },
    {
      name: "C9",
      range: half,
      of: (a, b) => (wantSame(a, b) && isStrong(a) && isStrong(b) ? 1 : 0),
    },
    {
      name: "C10",
      range: upfloaters.size,
      of: (a, b) => (liftsTo(a, b) || liftsTo(b, a) ? 1 : 0),
    },
  ];
};

/**
 * Returns the first of the best pairings by weighted matching: exact for any bracket. O(n³). With
 * `isAllowed`, of two ranks, only pairings of such pairs; null if there are none.
 */
export const solveTeamBracket = (
  roster: TeamRoster,
  bracket: TeamBracket,
  isAllowed: (a: number, b: number) => boolean = () => true,
): BracketPairs | null => {
  const { ranks } = bracket;
  const size = ranks.length;
  const rankAt = (position: number): number => ranks[position] as number;
  const isPair = (a: number, b: number): boolean =>
    mayMeet(roster, rankAt(a), rankAt(b)) && isAllowed(rankAt(a), rankAt(b));
  const costs = bracketCosts(roster, bracket);
  const { matching, choiceLane, isLegal } = weightedPairs(size, isPair, costs);
  if (!isLegal) return null;
  const pairs: [number, number][] = [];
  const settled = new Uint8Array(size);
  const search: Settling = { matching, size, choiceLane, settled, pairs, end: size, isPair };
  const tops = new Set<number>();
  for (let a = 0; a < size && tops.size < size / 2; a++) {
    if (decide(search, a, (b) => b > a)) tops.add(a);
  }
  for (const top of tops) settleFirstPartner(search, top, top + 1, (b) => !tops.has(b));
  return pairs.map(([top, bottom]) => [rankAt(top), rankAt(bottom)]);
};
