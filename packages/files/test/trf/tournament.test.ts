import { describe, expect, test } from "vitest";
import {
  accelerationOf,
  forbiddenPairsOf,
  formatRecord,
  type TrfAssignment,
  teamCardsOf,
} from "../../src/trf/index.ts";
import { inferredColour } from "../../src/trf/inferred-colour.ts";
import { codesOf, playerLine, readTrf } from "./files.ts";

const tournament = (...lines: readonly string[]) => readTrf(lines.join("\n")).tournament;
const problems = (...lines: readonly string[]) => readTrf(lines.join("\n")).problems;

const abnormal = (
  assignment: TrfAssignment,
  matchPoints: number | null,
  points: number,
  round: number | null,
  ...ids: readonly number[]
): string =>
  formatRecord({ kind: "abnormal-points", assignment, matchPoints, points, round, ids }).text;

/** Returns a team of record 013. */
const teams = (name: string, ...players: readonly number[]): string =>
  `013 ${name.padEnd(32)}${players.map((player) => String(player).padStart(4)).join(" ")}`;

/** Two players who drew in round 1. */
const DRAWN = [playerLine(1, "0.5", "   2 w ="), playerLine(2, "0.5", "   1 b =")];

describe("what a file states", () => {
  test("is its players' opponents, colours, results and points by round", () => {
    expect(tournament(...DRAWN).players[1]?.lines).toEqual([
      { round: 1, opponent: 1, colour: "b", result: "=", kind: "game", points: 0.5 },
    ]);
  });

  test("lists players by starting rank, whatever the order of the lines", () => {
    expect(tournament(...DRAWN.toReversed()).players).toEqual(tournament(...DRAWN).players);
  });

  test("counts a blank round as absence once the round is paired", () => {
    const { players, playedRounds } = tournament(...DRAWN, playerLine(3, "0.0"));
    expect(playedRounds).toBe(1);
    expect(players[2]?.lines).toMatchObject([{ kind: "zero-point-bye", result: "", points: 0 }]);
  });

  test("takes columns behind the last paired round as absences to come (JaVaFo's manual)", () => {
    const event = tournament(
      playerLine(1, "0.5", "   2 w =", "0000 - H"),
      playerLine(2, "0.5", "   1 b =", "0000 - Z"),
      "XXZ 3",
      "240 F 003    1",
    );
    expect(event.playedRounds).toBe(1);
    expect(event.absences).toEqual([
      { bye: "H", round: 2, id: 1 },
      { bye: "Z", round: 2, id: 2 },
      { bye: "Z", round: 2, id: 3 },
      { bye: "F", round: 3, id: 1 },
    ]);
  });

  test("lets record 240 say what a blank round was worth", () => {
    const event = tournament(...DRAWN, playerLine(3, "0.5"), "240 H 001    3");
    expect(event.players[2]).toMatchObject({ computedPoints: 0.5 });
    expect(event.absences).toEqual([]);
  });

  test("takes the colour drawn by lot from the first game, where none is stated", () => {
    // Number 1 was away: of the paired players, number 2 comes first.
    const first = playerLine(1, "0.0", "0000 - Z");
    const pair = [playerLine(2, "0.0", "   3 b 0"), playerLine(3, "1.0", "   2 w 1")];
    const event = tournament(first, ...pair);
    expect(event.initialColour).toBeNull();
    expect(inferredColour(event.players)).toBe("b");
    expect(tournament(first, ...pair, "XXC white1").initialColour).toBe("w");
    expect(inferredColour(tournament(playerLine(1, "0.0")).players)).toBeNull();
  });

  test("has the same accelerations from 250 and from XXA", () => {
    const by250 = tournament(
      ...DRAWN,
      "250       1.0 001 002    1    1",
      "250       0.5 003 003    1    1",
    );
    const byXxa = tournament(...DRAWN, "XXA    1  1.0  1.0  0.5");
    for (const round of [1, 2, 3, 4]) {
      for (const player of [1, 2]) {
        expect(accelerationOf(by250, player, round)).toEqual(accelerationOf(byXxa, player, round));
      }
    }
    expect(accelerationOf(byXxa, 1, 3)).toEqual({ points: 0.5, matchPoints: 0 });
  });

  test("forbids pairs by rounds (260) or altogether (XXP)", () => {
    const event = tournament(
      ...DRAWN,
      playerLine(3, "0.0"),
      "260 002 003    3    1    2",
      "XXP 1 2",
    );
    expect(forbiddenPairsOf(event, 1)).toEqual([[1, 2]]);
    expect(forbiddenPairsOf(event, 2).toSorted()).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  test("assigns record 299's points: by result, by round, as penalty, the later over the earlier", () => {
    const lines = [
      playerLine(1, "0.0", "   2 w 1", "   2 b +"),
      playerLine(2, "0.0", "   1 b 0", "   1 w -"),
    ];
    const points = (...records: readonly string[]) =>
      tournament(...lines, ...records).players.map(({ computedPoints }) => computedPoints);
    expect(points()).toEqual([2, 0]);
    expect(points(abnormal("W", null, 0.5, 1, 1))).toEqual([1.5, 0]);
    expect(points(abnormal("-", null, 0.5, null))).toEqual([2, 0.5]);
    expect(points(abnormal(null, null, -1, null, 1, 2))).toEqual([1, -1]);
    expect(points(abnormal("+", null, 3, null), abnormal("+", null, 0.5, 2, 1))).toEqual([1.5, 0]);
    // A penalty of an unpaired round is not due yet.
    expect(points(abnormal(null, null, -1, 3, 1))).toEqual([2, 0]);
  });
});

describe("what contradicts itself is reported by line and column", () => {
  test.each([
    [
      "an opponent who does not exist",
      "trf-unknown-player",
      [playerLine(1, "1.0", "   9 w 1")],
      1,
      92,
    ],
    ["oneself as opponent", "trf-own-opponent", [playerLine(1, "1.0", "   1 w 1")], 1, 92],
    [
      "an opponent who names somebody else",
      "trf-not-mutual",
      [...DRAWN, playerLine(3, "0.5", "   1 w =")],
      3,
      92,
    ],
    [
      "the same colour for both",
      "trf-same-colours",
      [playerLine(1, "0.5", "   2 w ="), playerLine(2, "0.5", "   1 w =")],
      1,
      97,
    ],
    [
      "results that exclude each other",
      "trf-results-disagree",
      [playerLine(1, "1.0", "   2 w 1"), playerLine(2, "0.5", "   1 b =")],
      1,
      99,
    ],
    [
      "points that are not the sum",
      "trf-points-differ",
      [playerLine(1, "1.5", "   2 w 1"), playerLine(2, "0.0", "   1 b 0")],
      1,
      81,
    ],
    [
      "a game without an opponent",
      "trf-game-without-opponent",
      [playerLine(1, "1.0", "0000 - 1")],
      1,
      99,
    ],
    [
      "a bye with an opponent",
      "trf-bye-with-opponent",
      [playerLine(1, "0.5", "   2 w H"), playerLine(2, "0.5", "   1 b =")],
      1,
      99,
    ],
    [
      "a game without a colour",
      "trf-colour-missing",
      [playerLine(1, "0.5", "   2   ="), playerLine(2, "0.5", "   1 b =")],
      1,
      97,
    ],
    [
      "two pairing-allocated byes in a round",
      "trf-second-bye",
      [playerLine(1, "1.0", "0000 - U"), playerLine(2, "1.0", "0000 - U")],
      2,
      99,
    ],
    [
      "a starting rank given twice",
      "trf-repeated-starting-rank",
      [...DRAWN, playerLine(2, "0.0")],
      3,
      5,
    ],
    ["a wrong number of players", "trf-count-differs", ["062 3", ...DRAWN], 1, 5],
    ["a title given twice", "trf-repeated-record", ["012 A", "012 B", ...DRAWN], 2, 1],
    ["two numbers of rounds", "trf-conflicting-records", ["142 5", "XXR 7", ...DRAWN], 2, 1],
    [
      "more rounds than the event has",
      "trf-round-beyond-last",
      ["142 5", ...DRAWN, "240 H 006    1"],
      4,
      7,
    ],
    [
      "a range that ends before it begins",
      "trf-range-reversed",
      [...DRAWN, "260 003 002    1    2"],
      3,
      5,
    ],
    ["a ban of somebody unknown", "trf-unknown-player", [...DRAWN, "260 001 002    1    7"], 3, 21],
    ["a bye that the player's line denies", "trf-bye-differs", [...DRAWN, "240 H 001    2"], 3, 14],
    [
      "a player in two teams",
      "trf-player-in-two-teams",
      [...DRAWN, teams("A", 1), teams("B", 1)],
      4,
      40,
    ],
    ["a team that does not exist", "trf-unknown-team", [...DRAWN, "330 +- 001   1   2"], 3, 14],
    [
      "013 and 310 that name other players for a team",
      "trf-conflicting-records",
      [...DRAWN, teams("A", 1), `310   1 ${"A".padEnd(65)}   2`],
      3,
      1,
    ],
    [
      "two players with one FIDE number",
      "trf-repeated-fide-id",
      [1, 2].map(
        (number) => `${playerLine(number, "0.0").slice(0, 57)}   04600001${" ".repeat(12)} 0.0`,
      ),
      2,
      58,
    ],
    ["no players", "trf-no-players", ["012 A"], 1, 1],
  ] as const)("%s", (_, code, lines, line, column) => {
    expect(problems(...lines)).toContainEqual(expect.objectContaining({ code, line, column }));
  });

  test.each([
    ["0", "0", [0, 0]],
    ["=", "0", [0.5, 0]],
    ["L", "D", [0, 0.5]],
  ])("%s against %s, as arbiters may decide, counts as it stands", (white, black, points) => {
    const [own = 0, theirs = 0] = points;
    const file = readTrf(
      [
        playerLine(1, own.toFixed(1), `   2 w ${white}`),
        playerLine(2, theirs.toFixed(1), `   1 b ${black}`),
      ].join("\n"),
    );
    expect(file.problems).toEqual([]);
    expect(file.tournament.players.map(({ computedPoints }) => computedPoints)).toEqual(points);
  });

  test.each([
    ["1", "="],
    ["1", "1"],
    ["=", "D"],
  ])("%s against %s is what no arbiter decides: reported", (white, black) => {
    const lines = [
      playerLine(1, "1.0", `   2 w ${white}`),
      playerLine(2, "0.5", `   1 b ${black}`),
    ];
    expect(codesOf(readTrf(lines.join("\n")).problems)).toContain("trf-results-disagree");
  });

  test("a running round is nothing to report: games without result, byes already counted", () => {
    const lines = [
      playerLine(1, "1.0", "   2 w 1", "   3 b"),
      playerLine(2, "0.5", "   1 b 0", "0000 - H"),
      playerLine(3, "1.0", "0000 - U", "   1 w"),
    ];
    const file = readTrf(lines.join("\n"));
    expect(file.problems).toEqual([]);
    expect(file.tournament.players[0]?.lines[1]).toMatchObject({ kind: "pending", points: 0.5 });
  });

  test("the half-point bye of older files (`0000 - =`) is read, with a warning", () => {
    const file = readTrf([...DRAWN, playerLine(3, "0.5", "0000 - =")].join("\n"));
    expect(file.problems).toMatchObject([
      { code: "trf-game-without-opponent", severity: "warning" },
    ]);
    expect(file.tournament.players[2]?.lines[0]).toMatchObject({ kind: "half-point-bye" });
  });
});

describe("a team event", () => {
  const players = [
    playerLine(1, "1.0", "   3 w 1"),
    playerLine(2, "0.5", "   4 b ="),
    playerLine(3, "0.0", "   1 b 0"),
    playerLine(4, "0.5", "   2 w ="),
    playerLine(5, "0.0"),
  ];
  const team = (number: number, name: string, ...ids: readonly number[]): string =>
    `310 ${String(number).padStart(3)} ${name.padEnd(65)}${ids.map((id) => String(id).padStart(4)).join(" ")}`;
  const rosters = [team(1, "A", 1, 2), team(2, "B", 3, 4), team(3, "C", 5)];
  const event = (...more: readonly string[]) =>
    tournament(...players, ...rosters, "352 WB", ...more);

  test("has its matches put together from the games of the boards", () => {
    const [a, b, c] = teamCardsOf(event());
    expect(a).toMatchObject({ matchPoints: 2, gamePoints: 1.5 });
    expect(a?.rounds).toMatchObject([{ kind: "match", opponent: 2, colour: "w" }]);
    expect(b).toMatchObject({ matchPoints: 0, gamePoints: 0.5 });
    expect(b?.rounds[0]?.boards.map(({ player }) => player)).toEqual([3, 4]);
    expect(c?.rounds).toMatchObject([{ kind: "not-paired", opponent: null, matchPoints: 0 }]);
  });

  test("gives byes to teams: by pairing (320), and on request (240) for all boards", () => {
    const [, , byPairing] = teamCardsOf(event("320  1.0  2.0 003"));
    expect(byPairing).toMatchObject({ matchPoints: 1, gamePoints: 2 });
    const [, , full] = teamCardsOf(event("240 F 001    3"));
    expect(full).toMatchObject({ matchPoints: 2, gamePoints: 2 });
    const [, , half] = teamCardsOf(event("240 H 001    3"));
    expect(half).toMatchObject({ matchPoints: 1, gamePoints: 1 });
  });

  test("takes numbers of 240, 260 and 299 as those of teams, not of players", () => {
    const { players: list, absences } = event("240 H 001    3", "240 Z 002    1");
    expect(list[2]?.computedPoints).toBe(0);
    expect(absences).toEqual([{ bye: "Z", round: 2, id: 1 }]);
  });

  test("follows record 300 where the boards are not in the usual order", () => {
    const [a] = teamCardsOf(event("300 001   1   2    2    1 0000"));
    expect(a?.rounds[0]?.boards.map(({ player }) => player)).toEqual([2, 1]);
  });

  test("has penalties and match points by record 299", () => {
    const [a, b] = teamCardsOf(
      event(abnormal(null, -1, -0.5, null, 1), abnormal("L", 0.5, 0, 1, 2)),
    );
    expect(a).toMatchObject({ matchPoints: 1, gamePoints: 1 });
    expect(b).toMatchObject({ matchPoints: 0.5, gamePoints: 0 });
  });

  test("wins a forfeited match (330) with the games its players were present for", () => {
    const [a, b] = teamCardsOf(event("330 -+ 001   1   2"));
    expect(a?.rounds).toMatchObject([{ kind: "forfeit-loss", matchPoints: 0, colour: "w" }]);
    expect(b?.rounds).toMatchObject([{ kind: "forfeit-win", matchPoints: 2, colour: "b" }]);
  });

  test("numbers the teams of 013 as they come", () => {
    const { teams: list } = tournament(...DRAWN, teams("A", 1), teams("B", 2));
    expect(list).toMatchObject([
      { team: 1, name: "A", players: [1] },
      { team: 2, name: "B", players: [2] },
    ]);
  });
});
