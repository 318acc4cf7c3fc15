import { decide, lookAhead, type TournamentState } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { competitionOfTrf, makeTrf, recordsOf, trfOfCompetition } from "../../src/trf/index.ts";
import { playerLine, readTrf } from "./files.ts";

const team = (number: number, name: string, ...ids: readonly number[]): string =>
  `310 ${String(number).padStart(3)} ${name.padEnd(65)}${ids
    .map((id) => String(id).padStart(4))
    .join(" ")}`;

const FILE = [
  "012 Open",
  "142 3",
  "192 FIDE_DUTCH",
  playerLine(1, "1.0", "   3 w 1"),
  playerLine(2, "0.0", "   4 b 0"),
  playerLine(3, "0.0", "   1 b 0"),
  playerLine(4, "1.0", "   2 w 1"),
  playerLine(5, "1.0", "0000 - U"),
  team(1, "Kiel", 1, 4),
  team(2, "Ulm", 2, 3),
].join("\n");

const imported = (text: string) => {
  const made = competitionOfTrf(readTrf(text), {
    seed: "5eed".repeat(16),
    at: "2026-11-21T10:00:00.000Z",
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

const ranked = (state: TournamentState): TournamentState => {
  const teamRanking = {
    ...{ by: "team", best: 2, minimum: 2, stage: 1, criteria: ["PTS", "PLACES"] },
  } as const;
  const decision = decide(
    state,
    { type: "change-settings", settings: { teamRanking }, reason: "teams" },
    lookAhead(state),
  );
  if (!decision.ok) throw new Error(JSON.stringify(decision.error));
  return decision.value.state;
};

const exported = (state: TournamentState, dialect?: "trf-x"): string => {
  const made = makeTrf(recordsOf(trfOfCompetition(state), dialect).records);
  if (!made.ok) throw new Error(made.error.code);
  return new TextDecoder().decode(made.value.bytes);
};

const teamsIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => /^(310|013) /.test(line))
    .map((line) => line.replaceAll(/\s+/g, " ").trim());

describe("records 310 of an event that people play for themselves", () => {
  test("name the team of each player, not the club", () => {
    const { state, notes } = imported(FILE);
    const of = [...state.entries.values()].map((entry) => [entry.team ?? "", entry.club]);
    expect(of).toEqual([
      ["Kiel", ""],
      ["Ulm", ""],
      ["Ulm", ""],
      ["Kiel", ""],
      ["", ""],
    ]);
    expect(state.settings.teams).toBeUndefined();
    expect(notes).toContainEqual({ code: "trf-import-teams-of-players", teams: 2 });
  });

  test("are written where the settings rank teams, with their ranks and members", () => {
    const { state } = imported(FILE);
    expect(teamsIn(exported(state))).toEqual([]);
    const text = exported(ranked(state));
    expect(teamsIn(text)).toEqual(["310 1 Kiel 1 1 4", "310 2 Ulm 2 2 3"]);
    const again = readTrf(text);
    expect(again.problems).toEqual([]);
    expect(again.tournament.teamEvent).toBe(false);
    expect(exported(ranked(imported(text).state))).toBe(text);
  });

  test("cost nobody a bye where the file has no record for byes", () => {
    const state = ranked(imported(FILE).state);
    const decision = decide(
      state,
      { type: "pause-entry", entry: 5, rounds: [2] },
      lookAhead(state),
    );
    if (!decision.ok) throw new Error(decision.error.code);
    const text = exported(decision.value.state, "trf-x");
    expect(teamsIn(text)).toHaveLength(2);
    expect(text).toMatch(/^001 {4}5 .*0000 - U {2}0000 - Z/m);
  });
});

describe("records 802", () => {
  const event = (...summaries: readonly string[]) =>
    readTrf(
      [
        ...["142 3", "192 FIDE_TEAM", "352 WB"],
        playerLine(1, "1.0", "   3 w 1"),
        playerLine(2, "0.0", "   4 b 0"),
        playerLine(3, "0.0", "   1 b 0"),
        playerLine(4, "1.0", "   2 w 1"),
        ...[team(1, "Kiel", 1, 2), team(2, "Ulm", 3, 4)],
        ...["300 001   1   2    1    2", "300 001   2   1    3    4"],
        ...summaries,
      ].join("\n"),
    ).problems;

  test("that agree with the games are no problem", () => {
    expect(event("802   1 KIE      1.0    1.0    2 w  1.0")).toEqual([]);
  });

  test("that say otherwise than games and line-ups are told, with what follows from these", () => {
    const found = event(
      "802   1 KIE      2.0    1.0    2 b  1.0",
      "802   2 ULM      1.0    1.5  PAB    1.0f",
    );
    expect(found.map(({ code, line, column }) => [code, line, column])).toEqual([
      ["trf-team-points-differ", 12, 15],
      ["trf-summary-differs", 12, 29],
      ["trf-team-points-differ", 13, 22],
      ["trf-summary-differs", 13, 29],
    ]);
    expect(found[1]).toMatchObject({ stated: "2 b 1.0", computed: "2 w 1.0" });
    expect(found[3]).toMatchObject({ stated: "PAB 1.0f", computed: "1 b 1.0" });
  });
});
