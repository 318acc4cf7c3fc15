import {
  decide,
  lookAhead,
  missingResults,
  pairedRound,
  standingsOf,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { hasTrfErrors, makeTrf, parseTrf } from "./file.ts";
import { trfOfCompetition } from "./of-competition.ts";
import { recordsOf } from "./records-of.ts";

const executeCommand = (
  before: TournamentState | null,
  commands: readonly TournamentCommand[],
): TournamentState => {
  let state = before;
  for (const command of commands) {
    const decision = decide(state, command, lookAhead({ competition: "test" }));
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    state = decision.value.state;
  }
  if (state === null) throw new Error("no commands");
  return state;
};

const playRound = (before: TournamentState): TournamentState => {
  const number = before.rounds.length + 1;
  const paired = executeCommand(before, [
    { type: "draft-round" },
    { type: "publish-round", round: number },
  ]);
  const round = pairedRound(paired, number);
  return executeCommand(
    paired,
    (round === undefined ? [] : missingResults(round)).map(({ board, seats: [white, black] }) => ({
      type: "enter-result",
      round: number,
      outcome:
        board === 3
          ? { kind: "forfeit", absent: [black] }
          : {
              kind: "played",
              sides:
                board === 2
                  ? [
                      { entry: white, score: 0.5 },
                      { entry: black, score: 0.5 },
                    ]
                  : [
                      { entry: white, score: 1 },
                      { entry: black, score: 0 },
                    ],
            },
    })),
  );
};

const start = executeCommand(null, [
  { type: "create-competition", name: "Open", format: "fide-swiss", seed: "5eed".repeat(16) },
  {
    type: "change-settings",
    settings: {
      stages: [
        {
          system: "fide-dutch",
          rounds: 5,
          options: { acceleration: "baku" },
          participants: "everybody",
        },
      ],
    },
    reason: "",
  },
  {
    type: "add-entries",
    entries: Array.from({ length: 9 }, (_, index) => ({
      name: `Player ${index + 1}`,
      rating: 1500 + 10 * index,
      nation: "GER",
    })),
  },
  { type: "pause-entry", entry: 4, rounds: [5], halfPoints: [2, 4] },
]);
const played = playRound(playRound(playRound(start)));
const facts = trfOfCompetition(played);

const read = () => {
  const made = makeTrf(recordsOf(facts).records);
  if (!made.ok) throw new Error("not encoded");
  const file = parseTrf(made.value.bytes);
  if (!file.ok) throw new Error("not read");
  return { file: file.value, notes: made.value.notes };
};

describe("a competition as TRF-2026", () => {
  it("is read back without an error, with the same points and nothing dropped", () => {
    const { file, notes } = read();
    expect(recordsOf(facts).dropped).toEqual([]);
    expect(notes).toEqual([]);
    expect(file.problems).toEqual([]);
    expect(hasTrfErrors(file)).toBe(false);
    expect(file.tournament.players).toHaveLength(9);
    for (const { points, computedPoints } of file.tournament.players) {
      expect(computedPoints).toBe(points);
    }
  });

  it("numbers players by rating, not by entry", () => {
    expect(facts.players[0]).toMatchObject({ startingRank: 1, name: "Player 9", rating: 1580 });
  });

  it("tells byes, half points, forfeits and colours apart", () => {
    const results = facts.players.flatMap(({ cells }) => cells.map((cell) => cell?.result));
    expect(results.filter((result) => result === "U")).toHaveLength(2);
    expect(results.filter((result) => result === "H")).toHaveLength(1);
    expect(results.filter((result) => result === "+")).toHaveLength(3);
    expect(results.filter((result) => result === "-")).toHaveLength(3);
    for (const { cells } of facts.players) {
      for (const cell of cells) expect(cell?.opponent === null).toBe(cell?.colour === null);
    }
  });

  it("states byes asked for ahead, and acceleration", () => {
    const id = facts.players.find(({ name }) => name === "Player 4")?.startingRank;
    expect(facts.byes).toEqual([
      { bye: "H", round: 4, id },
      { bye: "Z", round: 5, id },
    ]);
    expect(facts.accelerations).toEqual([
      { first: 1, last: 6, firstRound: 1, lastRound: 2, points: 1, matchPoints: 0 },
      { first: 1, last: 6, firstRound: 3, lastRound: 3, points: 0.5, matchPoints: 0 },
    ]);
  });
});

describe("pairing numbers in a file", () => {
  it("stay after round 4 is paired, with the corrected rating beside them", () => {
    const settled = playRound(played);
    const before = trfOfCompetition(settled).players.map(({ name }) => name);
    const corrected = executeCommand(settled, [
      { type: "change-entry", entry: 1, details: { rating: 2400 } },
    ]);
    const { players } = trfOfCompetition(corrected);
    expect(players.map(({ name }) => name)).toEqual(before);
    expect(players.find(({ name }) => name === "Player 1")).toMatchObject({
      startingRank: 9,
      rating: 2400,
    });
  });

  it("are those of the file that the event came from, with gaps", () => {
    const entries = [2, 3, 7, 8].map((startingNumber) => ({
      name: `Player ${startingNumber}`,
      startingNumber,
    }));
    const event = executeCommand(null, [
      { type: "create-competition", name: "Open", format: "fide-swiss", seed: "5eed".repeat(16) },
      { type: "add-entries", entries },
    ]);
    const numbers = trfOfCompetition(playRound(event)).players.map((player) => player.startingRank);
    expect(numbers).toEqual([2, 3, 7, 8]);
  });
});

describe("a round robin that somebody leaves before half of the games", () => {
  const begun = executeCommand(null, [
    {
      type: "create-competition",
      name: "Club",
      format: "fide-round-robin",
      seed: "5eed".repeat(16),
    },
    {
      type: "add-entries",
      entries: Array.from({ length: 6 }, (_, index) => ({ name: `Player ${index + 1}` })),
    },
  ]);
  const left = playRound(
    playRound(
      executeCommand(playRound(playRound(begun)), [
        { type: "withdraw-entry", entry: 1, reason: "ill" },
      ]),
    ),
  );
  const made = makeTrf(recordsOf(trfOfCompetition(left)).records);
  const file = made.ok ? parseTrf(made.value.bytes) : made;

  it("is written with the games, which count nothing, and without a rank for who left", () => {
    if (!file.ok) throw new Error("not read");
    expect(file.value.problems).toEqual([]);
    const { players } = file.value.tournament;
    expect(players[0]).toMatchObject({ rank: null, points: 0, computedPoints: 0 });
    expect(
      players[0]?.lines.map(({ kind }) => kind).filter((kind) => kind === "forfeit-loss"),
    ).toHaveLength(2);
    const rows = new Map(standingsOf(left).map(({ entry, points }) => [entry, points]));
    for (const { startingRank, points, computedPoints } of players.slice(1)) {
      expect(computedPoints).toBe(points);
      expect(points).toBe(rows.get(startingRank));
    }
  });
});
