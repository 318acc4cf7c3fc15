import { describe, expect, test } from "vitest";
import { type ClubEloSettings, type ClubPlayer, rateClubEvent } from "./club-elo.ts";

const everyone = { gamesBelow: null, ratingBelow: null, ageUpTo: null };

const settings: ClubEloSettings = {
  expectation: "logistic",
  largestDifference: null,
  coefficients: [
    { ...everyone, k: 40, gamesBelow: 30 },
    { ...everyone, k: 30, ageUpTo: 18, ratingBelow: 1800 },
    { ...everyone, k: 12.5 },
  ],
  floor: 1000,
  start: 1200,
};

const player = (rating: number | null, more: Partial<ClubPlayer> = {}): ClubPlayer => ({
  ...{ rating, birthYear: null, games: 100 },
  ...more,
});

const rate = (
  players: readonly ClubPlayer[],
  halves: 0 | 1 | 2 = 2,
  own: Partial<ClubEloSettings> = {},
) =>
  rateClubEvent({
    settings: { ...settings, ...own },
    year: 2026,
    players,
    games: [{ white: 0, black: 1, halves, forfeit: false }],
  });

describe("A club’s own Elo", () => {
  test("expects by Elo’s curve: 760 of a thousand at 200 points", () => {
    expect(rate([player(1700), player(1500)])[0]).toMatchObject({ expected: 760, after: 1703 });
    const limited = rate([player(1700), player(1500)], 2, { largestDifference: 100 });
    expect(limited[0]).toMatchObject({ expected: 640 });
    expect(rate([player(1700), player(1500)], 2, { expectation: "table" })[0]).toMatchObject({
      expected: 760,
    });
  });

  test("takes the first K that holds", () => {
    const k = (one: ClubPlayer) => {
      const [outcome] = rate([one, player(1500)]);
      return outcome?.kind === "rated" ? outcome.k / 10 : null;
    };
    expect(k(player(1500, { games: 29 }))).toBe(40);
    expect(k(player(1500, { birthYear: 2008 }))).toBe(30);
    expect(k(player(1800, { birthYear: 2008 }))).toBe(12.5);
    expect(k(player(1500))).toBe(12.5);
  });

  test("starts newcomers, or leaves them and games against them out", () => {
    expect(rate([player(1200), player(null)])).toMatchObject([
      { after: 1206 },
      { kind: "rated", before: 1200, after: 1194, working: { newcomer: true } },
    ]);
    expect(rate([player(1200), player(null)], 2, { start: null })).toMatchObject([
      { games: 0, after: 1200 },
      { kind: "unrated", reason: "no-start" },
    ]);
  });

  test("stops falls at the floor, and lifts nobody to it", () => {
    expect(rate([player(1003), player(1003)], 0)[0]).toMatchObject({ after: 1000 });
    expect(rate([player(900), player(900)], 0)[0]).toMatchObject({ after: 900 });
    expect(rate([player(900), player(900)], 2)[0]).toMatchObject({ after: 906 });
  });
});
