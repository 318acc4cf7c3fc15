import { readdirSync, readFileSync } from "node:fs";
import {
  type Fraction,
  fraction,
  type KeizerSeason,
  keizerLists,
  keizerStandings,
  keizerTerms,
  sumOf,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { readKeizerSeason } from "../../src/calculations/keizer.ts";

const fileAt = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const seasonFiles = readdirSync(new URL("vectors/seasons/", import.meta.url)).map(
  (name) => `vectors/seasons/${name}`,
);

const seasonFrom = (file: unknown): KeizerSeason => {
  const read = readKeizerSeason(JSON.stringify(file));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const written = ({ n, d }: Fraction): string => (d === 1 ? `${n}` : `${n}/${d}`);

const answerTo = (season: KeizerSeason) => {
  const { lines, cycle } = keizerStandings(season);
  const list = lines.map(({ id, value, score }) => ({
    id,
    value: written(value),
    score: written(score),
  }));
  return { list, cycle };
};

const settings = { top: 20, shares: { bye: "1/2", ill: "1/3" }, limits: { ill: 1 } };
const game = (white: unknown, black: unknown, result: unknown) => ({ white, black, result });

describe("the list of a season", () => {
  it("is the expected one in all 150 seasons, cycles among them", () => {
    expect(seasonFiles).toHaveLength(150);
    for (const name of seasonFiles) {
      const { event, expected } = JSON.parse(fileAt(name));
      expect(answerTo(seasonFrom(event)), name).toEqual(expected);
    }
  });

  it("opens each score into its sum", () => {
    for (const name of seasonFiles) {
      const season = seasonFrom(JSON.parse(fileAt(name)).event);
      const list = keizerStandings(season);
      for (const { id, score } of list.lines) {
        const terms = keizerTerms(season, list, id);
        expect(sumOf(terms.map(({ amount }) => amount))).toEqual(score);
      }
    }
  });

  it("is Haren's published one, a fixed point with the published scores", () => {
    const { players, games } = JSON.parse(fileAt("vectors/haren-2016-round1.json"));
    const results: Readonly<Record<string, number>> = { "1-0": 1, "0-1": 0, "½-½": 0.5 };
    const season = seasonFrom({
      settings: { top: 80 },
      players,
      start: players.map(({ id }: { id: string }) => id),
      rounds: [
        {
          games: games.map(([white, black, result]: readonly [string, string, string]) =>
            game(white, black, results[result]),
          ),
        },
      ],
    });
    const { lines, cycle } = keizerStandings(season);
    expect(cycle).toBe(0);
    expect(
      lines.map(({ id, value, score }) => ({ id, value: value.n, score: score.n / score.d })),
    ).toEqual(
      players.map(({ id, value, score }: Record<string, unknown>) => ({ id, value, score })),
    );
  });

  it("before round 1 is the one by rating, unrated players last, equals as listed", () => {
    const season = seasonFrom({
      settings: { top: 5, ownValueCounts: false },
      players: [
        { id: "a", rating: null },
        { id: "b", rating: 1500 },
        { id: "c", rating: 1700 },
        { id: "d", rating: 1500 },
        { id: "e" },
      ],
      rounds: [],
    });
    expect(answerTo(season)).toEqual({
      list: [
        { id: "c", value: "5", score: "0" },
        { id: "b", value: "4", score: "0" },
        { id: "d", value: "3", score: "0" },
        { id: "a", value: "2", score: "0" },
        { id: "e", value: "1", score: "0" },
      ],
      cycle: 0,
    });
  });

  it("gives the first place three times the value of the last, unless the top is typed", () => {
    for (const players of [1, 2, 3, 30, 61]) {
      const season = seasonFrom({
        settings: {},
        players: Array.from({ length: players }, (_, id) => ({ id })),
        rounds: [],
      });
      expect(season.settings.top).toEqual(fraction(Math.ceil(1.5 * players)));
    }
    const { lines } = keizerStandings(
      seasonFrom({
        settings: {},
        players: Array.from({ length: 31 }, (_, id) => ({ id })),
        rounds: [],
      }),
    );
    expect([lines[0]?.value, lines[30]?.value]).toEqual([fraction(47), fraction(17)]);
  });

  it("counts a reason only as often as its limit, in the order of the rounds", () => {
    const season = seasonFrom({
      settings,
      players: [{ id: 1 }, { id: 2 }],
      rounds: [
        { games: [], without: { 1: "ill" } },
        { games: [], without: { 1: "ill" } },
      ],
    });
    const list = keizerStandings(season);
    const terms = keizerTerms(season, list, 1);
    expect(
      terms.map(({ round, reason, amount, isBeyondLimit }) => [
        round,
        reason,
        written(amount),
        isBeyondLimit,
      ]),
    ).toEqual([
      [0, null, "20", false],
      [1, "ill", "20/3", false],
      [2, "ill", "0", true],
    ]);
  });

  it("gives nothing to who is in no game and has no reason", () => {
    const season = seasonFrom({
      settings,
      players: [{ id: 1 }, { id: 2 }, { id: 3 }],
      rounds: [{ games: [game(1, 2, "1")] }],
    });
    expect(answerTo(season).list.at(-1)).toEqual({ id: 3, value: "18", score: "18" });
  });

  it("follows on the list before, not on the start list", () => {
    const season = seasonFrom(JSON.parse(fileAt("vectors/seasons/000.json")).event);
    const lists = keizerLists(season);
    expect(lists).toHaveLength(season.rounds.length + 1);
    const shorter = { ...season, rounds: season.rounds.slice(0, -1) };
    expect(lists.at(-2)).toEqual(keizerStandings(shorter));
  });
});

describe("the rules of published clubs", () => {
  const players = Array.from({ length: 40 }, (_, index) => ({
    id: index + 1,
    rating: 3000 - index,
  }));
  const scoreOf = (
    rules: object,
    id: number,
    without: string | null,
    games: readonly unknown[] = [],
  ) => {
    const rounds = [{ games, without: without === null ? {} : { [id]: without } }];
    const season = seasonFrom({ settings: rules, players, rounds });
    // With the values of the first list: what the club publishes as an example.
    const list = { lines: keizerLists(season)[0]?.lines ?? [], cycle: 0 };
    return sumOf(keizerTerms(season, list, id).map(({ amount }) => amount));
  };

  it("Kijk Uit: 80 for a win at place 21, 40 and 42½ for a draw, a third if excused", () => {
    const rules = {
      top: 100,
      ownValueCounts: false,
      shares: { excused: "1/3", unexcused: 0, "team-win": 1, "team-draw": "1/2" },
    };
    expect(scoreOf(rules, 16, null, [game(16, 21, 1)])).toEqual(fraction(80));
    expect(scoreOf(rules, 16, null, [game(16, 21, 0.5)])).toEqual(fraction(40));
    expect(scoreOf(rules, 21, null, [game(16, 21, 0.5)])).toEqual(fraction(85, 2));
    expect(scoreOf(rules, 21, null, [game(21, 16, 1)])).toEqual(fraction(85));
    expect(scoreOf(rules, 12, "excused")).toEqual(fraction(89, 3));
    expect(scoreOf(rules, 10, "team-win")).toEqual(fraction(91));
    expect(scoreOf(rules, 10, "team-draw")).toEqual(fraction(91, 2));
  });

  it("Krimpen: two thirds for the odd one out, a third if absent", () => {
    const rules = { top: 70, shares: { bye: "2/3", external: "2/3", absent: "1/3" } };
    expect(scoreOf(rules, 11, "bye")).toEqual(fraction(100));
    expect(scoreOf(rules, 11, "absent")).toEqual(fraction(80));
  });

  it("Born: a sixth at most 8 times, for long absences a third at most 10 times", () => {
    const shares = { bye: "2/3", excused: "1/6", long: "1/3", external: 1, unexcused: 0 };
    const rules = { top: 70, ownValueCounts: false, shares, limits: { excused: 8, long: 10 } };
    const absent = (reason: string) => ({ games: [], without: { 1: reason } });
    const rounds = [...Array(10).fill(absent("excused")), ...Array(11).fill(absent("long"))];
    const season = seasonFrom({ settings: rules, players, rounds });
    const score = keizerStandings(season).lines.find(({ id }) => id === 1)?.score;
    expect(score).toEqual(fraction(70 * (8 + 20), 6));
  });

  it("KeizerForClubs: 0.7 for a club match, 0.35 if absent, 0.75 for a withdrawn opponent", () => {
    const shares = { club: 0.7, excused: 0.35, unexcused: 0.35, withdrawn: 0.75, bye: 0.5 };
    const rules = { loss: "0.03", shares };
    expect(scoreOf(rules, 1, "withdrawn")).toEqual(fraction(105));
    expect(scoreOf(rules, 1, "club")).toEqual(fraction(102));
  });
});

describe("a season's file", () => {
  it("is refused whole, with all faults at once", () => {
    const read = readKeizerSeason(
      JSON.stringify({
        settings: {
          tpo: 3,
          step: "1/0",
          loss: -1,
          ownValueCounts: 1,
          shares: { bye: "?" },
          limits: { ill: 2, bye: 0.5 },
        },
        players: [{ id: 1 }, { id: "1" }, { id: "" }, { id: 2, rating: "good" }, 7],
        rounds: [
          { games: [game(1, 1, 1), game(2, 9, "win"), {}], without: { 2: "bye", 8: "sick" } },
          { without: [] },
          null,
        ],
        start: [2, 2, 5],
      }),
    );
    const problems = read.ok || read.error.code !== "input-invalid" ? [] : read.error.problems;
    expect(problems.map(({ code, place }) => `${place} ${code}`)).toEqual([
      "players[1].id duplicate",
      "players[2].id wrong-type",
      "players[3].rating wrong-type",
      "players[4] wrong-type",
      "rounds[0].games[0].black duplicate",
      "rounds[0].games[1].black unknown-player",
      "rounds[0].games[1].result wrong-type",
      "rounds[0].games[2].black missing",
      "rounds[0].games[2].result missing",
      "rounds[0].games[2].white missing",
      "rounds[0].without.2 duplicate",
      "rounds[0].without.8 unknown-player",
      "rounds[0].without.8 unknown-reason",
      "rounds[1].games missing",
      "rounds[1].without wrong-type",
      "rounds[2] wrong-type",
      "settings.limits.bye wrong-type",
      "settings.limits.ill unknown-reason",
      "settings.loss wrong-type",
      "settings.ownValueCounts wrong-type",
      "settings.shares.bye wrong-type",
      "settings.step wrong-type",
      "settings.tpo unknown-field",
      "start player-missing",
      "start player-missing",
      "start[1] duplicate",
      "start[2] unknown-player",
    ]);
  });

  it.each(["", "{", "[]", "null", "1", '"x"'])("is refused if it is “%s”", (text) => {
    expect(readKeizerSeason(text).ok).toBe(false);
  });

  it("may name reasons like properties of objects", () => {
    const season = seasonFrom({
      settings: { top: 4, shares: { constructor: 1, toString: "1/2" } },
      players: [{ id: "hasOwnProperty" }, { id: "__proto__" }],
      rounds: [{ games: [], without: { hasOwnProperty: "toString" } }],
    });
    expect(answerTo(season).list[0]).toEqual({ id: "hasOwnProperty", value: "4", score: "6" });
  });

  it("is refused if its fractions cannot be computed exactly", () => {
    const shares = { a: "1/999983", b: "1/999979", c: "1/999961" };
    const read = readKeizerSeason(
      JSON.stringify({ settings: { top: 50, shares }, players: [{ id: 1 }], rounds: [] }),
    );
    expect(read).toEqual({
      ok: false,
      error: { code: "input-invalid", problems: [{ place: "settings", code: "too-precise" }] },
    });
  });
});
