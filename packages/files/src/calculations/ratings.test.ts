import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { changesById, ratingsOf, readRatingEvent } from "./ratings.ts";

type Row = readonly unknown[];

/** Events with what becomes of those who have a rating; players, games and changes as rows. */
const vectors: readonly {
  readonly event: {
    readonly system: string;
    readonly players: readonly Row[];
    readonly games: readonly Row[];
  };
  readonly expected: readonly Row[];
}[] = JSON.parse(
  readFileSync(new URL("../../test/ratings/vectors/events.json", import.meta.url), "utf8"),
);

const rated = (event: unknown) => {
  const read = readRatingEvent(JSON.stringify(event));
  if (!read.ok) return read.error;
  return changesById(read.value, ratingsOf(read.value));
};

const problemsIn = (event: unknown) => {
  const read = readRatingEvent(JSON.stringify(event));
  return read.ok || read.error.code !== "input-invalid" ? read : read.error.problems;
};

describe("An event to be rated", () => {
  test("has the ratings of the reference, in each of 150 events", () => {
    expect(vectors).toHaveLength(150);
    for (const { event, expected } of vectors) {
      const players = event.players.map(([rating, birthYear, ...more], index) => {
        const known = { id: index + 1, rating, birthYear };
        return event.system === "dwz"
          ? { ...known, index: more[0] }
          : { ...known, games: more[0], reached2400: more[1] };
      });
      const games = event.games.map(([white, black, result, forfeit]) => ({
        ...{ white, black, result },
        ...(forfeit === true ? { forfeit } : {}),
      }));
      const rows = expected.map(([id, played, score, by, k, rating]) => ({
        ...{ id, games: played, score, expected: by, k, rating },
      }));
      expect(rated({ ...event, players, games })).toEqual(rows);
    }
  });

  test("may have no games, no players, and ids of any kind", () => {
    const event = { system: "fide", end: "2026-07-01", players: [], games: [] };
    expect(rated(event)).toEqual([]);
    const players = [
      { id: "a", rating: 1500 },
      { id: "b", rating: 0 },
    ];
    expect(rated({ ...event, players, games: [{ white: "a", black: "b", result: 1 }] })).toEqual([
      { id: "a", games: 0, score: "0", expected: "0", k: "40", rating: 1500 },
    ]);
  });

  test("is refused whole, with everything that is wrong at once", () => {
    const event = {
      system: "dwz",
      end: "2026-02-30",
      expectation: "guess",
      players: [{ id: 1, rating: "1500", games: 3 }, { id: 1, rating: 1700.5 }, { rating: null }],
      games: [
        { white: 1, black: 9, result: "1" },
        { white: 1, black: 1, result: "2-0" },
        { white: 1, black: 3 },
      ],
    };
    expect(problemsIn(event)).toEqual([
      { place: "end", code: "wrong-type", expected: "date" },
      { place: "expectation", code: "not-one-of", values: ["normal", "table"] },
      { place: "games[0].black", code: "unknown-player", id: "9" },
      { place: "games[1]", code: "against-oneself" },
      { place: "games[1].result", code: "not-one-of", values: ["0", "1", "0.5"] },
      { place: "games[2].black", code: "unknown-player", id: "3" },
      { place: "games[2].result", code: "missing" },
      { place: "players[0].games", code: "unknown-field" },
      { place: "players[0].rating", code: "wrong-type", expected: "number" },
      { place: "players[1].id", code: "duplicate", value: "1", first: "players[0].id" },
      { place: "players[1].rating", code: "wrong-type", expected: "wholeNumber" },
      { place: "players[2].id", code: "missing" },
    ]);
    expect(problemsIn({ system: "uscf" })).toEqual([
      { place: "system", code: "not-one-of", values: ["fide", "dwz", "elo"] },
    ]);
    const club = { system: "elo", end: "2026-07-01", players: [], games: [] };
    expect(problemsIn({ ...club, settings: { k: [{ k: 20, ageUpTo: 18 }] } })).toEqual([
      { place: "settings.k[0].ageUpTo", code: "last-step-limited" },
    ]);
    expect(problemsIn({ ...club, settings: { k: [] } })).toEqual([
      { place: "settings.k", code: "too-short", minimum: 1 },
    ]);
  });
});
