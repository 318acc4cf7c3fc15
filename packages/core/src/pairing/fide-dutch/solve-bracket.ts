import type { Bracket, PairedBracket } from "./bracket.ts";
import { type Criterion, criteriaOf } from "./criteria.ts";
import type { Roster } from "./roster.ts";
import { firstInSequence } from "./sequence.ts";
import { type WeightedBracket, weightedBracket } from "./weights.ts";

/** A solved bracket, with the values it attains. */
interface SolvedBracket extends PairedBracket {
  /** Each criterion that matters, highest first; larger values are better. */
  readonly values: readonly { readonly criterion: string; readonly value: number }[];
}

/**
 * Returns the best pairing of a bracket by weighted matching: exact for any bracket, O(n³) for n
 * players in view; of equally good pairings the first by articles 3 and 4 of C.04.3. Criteria in
 * `first` precede all rules (to find out what would have to be given up for them).
 */
export const solveBracket = (
  roster: Roster,
  bracket: Bracket,
  first: readonly Criterion[] = [],
): SolvedBracket => {
  const { next, ranks, byeScore, whole } = bracket;
  const residentScore = roster.scores[ranks[next - 1] as number] as number;
  let criteria = [...first, ...criteriaOf(roster, bracket, false)];
  let weighted = weightedBracket(roster, bracket, criteria);
  weighted.matching.solve();
  const byeFromHere = whole && byeScore !== null && residentScore <= byeScore;
  if (byeFromHere && unpaired(weighted, weighted.isBracketPair, next).length === 1) {
    criteria = [...first, ...criteriaOf(roster, bracket, true)];
    weighted = weightedBracket(roster, bracket, criteria);
    weighted.matching.solve();
  }
  const pairs = firstInSequence(bracket, weighted);
  const { isBracketPair, isPairInView } = weighted;
  return {
    // Only read to explain a pairing. All pairings of the sequence attain the same.
    get values() {
      return criteria.map((criterion) => ({
        criterion: criterion.name,
        value: weighted.attained(criterion),
      }));
    },
    pairs: pairs.map(([a, b]) => [ranks[a] as number, ranks[b] as number] as const),
    downfloaters: unpaired(weighted, isBracketPair, next).map((a) => ranks[a] as number),
    left: unpaired(weighted, isPairInView, bracket.rest).map((a) => ranks[a] as number),
  };
};

/** Returns the positions before `end` whose partner does not make a pair. */
const unpaired = (
  { matching }: WeightedBracket,
  isPair: (a: number, b: number) => boolean,
  end: number,
): readonly number[] => {
  const positions: number[] = [];
  for (let a = 0; a < end; a++) {
    const b = matching.partner[a] as number;
    if (!isPair(Math.min(a, b), Math.max(a, b))) positions.push(a);
  }
  return positions;
};
