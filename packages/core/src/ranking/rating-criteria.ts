import { quotient } from "../base/rounding.ts";
import {
  averageRating,
  perfectPerformance,
  performanceRating,
  type RatedGames,
  scorePercent,
} from "../rating/performance.ts";
import { differenceOfPercent } from "../rating/rating-tables.ts";
import type { Criterion } from "./criterion.ts";
import { type Crosstable, crosstableOf, entryAt, metOverTheBoard } from "./crosstable.ts";
import { cutField, cutsOf } from "./cuts.ts";
import { type CriterionFamily, criterionFamily, direction } from "./family.ts";
import type { ModifierKind, Modifiers } from "./modifiers.ts";
import { opponentTerms, overOpponents } from "./refined-buchholz.ts";
import { columnOf, type Explanation, valuesByColumn } from "./values.ts";

/**
 * All ratings, by index; null if one is missing and no modifier replaces it: values based on some
 * ratings only would not be comparable (as in FIDE's checker).
 */
const ratingsOf = ({ field }: Crosstable, { unrated }: Modifiers): Float64Array | null => {
  const ratings = Float64Array.from(field.cards, ({ rating }) =>
    rating > 0 ? rating : (unrated ?? 0),
  );
  return ratings.includes(0) ? null : ratings;
};

/** A game over the board: the opponent's index and rating. */
interface RatedGame {
  readonly round: number;
  readonly opponent: number;
  readonly rating: number;
  readonly halves: number;
}

const gamesOf = (table: Crosstable, ratings: Float64Array, index: number): readonly RatedGame[] => {
  const games: RatedGame[] = [];
  for (let round = 1; round <= table.rounds; round++) {
    const cell = index * table.rounds + round - 1;
    if (!metOverTheBoard(table, cell)) continue;
    const opponent = table.opponent[cell] ?? 0;
    games.push({
      round,
      opponent,
      rating: ratings[opponent] ?? 0,
      halves: table.halves[cell] ?? 0,
    });
  }
  return games;
};

const ratedGames = (games: readonly RatedGame[]): RatedGames => ({
  ratings: games.map(({ rating }) => rating),
  halves: games.reduce((sum, { halves }) => sum + halves, 0),
});

/** A criterion computed from the ratings of the opponents met over the board. */
const fromOpponents = (
  code: string,
  words: readonly string[],
  takes: readonly ModifierKind[],
  compute: (games: RatedGames) => number,
  working: (games: RatedGames) => NonNullable<Explanation["working"]>,
): CriterionFamily =>
  criterionFamily({
    code,
    words,
    takes,
    modified: needsRatings,
    evaluate: (full, field, modifiers) => {
      const table = crosstableOf(field);
      const ratings = ratingsOf(table, modifiers);
      const explain = (index: number): Explanation => {
        if (ratings === null) return WITHOUT_RATINGS;
        const games = gamesOf(table, ratings, index);
        const cuts = cutsOf(games.map(cuttable), modifiers.cutLeast, modifiers.cutMost);
        const counting = games.filter((_, at) => cuts[at] === null);
        return {
          terms: games.map(({ round, opponent, rating }, at) => ({
            round,
            opponent: entryAt(table, opponent),
            amount: rating,
            what: "rating",
            ...cutField(cuts[at]),
          })),
          working: working(ratedGames(counting)),
        };
      };
      const value = (index: number): number => {
        if (ratings === null) return Number.NaN;
        const games = gamesOf(table, ratings, index);
        return compute(ratedGames(withoutCuts(games, modifiers)));
      };
      return valuesByColumn(full, table, columnOf(table.size, value), explain);
    },
  });

const cuttable = ({ rating }: RatedGame) => ({ value: rating, score: rating, voluntary: false });

const withoutCuts = (
  games: readonly RatedGame[],
  { cutLeast, cutMost }: Modifiers,
): readonly RatedGame[] => {
  if (cutLeast + cutMost === 0) return games;
  const cuts = cutsOf(games.map(cuttable), cutLeast, cutMost);
  return games.filter((_, at) => cuts[at] === null);
};

/** A modifier with a rating for unrated players fills every gap. */
const needsRatings = ({ unrated }: Modifiers): Pick<Criterion, "needs"> =>
  unrated === null ? { needs: ["ratings"] } : {};

const WITHOUT_RATINGS: Explanation = {
  terms: [],
  working: { kind: "undefined", reason: "ratings-missing" },
};

const AVERAGE = { kind: "average", decimals: 0 } as const;

/** Average rating of opponents (C.07 article 10.1). */
export const averageOfRatings = fromOpponents(
  "ARO",
  ["average-rating", "gegnerschnitt"],
  ["cut", "median", "unrated"],
  ({ ratings }) => averageRating(ratings),
  () => AVERAGE,
);

/** Sum of the opponents' ratings. */
export const sumOfRatings = fromOpponents(
  "SRO",
  ["sum-of-ratings"],
  ["cut", "median", "unrated"],
  ({ ratings }) => ratings.reduce((sum, rating) => sum + rating, 0),
  () => ({ kind: "sum" }),
);

/** Tournament performance rating (C.07 article 10.2). */
export const performance = fromOpponents(
  "TPR",
  ["performance", "leistung"],
  ["unrated"],
  performanceRating,
  (games) => {
    const count = games.ratings.length;
    const percent = count === 0 ? 0 : scorePercent(games);
    const difference = differenceOfPercent(percent);
    return { kind: "performance", score: games.halves / 2, games: count, percent, difference };
  },
);

/** Perfect tournament performance (C.07 article 10.3). */
export const perfect = fromOpponents(
  "PTP",
  ["perfect-performance"],
  ["unrated"],
  perfectPerformance,
  ({ halves }) => ({ kind: "perfect", score: halves / 2 }),
);

/** The average of a performance over the opponents met over the board. */
const averageOf = (
  code: string,
  words: readonly string[],
  compute: (games: RatedGames) => number,
): CriterionFamily =>
  criterionFamily({
    code,
    words,
    takes: ["unrated"],
    modified: needsRatings,
    evaluate: (full, field, modifiers) => {
      const table = crosstableOf(field);
      const ratings = ratingsOf(table, modifiers);
      const performances = columnOf(table.size, (index) =>
        ratings === null ? Number.NaN : compute(ratedGames(gamesOf(table, ratings, index))),
      );
      const { sums, counts } = overOpponents(table, performances);
      const column = sums.map((sum, index) => quotient(sum, counts[index] ?? 0, 0));
      return valuesByColumn(full, table, column, (index) =>
        ratings === null
          ? WITHOUT_RATINGS
          : {
              terms: opponentTerms(table, index, performances, "performance"),
              working: AVERAGE,
            },
      );
    },
  });

/** Average performance rating of opponents (C.07 article 10.4). */
export const averageOfPerformances = averageOf("APRO", ["average-performance"], performanceRating);

/** Average perfect performance of opponents (C.07 article 10.5). */
export const averageOfPerfect = averageOf("APPO", ["average-perfect"], perfectPerformance);

/** Rating (C.07 article 10.6), highest first; `/R` lowest first; `/U1400` for unrated players. */
export const ratingOrder = criterionFamily({
  code: "RTNG",
  words: ["rating", "elo", "wertungszahl"],
  takes: ["unrated", "reverse"],
  modified: (modifiers) => ({ better: direction("higher", modifiers), ...needsRatings(modifiers) }),
  evaluate: (code, field, modifiers) => {
    const table = crosstableOf(field);
    const column = columnOf(table.size, (index) => {
      const rating = field.cards[index]?.rating ?? 0;
      return rating > 0 ? rating : (modifiers.unrated ?? Number.NaN);
    });
    return valuesByColumn(code, table, column, (index) => singleTerm(column[index] ?? Number.NaN));
  },
});

const singleTerm = (value: number): Explanation =>
  Number.isNaN(value)
    ? WITHOUT_RATINGS
    : { terms: [{ round: 0, opponent: null, amount: value, what: "attribute" }] };
