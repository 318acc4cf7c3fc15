import { readdirSync, readFileSync } from "node:fs";
import { draftOf, isAtTable, standingsOf, type TournamentState, verifyJournal } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import {
  competitionOfTrf,
  makeTrf,
  recordsOf,
  type TrfCompetition,
  type TrfFile,
  teamCardsOf,
  teamRankingFieldOf,
  trfOfCompetition,
} from "../../src/trf/index.ts";
import { ranked } from "../tie-breaks/events.ts";
import { draftNext } from "./draft-next.ts";
import { playerLine, readTrf, trfBytes, trfFiles } from "./files.ts";

const options = { seed: "5eed".repeat(16), at: "2026-11-21T10:00:00.000Z" };

const imported = (file: TrfFile): TrfCompetition => {
  const made = competitionOfTrf(file, options);
  if (!made.ok) throw new Error(JSON.stringify(made.error).slice(0, 600));
  return made.value;
};

const exported = (state: TournamentState): string => {
  const { records, dropped } = recordsOf(trfOfCompetition(state));
  expect(dropped).toEqual([]);
  const made = makeTrf(records);
  if (!made.ok) throw new Error(made.error.code);
  return new TextDecoder().decode(made.value.bytes);
};

const folder = new URL("./vectors/team-swiss/", import.meta.url);
const following = readdirSync(folder)
  .filter((name) => name.endsWith(".next.tsv"))
  .map((name) => name.slice(0, -".next.tsv".length));

const nextOf = (name: string): readonly string[] =>
  readFileSync(new URL(`${name}.next.tsv`, folder), "utf8")
    .trim()
    .split(/\r?\n/)
    .filter((line) => !/^[a-z]+\t/.test(line))
    .map((line) => line.split("\t").slice(1).join("\t"))
    .toSorted();

const numberOf = ({ entries }: TournamentState, entry: number): number =>
  entries.get(entry)?.startingNumber ?? 0;

const draftedIn = (state: TournamentState): readonly string[] => {
  const draft = draftOf(state);
  const pairs = draft?.games.map(({ seats }) =>
    seats.map((entry) => numberOf(state, entry)).join("\t"),
  );
  const byes = draft?.unplayed
    .filter(({ reason }) => reason === "bye")
    .map(({ entry }) => `${numberOf(state, entry)}\t0`);
  return [...(pairs ?? []), ...(byes ?? [])].toSorted();
};

describe("an event of teams that was taken over goes on with the round of the vector", () => {
  test.each(following.slice(0, sweep(14, following.length)))("%s", (name) => {
    const { state } = imported(readTrf(readFileSync(new URL(`${name}.trf`, folder))));
    const expected = nextOf(name);
    const drafted = draftNext(state);
    if (expected[0] === "" || expected[0] === "none") {
      expect(drafted.ok).toBe(false);
      return;
    }
    if (!drafted.ok) throw new Error(JSON.stringify(drafted.error));
    expect(draftedIn(drafted.value)).toEqual(expected);
    // Reasons of this pair: its bracket first, its colours last.
    for (const game of draftOf(drafted.value)?.games ?? []) {
      if (isAtTable(game)) throw new Error("a match at a table");
      const { seats, notes } = game;
      expect(notes[0]?.code).toBe("dutch-bracket");
      expect(notes.at(-1)).toMatchObject({ code: "team-colours", white: seats[0] });
    }
  });
});

const events = trfFiles
  .map((name) => [name, readTrf(trfBytes(name))] as const)
  .filter(([, { tournament }]) => tournament.teamEvent);
const sample = events.filter(
  ([name], index) => !name.startsWith("team-swiss") || index % sweep(7, 1) === 0,
);

describe.each(sample)("%s as an event of teams", (_name, file) => {
  const { state, events: journal } = imported(file);
  const { tournament: trf } = file;

  test("has a journal that holds, all teams, and squads in the order of the file", () => {
    expect(verifyJournal(journal).sound).toBe(true);
    const names = new Map(trf.players.map(({ startingRank, name }) => [startingRank, name]));
    trf.teams.forEach(({ name, players }, index) => {
      expect(state.entries.get(index + 1)?.name).toBe(name);
      expect(state.squads.get(index + 1)?.map((member) => member.name)).toEqual(
        players.map((player) => names.get(player)),
      );
    });
  });

  test("has the match points and game points of the file's games", () => {
    const ranking = ["MPTS", "GPTS"];
    const values = new Map(
      standingsOf({ ...state, settings: { ...state.settings, ranking } }).map((placing) => [
        placing.entry,
        placing.values.slice(0, 2),
      ]),
    );
    teamCardsOf(trf).forEach(({ rounds, matchPoints, gamePoints }, index) => {
      // An unfinished match counts nothing yet in an event, but its finished games do in a file.
      if (rounds.some(({ kind }) => kind === "pending")) return;
      expect(values.get(index + 1)).toEqual([matchPoints, gamePoints]);
    });
  });

  test("writes a file that is the same when it is taken over and written once more", () => {
    const bytes = exported(state);
    const again = readTrf(bytes);
    expect(again.problems).toEqual([]);
    const second = imported(again).state;
    expect(exported(second)).toBe(bytes);
    const ranked = (one: TournamentState) =>
      standingsOf(one).map(({ entry, rank, values }) => [entry, rank, values]);
    expect(ranked(second)).toEqual(ranked(state));
    const [next, nextAgain] = [draftNext(state), draftNext(second)];
    expect(nextAgain.ok).toBe(next.ok);
    if (next.ok && nextAgain.ok) {
      expect(draftedIn(nextAgain.value)).toEqual(draftedIn(next.value));
    }
  });

  test("breaks ties as the file's own games do", () => {
    const codes = ["MPTS", "GPTS", "DE", "BH", "SB", "BC", "TBR", "KS", "WIN"];
    const field = teamRankingFieldOf(trf);
    const inFile = ranked(codes, field).map(({ entry, values }) => [entry, values]);
    const taken = standingsOf({ ...state, settings: { ...state.settings, ranking: codes } });
    expect(taken.map(({ entry, values }) => [entry, values])).toEqual(
      inFile.map(([entry, values]) => [
        trf.teams.findIndex(({ team }) => team === entry) + 1,
        values,
      ]),
    );
  });
});

const team = (number: number, ...ids: readonly number[]): string =>
  `310 ${String(number).padStart(3)} ${`Team ${number}`.padEnd(65)}${ids
    .map((id) => String(id).padStart(4))
    .join(" ")}`;

const PLAYERS = [
  playerLine(1, "1.0", "   3 w 1"),
  playerLine(2, "0.0", "   4 b 0"),
  playerLine(3, "0.0", "   1 b 0"),
  playerLine(4, "1.0", "   2 w 1"),
];

const problemsOf = (...lines: readonly string[]) => {
  const made = competitionOfTrf(readTrf(["142 3", ...lines].join("\n")), options);
  if (made.ok || made.error.code !== "trf-import-not-sound") return [];
  return made.error.problems.map(({ code, line }) => [code, line]);
};

describe("a file with teams is refused with every line that is wrong", () => {
  test("where a team has a player who is not there, or who is in another one", () => {
    expect(problemsOf(...PLAYERS, team(1, 1, 2), team(2, 3, 4, 1, 99), "352 WB")).toEqual([
      ["trf-player-in-two-teams", 7],
      ["trf-unknown-player", 7],
    ]);
  });

  test("where more members play than a match has boards", () => {
    expect(problemsOf(...PLAYERS, team(1, 1, 2), team(2, 3, 4), "352 W")).toEqual([
      ["trf-too-many-boards", 6],
      ["trf-too-many-boards", 7],
    ]);
  });

  test("where the two sides of a game say different results", () => {
    const [one, , three, four] = PLAYERS;
    const two = playerLine(2, "0.5", "   4 b =");
    const lines = [one, two, three, four].map(String);
    expect(problemsOf(...lines, team(1, 1, 2), team(2, 3, 4), "352 WB")).toEqual([
      ["trf-results-disagree", 3],
    ]);
  });

  test("where members of a team meet different teams in a round", () => {
    const lines = [...PLAYERS.slice(0, 3), playerLine(4, "1.0", "   2 w 1")];
    expect(
      problemsOf(...lines, team(1, 1, 2), team(2, 3), team(3, 4), "352 WB").map(([code]) => code),
    ).toContain("trf-other-match");
  });

  test("where a line-up or a forfeit names another opponent", () => {
    const teams = [team(1, 1, 2), team(2, 3, 4), team(3), "352 WB"];
    expect(problemsOf(...PLAYERS, ...teams, "330 +- 001   1   3").length).toBeGreaterThan(0);
  });
});

test("180 teams and 11 rounds are taken over in a moment", () => {
  const [teams, rounds, boards] = [180, 11, 4];
  const lines: string[] = [`142 ${rounds}`, "352 WBWB", "192 FIDE_TEAM"];
  const number = (one: number, board: number): number => one * boards + board + 1;
  for (let one = 0; one < teams; one++) {
    for (let board = 0; board < boards; board++) {
      const cells = Array.from({ length: rounds }, (_, round) => {
        const other = (((round * 2 + 1 - one) % teams) + teams) % teams;
        const isWhite = one < other === (board % 2 === 0);
        const opponent = String(number(other, board)).padStart(4);
        return `${opponent} ${isWhite ? "w" : "b"} =`;
      });
      lines.push(playerLine(number(one, board), "5.5", ...cells));
    }
  }
  for (let one = 0; one < teams; one++) {
    lines.push(team(one + 1, ...[0, 1, 2, 3].map((board) => number(one, board))));
  }
  const { state } = imported(readTrf(lines.join("\n")));
  expect(state.rounds).toHaveLength(rounds);
  expect(standingsOf(state)[0]?.values[0]).toBe(rounds);
}, 10_000);
