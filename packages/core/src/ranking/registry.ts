import { entryNumber, lot, playOff, rating, startingNumber } from "./attributes.ts";
import { adjustedScore, buchholz, foreBuchholz, sonnebornBerger } from "./buchholz.ts";
import type { Criterion } from "./criterion.ts";
import { directEncounter } from "./direct-encounter.ts";
import { type CriterionFamily, familyOf } from "./family.ts";
import { sumOfDefeated, sumOfScores, sumOfSumsOfScores } from "./go-scores.ts";
import { koya } from "./koya.ts";
import { type Modifiers, makeModifiers, UNMODIFIED } from "./modifiers.ts";
import {
  gamesPlayed,
  gamesWithBlack,
  gamesWon,
  gamesWonWithBlack,
  points,
  roundsElected,
  roundsWon,
  standardPoints,
  voluntarilyUnplayed,
} from "./own-results.ts";
import { cumulative, progressive } from "./progressive.ts";
import {
  averageOfPerfect,
  averageOfPerformances,
  averageOfRatings,
  perfect,
  performance,
  ratingOrder,
  sumOfRatings,
} from "./rating-criteria.ts";
import { averageOfBuchholz, sumOfBuchholz } from "./refined-buchholz.ts";
import { losses, spread, wins } from "./score.ts";
import { TEAM_FAMILIES } from "./team/families.ts";
import { median, modifiedMedian, solkoff } from "./us-chess.ts";
import { gameWins, matchWins, opponentsGameWins, opponentsMatchWins } from "./win-percentages.ts";

/** Every family of ranking criteria. Forms, command line and documentation read this list. */
export const FAMILIES: readonly CriterionFamily[] = [
  familyOf(wins, ["siege"]),
  familyOf(losses, ["niederlagen"]),
  familyOf(spread, ["differenz"]),
  familyOf(rating, []),
  familyOf(lot, ["los"]),
  familyOf(entryNumber, []),
  familyOf(points, ["points", "punkte"]),
  directEncounter,
  roundsWon,
  gamesWon,
  gamesWithBlack,
  gamesWonWithBlack,
  roundsElected,
  voluntarilyUnplayed,
  gamesPlayed,
  familyOf(standardPoints, []),
  progressive,
  cumulative,
  buchholz,
  foreBuchholz,
  adjustedScore,
  averageOfBuchholz,
  sumOfBuchholz,
  sonnebornBerger,
  koya,
  averageOfRatings,
  sumOfRatings,
  performance,
  perfect,
  averageOfPerformances,
  averageOfPerfect,
  ratingOrder,
  startingNumber,
  playOff,
  sumOfScores,
  sumOfSumsOfScores,
  sumOfDefeated,
  matchWins,
  gameWins,
  opponentsMatchWins,
  opponentsGameWins,
  solkoff,
  median,
  modifiedMedian,
  ...TEAM_FAMILIES,
];

const byCode = new Map(
  FAMILIES.flatMap((family) =>
    [family.code, ...(family.aliases ?? [])].map((code) => [code, family] as const),
  ),
);

/** Returns the family with exactly this code or alias. */
export const findFamily = (code: string): CriterionFamily | undefined => byCode.get(code);

const made = new Map<string, Criterion>();

/** Returns the criterion of a family with these modifiers: the same object each time. */
export const criterionOf = (family: CriterionFamily, modifiers: Modifiers): Criterion => {
  const code = `${family.code}${makeModifiers(modifiers)}`;
  const before = made.get(code);
  if (before !== undefined) return before;
  const criterion = family.make(code, modifiers);
  made.set(code, criterion);
  return criterion;
};

/** Every criterion without modifiers. */
export const CRITERIA: readonly Criterion[] = FAMILIES.map((family) =>
  criterionOf(family, UNMODIFIED),
);

/** The codes of all criteria without modifiers, in the order of the registry. */
export const criterionCodes: readonly string[] = CRITERIA.map(({ code }) => code);

/** Returns the unmodified criterion with exactly this code. */
export const findCriterion = (code: string): Criterion | undefined =>
  CRITERIA.find((criterion) => criterion.code === code);
