import { err, ok, type Result } from "../../base/result.ts";
import { STRONG } from "../fide-dutch/colours.ts";
import { inputProblem } from "../fide-dutch/input-problem.ts";
import { HUNDREDTHS } from "../fide-dutch/roster.ts";
import { allocateTeams, type TeamAllocation } from "./allocation.ts";
import { findBye } from "./bye.ts";
import { without } from "./completion.ts";
import { type BracketPairs, pairTeamBracket, type TeamBracket } from "./pair-bracket.ts";
import { type TeamRoster, teamRosterOf } from "./roster.ts";
import type {
  TeamPreference,
  TeamSwissPair,
  TeamSwissRefusal,
  TeamSwissRound,
  TeamSwissSide,
} from "./round.ts";
import type { TeamPreferences, TeamSwissTournament } from "./tournament.ts";
import { chooseUpfloaters, scoregroupsOf } from "./upfloaters.ts";

/**
 * Pairs a round by the FIDE Swiss Team Pairing System in force since 1 February 2026 (C.04.6),
 * colours included. Near linear in the teams for ordinary histories.
 *
 * Steps through this folder: the teams by score with the data for the criteria (roster.ts,
 * colours.ts); the bye (bye.ts); bracket by bracket the upfloaters (upfloaters.ts, and
 * solve-upfloaters.ts if more are needed than parity requires) and the pairs (pair-bracket.ts);
 * then the colours (allocation.ts).
 */
export const pairTeams = (
  tournament: TeamSwissTournament,
): Result<TeamSwissRound, TeamSwissRefusal> => {
  const problem = inputProblem({ round: tournament.round, players: tournament.teams });
  if (problem !== null) return err(problem);
  const roster = teamRosterOf(tournament);
  const bye = findBye(roster);
  if (bye === "none") return err({ code: "no-pairing", players: roster.size });
  const steps = pairTeamBrackets(roster, bye);
  const numberOf = (rank: number): number => roster.numbers[rank] as number;
  const pairs = steps.flatMap(({ pairs: ofBracket }, bracket) =>
    ofBracket.map(([a, b]) => ({ a, b, bracket: bracket + 1 })),
  );
  return ok({
    pairs: inOrderOfPublication(roster, pairs).map(({ a, b, bracket }) =>
      teamPairOf(roster, tournament.preferences, allocateTeams(roster, a, b), bracket),
    ),
    bye: bye === null ? null : numberOf(bye),
    brackets: steps.map(({ residents, upfloaters }) => ({
      score: (roster.scores[residents[0] as number] as number) / HUNDREDTHS,
      residents: residents.map(numberOf),
      upfloaters: upfloaters.map(numberOf),
    })),
  });
};

/** A bracket with its pairs, by rank. */
export interface TeamBracketStep {
  readonly residents: readonly number[];
  readonly upfloaters: readonly number[];
  /** All teams of lower scores not paired before, including upfloaters. */
  readonly lower: readonly number[];
  readonly pairs: BracketPairs;
}

/** Returns a bracket for pairing: its ranks by pairing number. */
export const teamBracketOf = (
  roster: TeamRoster,
  residents: readonly number[],
  upfloaters: readonly number[],
): TeamBracket => ({
  ranks: [...residents, ...upfloaters].sort(
    (a, b) => (roster.numbers[a] as number) - (roster.numbers[b] as number),
  ),
  upfloaters: new Set(upfloaters),
});

/** 3.3.2: bracket by bracket, from the top. */
export const pairTeamBrackets = (
  roster: TeamRoster,
  bye: number | null,
): readonly TeamBracketStep[] => {
  const steps: TeamBracketStep[] = [];
  const everybody = Array.from({ length: roster.size }, (_, rank) => rank);
  let left = bye === null ? everybody : without(everybody, bye);
  while (left.length > 0) {
    const residents = scoregroupsOf(roster, left)[0] ?? [];
    const lower = left.slice(residents.length);
    const upfloaters = chooseUpfloaters(roster, residents, lower);
    const pairs = pairTeamBracket(roster, teamBracketOf(roster, residents, upfloaters));
    steps.push({ residents, upfloaters, lower, pairs });
    left = without(lower, ...upfloaters);
  }
  return steps;
};

/** General Handling Rules, 3.6: score of the higher ranked team, sum of scores, its number. */
const inOrderOfPublication = <Pair extends { readonly a: number; readonly b: number }>(
  { scores, numbers }: TeamRoster,
  pairs: readonly Pair[],
): readonly Pair[] => {
  const scoreOf = (rank: number): number => scores[rank] as number;
  // Ranks ascend by falling score, then number: the higher ranked team is the lower rank.
  const keyed = pairs.map((pair) => {
    const [higher, lower] = [Math.min(pair.a, pair.b), Math.max(pair.a, pair.b)];
    const [most, least] = [scoreOf(higher), scoreOf(lower)];
    return { pair, most, sum: most + least, number: numbers[higher] as number };
  });
  return keyed
    .sort((x, y) => y.most - x.most || y.sum - x.sum || x.number - y.number)
    .map(({ pair }) => pair);
};

/** Returns a pair of ranks by pairing numbers, with the data that explain it. */
export const teamPairOf = (
  roster: TeamRoster,
  preferences: TeamPreferences,
  { white, black, firstTeam, rule }: TeamAllocation,
  bracket: number,
): TeamSwissPair => {
  const side = (rank: number): TeamSwissSide => ({
    number: roster.numbers[rank] as number,
    score: (roster.scores[rank] as number) / HUNDREDTHS,
    preference: teamPreference(roster, preferences, rank),
  });
  return {
    white: side(white),
    black: side(black),
    firstTeam: roster.numbers[firstTeam] as number,
    colourRule: rule,
    bracket,
  };
};

const teamPreference = (
  roster: TeamRoster,
  preferences: TeamPreferences,
  rank: number,
): TeamPreference | null => {
  const colour = roster.preferences[rank] as number;
  if (colour === 0) return null;
  const byTypeB = roster.strengths[rank] === STRONG ? "strong" : "mild";
  return {
    colour: colour > 0 ? "white" : "black",
    strength: preferences === "A" ? "simple" : byTypeB,
  };
};
