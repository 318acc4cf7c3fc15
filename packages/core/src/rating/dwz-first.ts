import { halfUp } from "../base/rounding.ts";
import { type Expectation, expectedThousandths } from "./expectation.ts";
import { type OwnGame, type RatedSums, rateGames, type Unrated } from "./rated-event.ts";

/** The DWZ's own difference for 50, 51 … 99 percent; it differs from FIDE's at 75. */
const DIFFERENCES: readonly number[] = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 192, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677,
];

/** Returns the rating difference for a share of points in percent; 1 and 99 at the ends. */
const dwzDifference = (percent: number): number => {
  const within = Math.max(1, Math.min(99, percent));
  return within < 50 ? -(DIFFERENCES[50 - within] ?? 0) : (DIFFERENCES[within - 50] ?? 0);
};

/** Number of opponents with a rating for a first rating. */
const ENOUGH = 5;

/** |W − We| that ends the iteration, in thousandths. */
const CLOSE_ENOUGH = 10;

/** Ends an iteration that goes to and fro between two whole numbers. */
const MOST_STEPS = 1000;

/** Below this, a first rating is 700 plus an eighth, before 8 June 2026. */
const LOW = 800;

type FirstRating = RatedSums &
  (
    | { readonly kind: "first"; readonly after: number; readonly stage: 1 | 2 }
    | { readonly kind: "unrated"; readonly reason: Unrated }
  );

/**
 * Computes the first ratings of an event, by player, in two stages: of players with enough rated opponents, and
 * of those who have enough with these. All are then iterated together, until each scored what the
 * ratings expect. `raisesLow`: the rule for low values before 8 June 2026.
 */
export const firstDwzRatings = (
  ratings: readonly (number | null)[],
  own: readonly (readonly OwnGame[])[],
  expectation: Expectation,
  raisesLow: boolean,
): ((player: number) => FirstRating) => {
  const values = new Map<number, number>();
  const stages = new Map<number, 1 | 2>();
  const reasons = new Map<number, Unrated>();
  const known = (player: number): number | null => ratings[player] ?? values.get(player) ?? null;
  for (const stage of [1, 2] as const) {
    const found: (readonly [number, number])[] = [];
    for (const [player, rating] of ratings.entries()) {
      if (rating !== null || values.has(player)) continue;
      const sums = rateGames(own[player] ?? [], known, () => 0);
      const reason = unratedReason(sums);
      if (reason === null) found.push([player, startOf(sums)]);
      else reasons.set(player, reason);
    }
    for (const [player, start] of found) {
      values.set(player, start);
      stages.set(player, stage);
      reasons.delete(player);
    }
  }
  iterate(values, own, known, expectation);
  if (raisesLow) {
    for (const [player, value] of values) {
      if (value < LOW) values.set(player, halfUp(700 * 8 + value, 8));
    }
  }
  return (player) => {
    const after = values.get(player);
    const stage = stages.get(player);
    if (after === undefined || stage === undefined) {
      const sums = rateGames(own[player] ?? [], known, () => 0);
      return { ...sums, kind: "unrated", reason: reasons.get(player) ?? "too-few-games" };
    }
    const expected = (rating: number) => expectedThousandths(after - rating, expectation);
    return { ...rateGames(own[player] ?? [], known, expected), kind: "first", after, stage };
  };
};

const unratedReason = ({ games, halves }: RatedSums): Unrated | null => {
  if (games < ENOUGH) return "too-few-games";
  if (halves === 0) return "all-lost";
  return halves === 2 * games ? "all-won" : null;
};

/** The opponents’ average and the difference for the percentage. */
const startOf = ({ games, halves, lines }: RatedSums): number => {
  const sum = lines.reduce(
    (all, { rating, uncounted }) => all + (uncounted === null ? (rating ?? 0) : 0),
    0,
  );
  return halfUp(sum, games) + dwzDifference(halfUp(50 * halves, games));
};

/** Moves all values together, until each score is the expected one or nothing moves. */
const iterate = (
  values: Map<number, number>,
  own: readonly (readonly OwnGame[])[],
  known: (player: number) => number | null,
  expectation: Expectation,
): void => {
  const counted = [...values.keys()].map((player) => ({
    player,
    games: (own[player] ?? []).filter(
      ({ forfeit, opponent }) => !forfeit && known(opponent) !== null,
    ),
  }));
  for (let step = 0; step < MOST_STEPS; step++) {
    const moves = counted.map(({ player, games }) => {
      const value = values.get(player) ?? 0;
      let surplus = 0;
      for (const { opponent, halves } of games) {
        const difference = value - (known(opponent) ?? 0);
        surplus += 500 * halves - expectedThousandths(difference, expectation);
      }
      if (Math.abs(surplus) <= CLOSE_ENOUGH) return 0;
      return dwzDifference(50 + halfUp(surplus, 10 * games.length));
    });
    if (moves.every((move) => move === 0)) return;
    for (const [index, { player }] of counted.entries()) {
      values.set(player, (values.get(player) ?? 0) + (moves[index] ?? 0));
    }
  }
};
