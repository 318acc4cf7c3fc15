import {
  CHAIN_PRESETS,
  parseChain,
  type RankingField,
  type Team,
  type TeamRecord,
  teamFieldOf,
  whyAhead,
} from "@losfee/core";
import { describe, expect, test } from "vitest";
import { ranked } from "../events.ts";
import { OLYMPIAD_TEAMS, type PublishedTeam } from "./olympiad.ts";

/** Numbered by official final rank. */
const published = OLYMPIAD_TEAMS;

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
 * Neighbours in the official list in reverse order by the published matches: the one behind there,
 * the one ahead, the deciding criterion, and the values of both. By the rule (the opponents' final
 * match points times game points, without the weakest opponent) there is no choice: all of these
 * teams played eleven matches against teams in the list, and the sums are those of the source,
 * which computed them too. Without these ten, the order is the official one.
 */
const OTHERWISE = [
  [12, 11, "OSB", 335, 333],
  [49, 48, "OSB", 273.5, 272.5],
  [85, 84, "OSB", 218, 217.5],
  [90, 89, "GPTS", 22, 21.5],
  [95, 93, "OSB", 192.5, 191.5],
  [95, 94, "OSB", 192.5, 176.5],
  [108, 107, "GPTS", 23.5, 21],
  [117, 116, "OSB", 166, 156.5],
  [149, 148, "OSB", 138.5, 137.5],
  [160, 159, "OSB", 124.5, 111.5],
] as const;

/** One of each pair, so that all others keep the official order. */
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

  test.each(OTHERWISE)("puts %i ahead of %i by %s, %d to %d", (ahead, behind, by, more, fewer) => {
    const chain = parseChain(chainOf("chess-olympiad-2010").join(","));
    if (!chain.ok) throw new Error(chain.error.code);
    expect(whyAhead(chain.value, FIELD, behind, ahead)).toMatchObject({
      ahead,
      behind,
      decidedBy: by,
      derivations: [{ value: more }, { value: fewer }],
    });
    for (const rank of [ahead, behind]) {
      expect(published.get(rank)?.r.every(([opponent]) => opponent !== 0)).toBe(true);
    }
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
