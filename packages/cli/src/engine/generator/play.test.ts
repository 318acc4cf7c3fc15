import { describe, expect, test } from "vitest";
import { chanceFrom } from "./chance.ts";
import { readConfig } from "./config.ts";
import { type PlayedTournament, playTournament } from "./play.ts";

/** No absences and equal strengths, unless the settings say otherwise. */
const QUIET = { ForfeitRate: 1e9, RetiredRate: 1e9, HalfPointByeRate: 1e9, LowestRating: 2400 };

const play = (settings: Readonly<Record<string, number>>, baku = false): PlayedTournament => {
  const all = { PlayersNumber: 40, RoundsNumber: 6, HighestRating: 2400, ...QUIET, ...settings };
  const text = Object.entries(all).map(([key, value]) => `${key}=${value}`);
  const config = readConfig(text.join("\n"), chanceFrom(3));
  if (!config.ok) throw new Error(config.error.code);
  const played = playTournament(config.value, chanceFrom(3), { baku });
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
};

const results = ({ cells }: PlayedTournament): readonly string[] =>
  cells.map((row) => row.map(({ result }) => result).join(""));

describe("a random tournament", () => {
  test("has only games where everybody is there and nothing is forfeited", () => {
    for (const row of results(play({ DrawPercentage: 30 }))) expect(row).toMatch(/^[10=]{6}$/);
  });

  test("has as many draws as the percentage says, among players of one strength", () => {
    for (const row of results(play({ DrawPercentage: 100 }))) expect(row).toBe("======");
    for (const row of results(play({ DrawPercentage: 0 }))) expect(row).toMatch(/^[10]{6}$/);
    const draws = results(play({ DrawPercentage: 50, PlayersNumber: 400 }))
      .join("")
      .match(/=/g);
    expect((draws?.length ?? 0) / 2400).toBeCloseTo(0.5, 1);
  });

  test("forfeits every game where one in one is forfeited", () => {
    for (const row of results(play({ ForfeitRate: 1 }))) expect(row).toMatch(/^[-+]{6}$/);
  });

  test("retires one player in so many, for a round or from then on", () => {
    const retired = results(play({ RetiredRate: 4 })).filter((row) => row.includes("Z"));
    expect(retired).toHaveLength(10);
    for (const row of retired) expect(row).toMatch(/^[^Z]+Z([^Z]*|Z*)$/);
  });

  test("gives one player in so many a half-point bye, never in the last round", () => {
    for (const row of results(play({ HalfPointByeRate: 1 }))) {
      expect(row).toMatch(/^[^H]*H[^H]*$/);
      expect(row).not.toMatch(/H$/);
    }
  });

  test("accelerates the upper half in the first half of the rounds, if that is asked for", () => {
    const ranges = play({ PlayersNumber: 42 }, true).accelerations;
    const range = { first: 1, last: 22, matchPoints: 0 };
    expect(ranges).toEqual([
      { ...range, firstRound: 1, lastRound: 1, points: 1 },
      { ...range, firstRound: 2, lastRound: 2, points: 1 },
      { ...range, firstRound: 3, lastRound: 3, points: 0.5 },
    ]);
    expect(play({}).accelerations).toEqual([]);
  });
});
