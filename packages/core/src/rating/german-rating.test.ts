import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playedLine, playRound, scorecards, withLine } from "../../test/cards.ts";
import type { Scorecard } from "../base/scorecard.ts";
import { expectedScore, germanRatings, ratingK } from "./german-rating.ts";

const rated = (ratings: readonly number[]): readonly Scorecard[] =>
  scorecards(ratings.length).map((card, index) => ({ ...card, rating: ratings[index] ?? 0 }));

/** Player 1 beats player 2 in each of `rounds` rounds. */
const duel = (ratings: readonly [number, number], rounds: number): readonly Scorecard[] =>
  rated(ratings).map((card) =>
    Array.from({ length: rounds }, (_, index) => index + 1).reduce(
      (before, round) =>
        card.entry === 1
          ? withLine(before, playedLine(round, 2, 400, 300))
          : withLine(before, playedLine(round, 1, 300, 400)),
      card,
    ),
  );

const experienced = new Map([
  [1, 50],
  [2, 50],
]);

describe("the expected score", () => {
  test("is a half among equals, and grows by a tenth every 120 points", () => {
    expect(expectedScore(1500, 1500)).toBe(0.5);
    expect(expectedScore(1620, 1500)).toBeCloseTo(0.6);
    expect(expectedScore(1500, 1740)).toBeCloseTo(0.3);
  });

  test("never leaves the range from 0 to 1, and both sides' add up to 1", () => {
    expect(expectedScore(2400, 1700)).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }), (a, b) => {
        expect(expectedScore(a, b)).toBeGreaterThanOrEqual(0);
        expect(expectedScore(a, b) + expectedScore(b, a)).toBeCloseTo(1);
      }),
    );
  });
});

test("a win is worth 30, 24, 15 in the first 50 games and 20, 16, 10 from then on", () => {
  const ratings = [1799, 1800, 1999, 2000];
  expect(ratings.map((rating) => ratingK(rating, 49))).toEqual([30, 24, 24, 15]);
  expect(ratings.map((rating) => ratingK(rating, 50))).toEqual([20, 16, 16, 10]);
});

describe("the rating after an event", () => {
  test("moves by k for each win more than expected", () => {
    const [winner, loser] = germanRatings(duel([1500, 1620], 1), 1, experienced);
    expect(winner).toMatchObject({ before: 1500, after: 1512 });
    expect(winner?.parts).toMatchObject([{ games: 1, wins: 1, k: 20, fromRound: 1, toRound: 1 }]);
    expect(loser).toMatchObject({ before: 1620, after: 1608 });
  });

  test("of 16 rounds is rated at once, of 17 in two halves of 9 and 8", () => {
    expect(germanRatings(duel([1500, 1500], 16), 16)[0]?.parts).toHaveLength(1);
    const [winner] = germanRatings(duel([1500, 1500], 17), 17, new Map([[1, 45]]));
    // 9 · 30 · ½ = 135 each way; then 1635 meets 1365, expects 0.725 and has 54 games.
    expect(winner?.parts).toMatchObject([
      { fromRound: 1, toRound: 9, before: 1500, k: 30, change: 135 },
      { fromRound: 10, toRound: 17, before: 1635, k: 20 },
    ]);
    expect(winner?.after).toBe(Math.round(1635 + 20 * 8 * (1 - 0.725)));
  });

  test("does not count byes, forfeits, and games against the unrated, who stay unrated", () => {
    const [one, two] = duel([1500, 0], 1) as [Scorecard, Scorecard];
    const cards = [
      withLine(one, {
        kind: "unplayed",
        round: 2,
        reason: "forfeit",
        opponent: 2,
        credit: "win",
        spread: 50,
      }),
      two,
    ];
    expect(germanRatings(cards, 2)).toMatchObject([
      { after: 1500, parts: [{ games: 0, change: 0 }] },
      { before: 0, after: 0, parts: [] },
    ]);
  });

  test("of players with the same k neither makes nor destroys points", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 900, max: 1700 }), { minLength: 4, maxLength: 8 }),
        (ratings) => {
          const even = ratings.slice(0, ratings.length - (ratings.length % 2));
          let cards = rated(even);
          for (let round = 1; round <= 3; round++) {
            const games = Array.from({ length: even.length / 2 }, (_, index) => ({
              players: [index + 1, even.length - index] as const,
              notes: [],
            }));
            cards = playRound(cards, round, { games, byes: [] });
          }
          const change = germanRatings(cards, 3).reduce(
            (sum, { parts }) => sum + (parts[0]?.change ?? 0),
            0,
          );
          expect(change).toBeCloseTo(0);
        },
      ),
    );
  });
});
