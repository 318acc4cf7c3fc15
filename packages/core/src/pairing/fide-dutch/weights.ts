import { type Digit, digitsOf } from "../../matching/digits.ts";
import { type HeaviestMatching, heaviestMatching } from "../../matching/heaviest-matching.ts";
import type { Bracket } from "./bracket.ts";
import { isLegal } from "./compatibility.ts";
import { addedBy, type Criterion, type Span, scoresOf } from "./criteria.ts";
import type { Roster } from "./roster.ts";

/** What decides between equally good pairings, each digit above the next. */
export interface SequenceDigits {
  /** The first lane that holds nothing else; all lanes from there on hold nothing else. */
  readonly firstLane: number;
  /** How many players are exchanged (4.3.2, 1). */
  readonly exchanged: Digit;
  /** The difference of an exchange (4.3.2, 2). */
  readonly difference: Digit;
  /** The choice that is being made: amounts from 0 to the number of players in the bracket. */
  readonly choice: Digit;
}

/** A weighted matching problem for a bracket. */
export interface WeightedBracket {
  readonly matching: HeaviestMatching;
  /** Number of vertices: positions, and one for the bye or for nobody where positions are odd. */
  readonly size: number;
  /** Whether two positions a < b make a pair of this bracket. */
  readonly isBracketPair: (a: number, b: number) => boolean;
  /** Whether two positions a < b make a pair of this bracket or of the next. */
  readonly isPairInView: (a: number, b: number) => boolean;
  /** The moved-down players, score by score. */
  readonly movedScores: readonly Span[];
  /** What the present matching adds up to by a criterion. */
  readonly attained: (criterion: Criterion) => number;
  /** Still 0 everywhere. */
  readonly sequence: SequenceDigits;
}

/** The digits of articles 3 and 4 for a bracket of `players`, moved-down ones included. */
export const sequenceDigits = (players: number, firstLane: number): SequenceDigits => {
  // k of n players exchanged for k others move at most k · (n − k) places. Exact below 46,341 players,
  // where n² outgrows the 32 bits of a shift: a lane of their weights alone would take 17 GB.
  const ranges = [players >> 1, (players * players) >> 2, players];
  const [exchanged, difference, choice] = digitsOf(ranges, firstLane) as [Digit, Digit, Digit];
  return { firstLane, exchanged, difference, choice };
};

/**
 * Sets up the matching problem whose heaviest matchings are the best pairings of a bracket.
 * Players without a pair are matched with each other at weight 0. O(n² · criteria).
 */
export const weightedBracket = (
  roster: Roster,
  bracket: Bracket,
  criteria: readonly Criterion[],
): WeightedBracket => {
  const { ranks, residents, next, rest, whole, byeScore } = bracket;
  const players = ranks.length;
  const size = players + (players % 2);
  const ranges = criteria.map(({ range }) => range);
  const digits = digitsOf(ranges, 0).map((digit, index) => {
    return { ...digit, criterion: criteria[index] as Criterion };
  });
  const sequence = sequenceDigits(next, (digits.at(-1)?.lane ?? -1) + 1);
  const matching = heaviestMatching(size, sequence.choice.lane + 1);
  const legal = new Uint8Array(size * size);
  for (let a = 0; a < players; a++) {
    const counting = digits.filter(({ criterion: { rows } }) => a >= rows.from && a < rows.to);
    for (let b = a + 1; b < players; b++) {
      if (!isLegal(roster, ranks[a] as number, ranks[b] as number)) continue;
      legal[a * size + b] = 1;
      for (const { criterion, lane, unit } of counting) {
        if (b < criterion.columns.from || b >= criterion.columns.to) continue;
        const value = criterion.of(a, b);
        if (value !== 0) matching.add(a, b, lane, value * unit);
      }
    }
  }
  for (let a = 0; whole && players < size && a < players; a++) {
    const rank = ranks[a] as number;
    if (roster.mayHaveBye[rank] === 0 || roster.scores[rank] !== byeScore) continue;
    legal[a * size + players] = 1;
    for (const { criterion, lane, unit } of digits) {
      const value = criterion.ofBye?.(a) ?? 0;
      if (value !== 0) matching.add(a, players, lane, value * unit);
    }
  }
  return {
    matching,
    size,
    sequence,
    movedScores: scoresOf(roster, bracket, residents),
    attained: (criterion) => {
      let sum = 0;
      for (let a = 0; a < players; a++) {
        const b = matching.partner[a] as number;
        if (b < a || legal[a * size + b] === 0) continue;
        sum += b < players ? addedBy(criterion, a, b) : (criterion.ofBye?.(a) ?? 0);
      }
      return sum;
    },
    isPairInView: (a, b) => b >= residents && b < rest && legal[a * size + b] === 1,
    isBracketPair: (a, b) => b >= residents && b < next && legal[a * size + b] === 1,
  };
};
