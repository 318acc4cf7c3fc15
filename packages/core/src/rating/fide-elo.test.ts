import { describe, expect, it } from "vitest";
import {
  type EloGame,
  type EloStanding,
  eloExpectedPercent,
  eloK,
  firstElo,
  rateEloPeriod,
} from "./fide-elo.ts";

const standing = (entry: number, rating: number, more: Partial<EloStanding> = {}): EloStanding => ({
  entry,
  rating,
  games: 100,
  reached2400: false,
  unrated: [],
  ...more,
});

const field = (...standings: readonly EloStanding[]) =>
  new Map(standings.map((one) => [one.entry, one]));

const game = (white: number, black: number, halves: EloGame["halves"]): EloGame => ({
  white,
  black,
  halves,
});

describe("The expected score", () => {
  it("follows FIDE's table: 50 at 0, 64 at 100, 76 at 200, 92 at 400", () => {
    expect([0, 3, 4, 100, 200, 400].map((more) => eloExpectedPercent(1500 + more, 1500))).toEqual([
      50, 50, 51, 64, 76, 92,
    ]);
    expect(eloExpectedPercent(1500, 1600)).toBe(36);
  });

  it("counts differences over 400 as 400, but for players from 2650", () => {
    expect(eloExpectedPercent(2200, 1000)).toBe(92);
    expect(eloExpectedPercent(1800, 2482)).toBe(8);
    expect(eloExpectedPercent(2750, 1700)).toBe(100);
  });
});

describe("The development coefficient", () => {
  it("is 40 for 30 games, then 20, and 10 once 2400 was reached", () => {
    expect(eloK({ games: 29, reached2400: false })).toBe(40);
    expect(eloK({ games: 30, reached2400: false })).toBe(20);
    expect(eloK({ games: 200, reached2400: true })).toBe(10);
  });

  it("times the games of a period is at most 700", () => {
    const games = Array.from({ length: 20 }, () => game(1, 2, 2));
    const before = field(standing(1, 1500, { games: 0 }), standing(2, 1500));
    const { changes } = rateEloPeriod(before, games);
    expect(changes.find(({ entry }) => entry === 1)?.k).toBe(35);
  });
});

describe("A period", () => {
  it("is rated with the ratings before it", () => {
    const before = field(standing(1, 1600), standing(2, 1500), standing(3, 1800));
    const { standings, changes } = rateEloPeriod(before, [game(1, 2, 2), game(3, 1, 1)]);
    // 1: expected 0.64 and 0.24, scored 1.5: 20 × 0.62 = 12.4.
    expect(standings.get(1)?.rating).toBe(1612);
    // 2: expected 0.36: 20 × −0.36 = −7.2. 3: expected 0.76, drew: 20 × −0.26 = −5.2.
    expect(standings.get(2)?.rating).toBe(1493);
    expect(standings.get(3)?.rating).toBe(1795);
    expect(changes.find(({ entry }) => entry === 1)).toMatchObject({
      before: 1600,
      after: 1612,
      games: 2,
      score: 1.5,
      expectedHundredths: 88,
    });
  });

  it("does not rate games between players without ratings", () => {
    const before = field(standing(1, 0, { games: 0 }), standing(2, 0, { games: 0 }));
    expect(rateEloPeriod(before, [game(1, 2, 2)]).changes).toEqual([]);
  });

  it("remembers that 2400 was reached", () => {
    const before = field(standing(1, 2395), standing(2, 2395));
    const first = rateEloPeriod(before, [game(1, 2, 2)]).standings;
    expect(first.get(1)).toMatchObject({ rating: 2405, reached2400: true });
    const second = rateEloPeriod(first, [game(2, 1, 2), game(2, 1, 2)]).standings;
    expect(second.get(1)).toMatchObject({ reached2400: true });
    expect(second.get(1)?.rating).toBeLessThan(2400);
  });

  it("gives the first rating after five games over several periods", () => {
    const before = field(standing(1, 0, { games: 0 }), standing(2, 1800));
    const first = rateEloPeriod(before, [game(1, 2, 1), game(2, 1, 1)]).standings;
    expect(first.get(1)?.rating).toBe(0);
    const second = rateEloPeriod(first, [game(1, 2, 1), game(2, 1, 1), game(1, 2, 1)]).standings;
    expect(second.get(1)).toMatchObject({ rating: 1800, games: 5, unrated: [] });
  });
});

describe("A first rating", () => {
  const results = (opponent: number, halves: readonly number[]) =>
    halves.map((one) => ({ opponent, halves: one }));

  it("counts two opponents of 1800 drawn against", () => {
    // (5 × 1450 + 2 × 1800) / 7 = 1550, 3.5 of 7: 50 percent.
    expect(firstElo(results(1450, [2, 2, 1, 0, 0]))).toBe(1550);
  });

  it("is at most 2200 and at least 1400", () => {
    expect(firstElo(results(2600, [2, 2, 2, 2, 2]))).toBe(2200);
    expect(firstElo(results(1400, [1, 0, 0, 0, 0]))).toBeNull();
  });

  it("needs five games and half a point", () => {
    expect(firstElo(results(2000, [2, 2, 2, 2]))).toBeNull();
    expect(firstElo(results(2000, [0, 0, 0, 0, 0]))).toBeNull();
  });
});
