import { err, ok, type Result } from "../../base/result.ts";
import { allocate } from "./allocation.ts";
import { inputProblem } from "./input-problem.ts";
import { type BracketStep, pairBrackets } from "./pair-brackets.ts";
import { duePreference } from "./player-state.ts";
import { HUNDREDTHS, type Roster, rosterOf } from "./roster.ts";
import type { DutchBracket, DutchPair, DutchRefusal, DutchRound, DutchSide } from "./round.ts";
import type { DutchTournament } from "./tournament.ts";

/**
 * Pairs a round by the FIDE (Dutch) system in force since 1 February 2026 (C.04.3), colours
 * included. Near linear in the players for ordinary histories.
 *
 * Steps through this folder: the players in ranking order with the data for the criteria
 * (roster.ts, colours.ts, floats.ts); the score of the bye (bye.ts); bracket by bracket
 * (pair-brackets.ts, pair-bracket.ts) either by counting preferences (quick-bracket.ts) with a
 * proof that the rest is optimal (completion.ts), or by weighted matching (criteria.ts, weights.ts)
 * and the sequence of articles 3 and 4 (sequence.ts); then the colours (allocation.ts).
 */
export const pairDutch = (tournament: DutchTournament): Result<DutchRound, DutchRefusal> => {
  const problem = inputProblem(tournament);
  if (problem !== null) return err(problem);
  const roster = rosterOf(tournament);
  const brackets = pairBrackets(roster);
  if (brackets === null) return err({ code: "no-pairing", players: roster.size });
  const bye = brackets.steps.at(-1)?.paired.downfloaters[0];
  return ok({
    pairs: inBoardOrder(roster, brackets.steps).map(([a, b, group]) =>
      dutchPair(roster, a, b, group),
    ),
    bye: bye === undefined ? null : (roster.numbers[bye] as number),
    brackets: brackets.steps.map((step) => dutchBracket(roster, step)),
  });
};

/** Ranks of pairs with their scoregroup, by points from the rounds alone, highest first. */
const inBoardOrder = (
  roster: Roster,
  steps: readonly BracketStep[],
): readonly (readonly [number, number, number])[] => {
  const { earned, numbers } = roster;
  const pairs = steps.flatMap(({ group, paired }) =>
    paired.pairs.map(([a, b]) => {
      const points = [earned[a] as number, earned[b] as number] as const;
      const [one, other] = [numbers[a] as number, numbers[b] as number];
      const first =
        points[0] === points[1] ? Math.min(one, other) : points[0] > points[1] ? one : other;
      return { a, b, group, most: Math.max(...points), least: Math.min(...points), first };
    }),
  );
  return pairs
    .sort((x, y) => y.most - x.most || y.least - x.least || x.first - y.first)
    .map(({ a, b, group }) => [a, b, group] as const);
};

const dutchPair = (roster: Roster, a: number, b: number, group: number): DutchPair => {
  const { colour, rule } = allocate(roster, a, b);
  const [one, other] = [dutchSide(roster, a, b), dutchSide(roster, b, a)];
  return {
    white: colour === 1 ? one : other,
    black: colour === 1 ? other : one,
    colourRule: rule,
    bracket: group + 1,
  };
};

const dutchSide = (roster: Roster, rank: number, opponent: number): DutchSide => {
  const [own, theirs] = [roster.scores[rank] as number, roster.scores[opponent] as number];
  return {
    number: roster.numbers[rank] as number,
    score: own / HUNDREDTHS,
    due: duePreference(roster, rank),
    float: own > theirs ? "down" : own < theirs ? "up" : "none",
  };
};

const dutchBracket = (roster: Roster, { group, moved, paired }: BracketStep): DutchBracket => {
  const numberOf = (rank: number): number => roster.numbers[rank] as number;
  const from = roster.groups[group] as number;
  return {
    score: (roster.scores[from] as number) / HUNDREDTHS,
    movedDown: moved.map(numberOf),
    residents: (roster.groups[group + 1] as number) - from,
    pairs: paired.pairs.length,
    downfloaters: paired.downfloaters.map(numberOf),
  };
};
