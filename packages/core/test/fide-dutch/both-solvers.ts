import type { PairedBracket } from "../../src/pairing/fide-dutch/bracket.ts";
import { bracketAt } from "../../src/pairing/fide-dutch/pair-bracket.ts";
import { pairBrackets } from "../../src/pairing/fide-dutch/pair-brackets.ts";
import { pairQuickly } from "../../src/pairing/fide-dutch/quick-bracket.ts";
import { type Roster, rosterOf } from "../../src/pairing/fide-dutch/roster.ts";
import { solveBracket } from "../../src/pairing/fide-dutch/solve-bracket.ts";
import type { DutchTournament } from "../../src/pairing/fide-dutch/tournament.ts";

/** Comparison of the two ways of pairing a bracket in a round. */
export interface Compared {
  /** Brackets that both ways paired. */
  readonly brackets: number;
  /** Descriptions of brackets in which the two disagree. */
  readonly differences: readonly string[];
}

/**
 * Pairs each bracket of up to `largest` players by counting and by weights, without a view of lower
 * ones except for the last. Skips what counting cannot pair: there weights alone decide.
 */
export const compareSolvers = (
  tournament: DutchTournament,
  largest = Number.POSITIVE_INFINITY,
): Compared => {
  const roster = rosterOf(tournament);
  const paired = pairBrackets(roster);
  let brackets = 0;
  const differences: string[] = [];
  for (const { group, moved } of paired?.steps ?? []) {
    const isLast = group + 2 === roster.groups.length;
    const view = isLast ? "everybody" : "bracket";
    const bracket = bracketAt(roster, group, moved, paired?.byeScore ?? null, view);
    const counted = bracket.next > largest ? null : pairQuickly(roster, bracket);
    if (counted === null) continue;
    brackets++;
    const [one, other] = [counted, solveBracket(roster, bracket)].map((each) =>
      linesOf(roster, each),
    );
    if (one !== other) differences.push(`bracket ${group + 1}: ${one} by counting, not ${other}`);
  }
  return { brackets, differences };
};

const linesOf = ({ numbers }: Roster, { pairs, downfloaters }: PairedBracket): string =>
  [...pairs.map(([a, b]) => `${numbers[a]}-${numbers[b]}`), ...downfloaters.map((a) => numbers[a])]
    .sort()
    .join(" ");
