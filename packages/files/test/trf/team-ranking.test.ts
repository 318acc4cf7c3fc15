import { type RankingField, type RuleEdition, rankBy } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { teamRankingFieldOf } from "../../src/trf/index.ts";
import { ranked } from "../tie-breaks/events.ts";
import { playerLine, readTrf } from "./files.ts";

const team = (number: number, ...ids: readonly number[]): string =>
  `310 ${String(number).padStart(3)} ${`Team ${number}`.padEnd(65)}${ids
    .map((id) => String(id).padStart(4))
    .join(" ")}`;

/** Two rounds of two boards: team 1 draws 1-1 with team 2 with its first board missing in round 2. */
const PLAYERS = [
  playerLine(1, "1.0", "   3 w 1"),
  playerLine(2, "1.0", "   4 b 0", "   4 b 1"),
  playerLine(3, "1.0", "   1 b 0", "0000 - +"),
  playerLine(4, "1.0", "   2 w 1", "   2 w 0"),
];
const TEAMS = [team(1, 1, 2), team(2, 3, 4), "352 WB"];

const fieldOf = (...more: readonly string[]): RankingField =>
  teamRankingFieldOf(readTrf([...PLAYERS, ...TEAMS, ...more].join("\n")).tournament);

const valuesOf = (code: string, field: RankingField): readonly number[] => {
  const values = new Map(ranked([code], field).map((placing) => [placing.entry, placing.values]));
  return field.cards.map(({ entry }) => values.get(entry)?.[0] ?? Number.NaN);
};

describe("the teams of a TRF file", () => {
  test("are ranked by the matches that their players' games make", () => {
    const field = fieldOf();
    expect(valuesOf("MPTS", field)).toEqual([2, 2]);
    expect(valuesOf("GPTS", field)).toEqual([2, 2]);
    expect(field.cards.map(({ name }) => name)).toEqual(["Team 1", "Team 2"]);
  });

  test("have each game on its board, though the other side left one empty", () => {
    const field = fieldOf();
    expect(field.boards?.points.get(1)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(field.boards?.points.get(2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test("are ranked by game points first where the type of the event says so", () => {
    const points = ["162  W 3.0    D 1.0    L 0.0"];
    expect(valuesOf("PTS", fieldOf(...points, "192 FIDE_TEAM_TYPEA_GP_MP"))).toEqual([6, 6]);
    expect(valuesOf("PTS", fieldOf(...points, "192 FIDE_TEAM_TYPEA_MP_GP"))).toEqual([2, 2]);
    expect(valuesOf("PTS", fieldOf(...points))).toEqual([2, 2]);
  });

  test("are compared as in round robins where the type of the event says so", () => {
    expect(fieldOf("192 FIDE_TEAM_ROUNDROBIN").pairing).toBe("pre-determined");
    expect(fieldOf("192 FIDE_TEAM_TYPEA_MP_GP").pairing).toBe("swiss");
  });

  test("know who had the first move on board 1", () => {
    const starts = fieldOf().cards.map(({ lines }) => lines.map((line) => line?.start));
    expect(starts[0]?.[0]).toBe("first");
    expect(starts[1]?.[0]).toBe("second");
  });

  test("take edition, rounds and kind of pairing from whoever asks", () => {
    const { tournament } = readTrf([...PLAYERS, ...TEAMS].join("\n"));
    const options = { edition: 2024 as RuleEdition, rounds: 1, pairing: "pre-determined" as const };
    const field = teamRankingFieldOf(tournament, options);
    expect(field).toMatchObject({ ...options, plannedRounds: 2 });
    expect(valuesOf("GPTS", field)).toEqual([1, 1]);
  });

  test("are none where the file has no teams", () => {
    const field = teamRankingFieldOf(readTrf(PLAYERS.join("\n")).tournament);
    expect(rankBy([], field)).toEqual([]);
  });
});
