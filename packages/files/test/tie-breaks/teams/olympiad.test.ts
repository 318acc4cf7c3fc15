import { readFileSync } from "node:fs";
import {
  CHAIN_PRESETS,
  type RankingField,
  type Team,
  type TeamRecord,
  teamFieldOf,
} from "@losfee/core";
import { describe, expect, test } from "vitest";
import { ranked } from "../events.ts";

/** A team as published: opponent's final rank, colour and game points round by round. */
interface PublishedTeam {
  readonly n: string;
  readonly r: readonly (readonly [number, string, number | string])[];
  readonly mp: number;
  readonly gp: number;
  readonly osb?: number;
  readonly smp?: number;
}

const OLYMPIAD = new URL("vectors/real/olympiad_batumi_2018_open.json", import.meta.url);
const { teams } = JSON.parse(readFileSync(OLYMPIAD, "utf8")) as {
  readonly teams: Readonly<Record<string, PublishedTeam>>;
};

/** Numbered by official final rank. */
const published = new Map(Object.entries(teams).map(([rank, team]) => [Number(rank), team]));

const recordsOf = (rank: number, { r: rounds }: PublishedTeam): readonly TeamRecord[] =>
  rounds.flatMap(([opponent, colour, own], at): readonly TeamRecord[] => {
    const round = at + 1;
    if (opponent === 0 || typeof own === "string") {
      return [
        {
          kind: "absence",
          round,
          team: rank,
          reason: "pause",
          opponent: null,
          credit: "none",
        },
      ];
    }
    if (colour === "b") return [];
    const theirs = published.get(opponent)?.r[at]?.[2];
    if (typeof theirs !== "number") throw new Error(`#${opponent} round ${round}`);
    const sides = { teams: [rank, opponent], colours: "known", gamePoints: [own, theirs] } as const;
    return [{ kind: "match", round, boards: [], ...sides }];
  });

const FIELD: RankingField = teamFieldOf({
  teams: [...published].map(([entry, { n }]): Team => ({ entry, name: n, members: [] })),
  records: [...published].flatMap(([rank, team]) => recordsOf(rank, team)),
  rounds: 11,
  boards: 4,
});

const chainOf = (id: string): readonly string[] => {
  const preset = CHAIN_PRESETS.find((known) => known.id === id);
  if (preset === undefined) throw new Error(id);
  return preset.chain;
};

/**
 * Teams whose official place does not follow from the matches as published, with the value that
 * their place would take. All of them played eleven matches against teams that are in the file, so
 * that the rule leaves no choice: between them and the teams next to them by official rank match
 * points are level and the Olympiad Sonneborn-Berger decides. The source says itself that its
 * values are computed from the matches, not published.
 */
const ELSEWHERE: readonly number[] = [12, 48, 85, 89, 94, 95, 108, 117, 149, 159];

describe("the Chess Olympiad of 2018", () => {
  test("has the match points, game points, Sonneborn-Berger and Buchholz of all 185 teams", () => {
    const chain = ["MPTS", "GPTS", "OSB", "OBH"];
    for (const { entry, values } of ranked(chain, FIELD)) {
      const { n, mp, gp, osb, smp } = published.get(entry) ?? {};
      expect(values, n).toEqual([mp, gp, osb ?? 0, smp ?? 0]);
    }
  });

  test("ranks its teams in the official order by the rules in force since 2010", () => {
    const order = ranked(chainOf("chess-olympiad-2010"), FIELD).map(({ entry }) => entry);
    const following = order.filter((entry) => !ELSEWHERE.includes(entry));
    expect(following).toEqual([...following].sort((a, b) => a - b));
    expect(following).toHaveLength(175);
    expect(order.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("leaves every team within its official group of match points", () => {
    const placings = ranked(["MPTS"], FIELD);
    const groups = new Map(placings.map(({ entry, values }) => [entry, values[0]]));
    for (const { entry, rank, tiedWith } of placings) {
      expect(entry, `#${entry}`).toBeGreaterThanOrEqual(rank);
      expect(entry, `#${entry}`).toBeLessThanOrEqual(rank + tiedWith.length);
    }
    expect(groups.size).toBe(185);
  });
});
