import { findByeScore } from "../../src/pairing/fide-dutch/bye.ts";
import { bracketAt } from "../../src/pairing/fide-dutch/pair-bracket.ts";
import { rosterOf } from "../../src/pairing/fide-dutch/roster.ts";
import type { DutchRound } from "../../src/pairing/fide-dutch/round.ts";
import { solveBracket } from "../../src/pairing/fide-dutch/solve-bracket.ts";
import type { DutchTournament } from "../../src/pairing/fide-dutch/tournament.ts";

/** The pairs of a paired round, sorted. */
export const pairsOf = (round: DutchRound | null): readonly string[] | null =>
  round?.pairs.map(({ white, black }) => [white.number, black.number].sort().join()).sort() ?? null;

/** The pairs of a round if every bracket is solved by weights with all players in view, sorted. */
export const pairByWeights = (tournament: DutchTournament): readonly string[] | null => {
  const roster = rosterOf(tournament);
  const byeScore = findByeScore(roster);
  if (byeScore === "none") return null;
  const pairs: string[] = [];
  let moved: readonly number[] = [];
  for (let group = 0; group + 1 < roster.groups.length; group++) {
    const bracket = bracketAt(roster, group, moved, byeScore, "everybody");
    const paired = solveBracket(roster, bracket);
    for (const pair of paired.pairs) {
      pairs.push(
        pair
          .map((rank) => roster.numbers[rank]!)
          .sort()
          .join(),
      );
    }
    moved = paired.downfloaters;
  }
  return pairs.sort();
};
