import { err, ok, type Result } from "../../base/result.ts";
import { inputProblem } from "../fide-dutch/input-problem.ts";
import { HUNDREDTHS } from "../fide-dutch/roster.ts";
import { mayMeet } from "../meetings.ts";
import { findBye } from "./bye.ts";
import { canAllBePaired, without } from "./completion.ts";
import { type BracketPairs, bracketCosts, solveTeamBracket } from "./pair-bracket.ts";
import { pairTeamBrackets, type TeamBracketStep, teamBracketOf } from "./pair-teams.ts";
import { type TeamRoster, teamRosterOf } from "./roster.ts";
import type { TeamSwissRefusal } from "./round.ts";
import { solveUpfloaters } from "./solve-upfloaters.ts";
import type { TeamSwissTournament } from "./tournament.ts";
import { leavesNextPairable } from "./upfloaters.ts";

/** What one of two teams would have to do to meet the other, and the best upfloaters then. */
interface OtherUpfloaters {
  readonly team: number;
  /** Move up to the bracket, or not. */
  readonly move: "up" | "stay";
  /** In the order of 3.5.3. */
  readonly upfloaters: readonly number[];
}

/** Reason why two teams do not meet. Teams by pairing number, brackets counted from 1. */
export type WhyTeamsApart =
  | { readonly code: "they-meet" }
  /** One of them is not to be paired in this round. */
  | { readonly code: "not-available"; readonly team: number }
  /** [C1]: they have played each other before. */
  | { readonly code: "have-met"; readonly round: number }
  | { readonly code: "forbidden" }
  /** 3.3.2: the bye is assigned before all pairs. */
  | { readonly code: "bye"; readonly team: number }
  /** [C3]: the unpaired teams could then not all be paired. */
  | { readonly code: "rest-unpaired"; readonly bracket: number }
  /** [C1]: the others of the bracket, upfloaters included, could then not all be paired. */
  | { readonly code: "bracket-unpaired"; readonly bracket: number }
  /** The best upfloaters that let the two meet satisfy this criterion less well. */
  | ({
      readonly code: "upfloaters";
      readonly bracket: number;
      readonly criterion: "C4" | "C5" | "C6" | "C7";
      /** Teams; for [C5] points of the first that differ, for [C6] always 1. */
      readonly worseBy: number;
    } & OtherUpfloaters)
  /** As good by all criteria, but later in the order of 3.5.4. */
  | ({ readonly code: "upfloaters-later"; readonly bracket: number } & OtherUpfloaters)
  /** The best pairing of the bracket with the two together satisfies this criterion less well. */
  | {
      readonly code: "criterion";
      readonly bracket: number;
      readonly criterion: string;
      /** Pairs. */
      readonly worseBy: number;
      readonly pairs: readonly (readonly [number, number])[];
    }
  /** As good by all criteria, but later in the order of 3.6.3. */
  | {
      readonly code: "later";
      readonly bracket: number;
      readonly pairs: readonly (readonly [number, number])[];
    }
  /** A field too large to solve for an explanation. */
  | { readonly code: "not-certain"; readonly bracket: number };

/** Limit for explanations, which may be requested often. */
const MOST_IN_VIEW = 200;

/**
 * Explains why two teams, by pairing number, do not meet; refuses if the round cannot be paired.
 * Examines the bracket in which the first of them was paired: O(n³) for the n teams that were still
 * unpaired then, at most {@link MOST_IN_VIEW}.
 */
export const whyTeamsApart = (
  tournament: TeamSwissTournament,
  one: number,
  other: number,
): Result<WhyTeamsApart, TeamSwissRefusal> => {
  const problem = inputProblem({ round: tournament.round, players: tournament.teams });
  if (problem !== null) return err(problem);
  const roster = teamRosterOf(tournament);
  const bye = findBye(roster);
  if (bye === "none") return err({ code: "no-pairing", players: roster.size });
  for (const team of [one, other]) {
    if (!roster.numbers.includes(team)) return ok({ code: "not-available", team });
  }
  const [a, b] = [roster.numbers.indexOf(one), roster.numbers.indexOf(other)];
  const absolute = absoluteReason(tournament, roster, a, b);
  if (absolute !== null) return ok(absolute);
  if (bye === a || bye === b) return ok({ code: "bye", team: bye === a ? one : other });
  return ok(reasonOfBracket(roster, pairTeamBrackets(roster, bye), a, b));
};

const absoluteReason = (
  tournament: TeamSwissTournament,
  roster: TeamRoster,
  a: number,
  b: number,
): WhyTeamsApart | null => {
  const [one, other] = [roster.numbers[a], roster.numbers[b]];
  const history = tournament.teams.find(({ number }) => number === one)?.history ?? [];
  const round = history.findLastIndex((record) => record?.played && record.opponent === other) + 1;
  if (round > 0) return { code: "have-met", round };
  return mayMeet(roster, a, b) ? null : { code: "forbidden" };
};

/** The reason in the first bracket that has one of the two. */
const reasonOfBracket = (
  roster: TeamRoster,
  steps: readonly TeamBracketStep[],
  a: number,
  b: number,
): WhyTeamsApart => {
  const index = steps.findIndex(({ pairs }) =>
    pairs.some((pair) => pair.includes(a) || pair.includes(b)),
  );
  const step = steps[index] as TeamBracketStep;
  if (step.pairs.some((pair) => pair.includes(a) && pair.includes(b))) return { code: "they-meet" };
  const bracket = index + 1;
  const [inBracket, ...more] = step.pairs.flat().filter((rank) => rank === a || rank === b);
  const left = step.residents.length + step.lower.length;
  if (more.length > 0) {
    if (step.pairs.length * 2 > MOST_IN_VIEW) return { code: "not-certain", bracket };
    return reasonOfPairs(roster, step, bracket, a, b);
  }
  if (left > MOST_IN_VIEW) return { code: "not-certain", bracket };
  const first = inBracket === b ? b : a;
  return reasonOfUpfloaters(roster, step, bracket, first, first === a ? b : a);
};

/** Both were in the bracket: compares its best pairing with the two together. */
const reasonOfPairs = (
  roster: TeamRoster,
  { residents, upfloaters, pairs }: TeamBracketStep,
  bracket: number,
  a: number,
  b: number,
): WhyTeamsApart => {
  const ofTheTwo = (rank: number): boolean => rank === a || rank === b;
  const whole = teamBracketOf(roster, residents, upfloaters);
  const forced = solveTeamBracket(roster, whole, (one, other) => ofTheTwo(one) === ofTheTwo(other));
  if (forced === null) return { code: "bracket-unpaired", bracket };
  const numbered = forced.map(
    ([top, bottom]) => [roster.numbers[top], roster.numbers[bottom]] as [number, number],
  );
  const positions = new Map(whole.ranks.map((rank, position) => [rank, position]));
  const at = (rank: number): number => positions.get(rank) as number;
  for (const { name, of } of bracketCosts(roster, whole)) {
    const cost = (of_: BracketPairs): number =>
      of_.reduce((sum, [top, bottom]) => sum + of(at(top), at(bottom)), 0);
    const worseBy = cost(forced) - cost(pairs);
    if (worseBy > 0) {
      return { code: "criterion", bracket, criterion: name, worseBy, pairs: numbered };
    }
  }
  return { code: "later", bracket, pairs: numbered };
};

/**
 * One of the two, `first`, was in the bracket and the other below it: compares the best upfloaters
 * with which they could meet, `other` among them or, if `first` moved up itself, without it.
 */
const reasonOfUpfloaters = (
  roster: TeamRoster,
  { residents, upfloaters, lower }: TeamBracketStep,
  bracket: number,
  first: number,
  other: number,
): WhyTeamsApart => {
  const isResident = residents.includes(first);
  const everybody = [...residents, ...lower];
  if (!canAllBePaired(roster, without(everybody, first, other))) {
    return { code: "rest-unpaired", bracket };
  }
  const belongs = new Set(residents);
  const meet = (a: number, b: number): boolean => {
    if (isResident) return (a === first || a === other) === (b === first || b === other);
    return !(a === first && belongs.has(b)) && !(b === first && belongs.has(a));
  };
  const forced = solveUpfloaters(roster, residents, lower, meet);
  if (forced === null) return { code: "rest-unpaired", bracket };
  const numberOf = (rank: number): number => roster.numbers[rank] as number;
  const instead: OtherUpfloaters = {
    team: numberOf(isResident ? other : first),
    move: isResident ? "up" : "stay",
    upfloaters: forced.map(numberOf),
  };
  for (const { criterion, of } of upfloaterCriteria(roster, lower)) {
    const [would, does] = [of(forced), of(upfloaters)];
    const index = would.findIndex((value, at) => value !== does[at]);
    if (index < 0) continue;
    const worseBy = Math.abs((would[index] as number) - (does[index] as number));
    return { code: "upfloaters", bracket, criterion, worseBy, ...instead };
  }
  return { code: "upfloaters-later", bracket, ...instead };
};

/** [C4]–[C7] of a set of upfloaters, highest first: compared lexicographically. */
const upfloaterCriteria = (
  roster: TeamRoster,
  lower: readonly number[],
): readonly {
  readonly criterion: "C4" | "C5" | "C6" | "C7";
  readonly of: (set: readonly number[]) => readonly number[];
}[] => [
  { criterion: "C4", of: (set) => [set.length] },
  {
    criterion: "C5",
    of: (set) =>
      set.map((rank) => (roster.scores[rank] as number) / HUNDREDTHS).sort((x, y) => x - y),
  },
  { criterion: "C6", of: (set) => [leavesNextPairable(roster, lower, set) ? 0 : 1] },
  {
    criterion: "C7",
    of: (set) => [roster.floatsCount ? set.filter((rank) => roster.floated[rank] === 1).length : 0],
  },
];
