import { err, ok, type Result } from "../../base/result.ts";
import { mayMeet } from "../meetings.ts";
import type { Bracket, PairedBracket } from "./bracket.ts";
import { clashAbsolutely, isLegal } from "./compatibility.ts";
import { moveDownWell } from "./completion.ts";
import { addedBy, type Criterion, criteriaOf, everywhere, residentsOf } from "./criteria.ts";
import { inputProblem } from "./input-problem.ts";
import { bracketAt } from "./pair-bracket.ts";
import { type BracketStep, type PairedBrackets, pairBrackets } from "./pair-brackets.ts";
import { type Roster, rosterOf } from "./roster.ts";
import type { DutchRefusal } from "./round.ts";
import { solveBracket } from "./solve-bracket.ts";
import type { Colour, DutchTournament } from "./tournament.ts";

/** Why two players do not meet in a round. Players by pairing number, brackets counted from 1. */
export type WhyNot =
  | { readonly code: "they-meet" }
  /** One of them is not to be paired in this round. */
  | { readonly code: "not-available"; readonly player: number }
  /** [C1]: they have played each other before. */
  | { readonly code: "have-met"; readonly round: number }
  | { readonly code: "forbidden" }
  /** [C3]: both must have this colour. */
  | { readonly code: "same-absolute-preference"; readonly colour: Colour }
  /** The others could then not all be paired [C4], or not with a bye of so low a score [C5]. */
  | { readonly code: "not-completable"; readonly bracket: number }
  /**
   * The best pairing of the bracket with the two together (or with the higher one moved down to
   * meet the other) satisfies a criterion less well than the one that was chosen.
   */
  | {
      readonly code: "criterion";
      readonly bracket: number;
      readonly criterion: string;
      /** By how much: players, pairs or games, as the criterion counts. */
      readonly worseBy: number;
      readonly alternative: Alternative;
    }
  /** As good by all criteria, but generated later by articles 3 and 4. */
  | { readonly code: "later"; readonly bracket: number; readonly alternative: Alternative }
  /**
   * A bracket too large to be solved for an answer: if the two met and so did their opponents, with
   * all else as it is, this criterion would be satisfied less well.
   */
  | {
      readonly code: "exchange";
      readonly bracket: number;
      readonly criterion: string;
      readonly worseBy: number;
      readonly alternative: Alternative;
    }
  /** A field too large to say more. */
  | { readonly code: "not-certain"; readonly bracket: number };

/** A pairing of a bracket that was not chosen. */
export interface Alternative {
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

/**
 * Works out why two players, by pairing number, do not meet; refuses where the round cannot be
 * paired. Solves one bracket twice by weights, O(n³) for n players in view; of more than
 * {@link MOST_IN_VIEW} only the simplest exchange is looked at.
 */
export const whyNotPaired = (
  tournament: DutchTournament,
  one: number,
  other: number,
): Result<WhyNot, DutchRefusal> => {
  const problem = inputProblem(tournament);
  if (problem !== null) return err(problem);
  const roster = rosterOf(tournament);
  const brackets = pairBrackets(roster);
  if (brackets === null) return err({ code: "no-pairing", players: roster.size });
  for (const player of [one, other]) {
    if (!roster.numbers.includes(player)) return ok({ code: "not-available", player });
  }
  const ranks = [roster.numbers.indexOf(one), roster.numbers.indexOf(other)] as const;
  const [higher, lower] = [Math.min(...ranks), Math.max(...ranks)];
  const absolute = absoluteReason(tournament, roster, higher, lower);
  return ok(absolute ?? criterionReason(roster, brackets, higher, lower));
};

/** The reason in the first bracket in which one of the two was paired. */
const criterionReason = (
  roster: Roster,
  brackets: PairedBrackets,
  higher: number,
  lower: number,
): WhyNot => {
  // At most one of the two has the bye, so one of them is in a pair.
  const step = brackets.steps.find(({ paired }) =>
    paired.pairs.some((pair) => pair.includes(higher) || pair.includes(lower)),
  );
  const isPair = step?.paired.pairs.some((pair) => pair.includes(higher) && pair.includes(lower));
  if (step === undefined || isPair) return { code: "they-meet" };
  return reasonIn(roster, brackets, step, higher, lower);
};

const absoluteReason = (
  tournament: DutchTournament,
  roster: Roster,
  a: number,
  b: number,
): WhyNot | null => {
  const [one, other] = [roster.numbers[a], roster.numbers[b]];
  const history = tournament.players.find(({ number }) => number === one)?.history ?? [];
  const round = history.findLastIndex((record) => record?.played && record.opponent === other) + 1;
  if (round > 0) return { code: "have-met", round };
  if (!mayMeet(roster, a, b)) return { code: "forbidden" };
  if (!clashAbsolutely(roster, a, b)) return null;
  const colour = roster.preferences[a] === 1 ? "white" : "black";
  return { code: "same-absolute-preference", colour };
};

/** Views of more players than this are not solved for an explanation: it may be asked for often. */
const MOST_IN_VIEW = 120;

/** Compares the bracket as paired with the best one that puts two players on the way to each other. */
const reasonIn = (
  roster: Roster,
  { byeScore, outlook }: PairedBrackets,
  step: BracketStep,
  higher: number,
  lower: number,
): WhyNot => {
  const { group, moved } = step;
  const at = { bracket: group + 1 };
  const whole = bracketAt(roster, group, moved, byeScore, "everybody");
  const bracket =
    whole.ranks.length <= MOST_IN_VIEW
      ? whole
      : bracketAt(roster, group, moved, byeScore, "bracket");
  if (bracket.ranks.length > MOST_IN_VIEW) return exchangeIn(roster, bracket, step, higher, lower);
  const chosen = solveBracket(roster, bracket).values;
  const forced = solveBracket(roster, bracket, [onTheWay(bracket, higher, lower)]);
  const alternative = alternativeOf(roster, forced);
  for (const [index, { criterion, value }] of forced.values.slice(1).entries()) {
    const worseBy = (chosen[index]?.value ?? value) - value;
    if (worseBy === 0) continue;
    if (criterion === "C4") return { code: "not-completable", ...at };
    return { code: "criterion", ...at, criterion, worseBy, alternative };
  }
  if (bracket.whole || moveDownWell(roster, outlook, group + 1, forced.downfloaters)) {
    return { code: "later", ...at, alternative };
  }
  return { code: "not-certain", ...at };
};

/**
 * Compares the two meeting, and their opponents meeting, with the pairs as they are. Equally good by
 * all criteria means that the pairing that was chosen comes first: it is the first of the best.
 */
const exchangeIn = (
  roster: Roster,
  bracket: Bracket,
  { group, paired }: BracketStep,
  higher: number,
  lower: number,
): WhyNot => {
  const at = { bracket: group + 1 };
  const [one, other] = [higher, lower].map((rank) => paired.pairs.find((p) => p.includes(rank)));
  if (one === undefined || other === undefined) return { code: "not-certain", ...at };
  const partners = [...one, ...other].filter((rank) => rank !== higher && rank !== lower);
  const [partner = higher, another = lower] = partners.toSorted((a, b) => a - b);
  if (!isLegal(roster, partner, another)) return { code: "not-certain", ...at };
  const exchanged = [[higher, lower] as const, [partner, another] as const];
  const pairs = exchanged.map(
    ([a, b]) => [roster.numbers[a], roster.numbers[b]] as [number, number],
  );
  const alternative = { pairs, downfloaters: [] };
  for (const criterion of criteriaOf(roster, bracket, false)) {
    const sum = (games: readonly (readonly [number, number])[]): number =>
      games.reduce((total, pair) => {
        const [a = 0, b = 0] = pair
          .map((rank) => bracket.ranks.indexOf(rank))
          .sort((x, y) => x - y);
        return total + addedBy(criterion, a, b);
      }, 0);
    const worseBy = sum([one, other]) - sum(exchanged);
    if (worseBy > 0) {
      return { code: "exchange", ...at, criterion: criterion.name, worseBy, alternative };
    }
    if (worseBy < 0) return { code: "not-certain", ...at };
  }
  return { code: "later", ...at, alternative };
};

/** A criterion above all others: the two are paired, or the higher one moves down to the lower. */
const onTheWay = (bracket: Bracket, higher: number, lower: number): Criterion => {
  const [one, other] = [higher, lower].map((rank) => bracket.ranks.indexOf(rank)) as [
    number,
    number,
  ];
  const together = { name: "together", range: 1, rows: everywhere(bracket) };
  if (other >= 0) {
    const columns = { from: other, to: other + 1 };
    return { ...together, columns, of: (a) => (a === one ? 1 : 0) };
  }
  const columns = residentsOf(bracket);
  return { ...together, columns, of: (a, b) => (a === one || b === one ? -1 : 0) };
};

const alternativeOf = (roster: Roster, { pairs, downfloaters }: PairedBracket): Alternative => {
  const numberOf = (rank: number): number => roster.numbers[rank] as number;
  return {
    pairs: pairs.map(([a, b]) => [numberOf(a), numberOf(b)] as const),
    downfloaters: downfloaters.map(numberOf),
  };
};
