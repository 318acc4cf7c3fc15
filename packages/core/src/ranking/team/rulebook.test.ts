import { describe, expect, test } from "vitest";
import { chainFrom, ranksOf, valuesOf } from "../../../test/chess-events.ts";
import { fieldOfMatches, matchOf, teamsOf } from "../../../test/team-events.ts";
import { countingTerms } from "../evaluate-derivation.ts";
import { CHAIN_PRESETS } from "../presets.ts";
import { derivationsOf, whyAhead } from "../rank.ts";
import { berlinScore } from "./board-weights.ts";
import type { TeamMatch, TeamRecord } from "./team-event.ts";
import { teamFieldOf } from "./team-field.ts";

describe("Berlin tie-break", () => {
  test("gives M1 the drawn match against M2 by 5½ : 4½", () => {
    const field = fieldOfMatches([matchOf(1, [1, 2], "=10=")]);
    expect(valuesOf("GPTS", field)).toEqual([2, 2]);
    expect(valuesOf("BER", field)).toEqual([5.5, 4.5]);
    expect(ranksOf("MPTS, GPTS, BER", field)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test("shows 2 : 2, 3 : 0, 0 : 2 and ½ : ½ on the four boards", () => {
    const match = matchOf(1, [1, 2], "=10=");
    const amounts = [1, 2].map((entry) =>
      derivationsOf(chainFrom("BER"), fieldOfMatches([match]), entry)[0]?.terms.map(
        ({ amount }) => amount,
      ),
    );
    expect(amounts).toEqual([
      [2, 3, 0, 0.5],
      [2, 0, 2, 0.5],
    ]);
    expect(berlinScore(match.boards)).toEqual([5.5, 4.5]);
  });

  test("decides nothing where White wins on boards 1 and 4 and Black on 2 and 3", () => {
    expect(valuesOf("BER", fieldOfMatches([matchOf(1, [1, 2], "1001")]))).toEqual([5, 5]);
  });
});

const drawnElsewhere = (round: number, teams: readonly [number, number]): TeamMatch => ({
  kind: "match",
  round,
  teams,
  colours: "known",
  boards: [],
  gamePoints: [2, 2],
});

/** A match that gives its first team these match points in the table, regardless of the boards. */
const worth = (match: TeamMatch, matchPoints: readonly [number, number]): TeamMatch => ({
  ...match,
  matchPoints,
});

describe("Olympiad Sonneborn-Berger", () => {
  /** Team 1 beats 3 by 2½, which ends with 14 match points; team 2 beats 4 by 3½, with 10. */
  const field = fieldOfMatches([
    matchOf(1, [1, 3], "11=0"),
    matchOf(1, [2, 4], "111="),
    worth(drawnElsewhere(2, [3, 5]), [14, 0]),
    worth(drawnElsewhere(2, [4, 6]), [10, 0]),
    matchOf(3, [1, 5], "1111"),
    matchOf(3, [2, 6], "1111"),
  ]);

  test("counts 2½ : 1½ against 14 match points as much as 3½ : ½ against 10: 35", () => {
    expect(valuesOf("MPTS", field).slice(0, 4)).toEqual([4, 4, 14, 10]);
    expect(valuesOf("OSB", field).slice(0, 2)).toEqual([35, 35]);
    for (const [entry, score, weight] of [
      [1, 14, 2.5],
      [2, 10, 3.5],
    ] as const) {
      const [derivation] = derivationsOf(chainFrom("OSB"), field, entry);
      const [term] = derivation === undefined ? [] : countingTerms(derivation);
      expect(term).toMatchObject({ amount: 35, score, weight });
    }
  });

  test("leaves out the opponent with the fewest match points", () => {
    const [derivation] = derivationsOf(chainFrom("OSB"), field, 1);
    expect(derivation?.terms[1]).toMatchObject({ opponent: 5, score: 0, cut: "least" });
  });

  test("is then decided by the stronger opponent in 2008, by game points since 2010", () => {
    const chain = (id: string) =>
      chainFrom(CHAIN_PRESETS.find((preset) => preset.id === id)?.chain.join(",") ?? "");
    expect(whyAhead(chain("chess-olympiad-2008"), field, 1, 2)).toMatchObject({
      ahead: 1,
      decidedBy: "OBH",
      levelOn: ["MPTS", "OSB"],
      derivations: [{ value: 14 }, { value: 10 }],
    });
    expect(whyAhead(chain("chess-olympiad-2010"), field, 1, 2)).toMatchObject({
      ahead: 2,
      decidedBy: "GPTS",
      derivations: [{ value: 7.5 }, { value: 6.5 }],
    });
  });
});

describe("C.07 article 13", () => {
  /** Team 1 beats 2 and 3; 2 beats 3; all by different scores. */
  const field = fieldOfMatches([
    matchOf(1, [1, 2], "11=0"),
    matchOf(2, [1, 3], "1111"),
    matchOf(3, [2, 3], "1=00"),
  ]);

  test("multiplies match or game points of the opponents with match or game points won", () => {
    expect(valuesOf("MPTS", field)).toEqual([4, 0, 2]);
    expect(valuesOf("GPTS", field)).toEqual([6.5, 3, 2.5]);
    const first = (code: string) => valuesOf(`${code}/P`, field)[0];
    expect(first("EMMSB")).toBe(0 * 2 + 2 * 2);
    expect(first("EMGSB")).toBe(0 * 2.5 + 2 * 4);
    expect(first("EGMSB")).toBe(3 * 2 + 2.5 * 2);
    expect(first("EGGSB")).toBe(3 * 2.5 + 2.5 * 4);
    expect(first("ESB")).toBe(first("EMGSB"));
  });

  test("cuts by the opponents' score, not by the product", () => {
    // Team 4's lowest product is against 3, which has more match points than 1 and 2.
    const cut = fieldOfMatches([
      matchOf(1, [4, 1], "1111"),
      matchOf(2, [4, 2], "1111"),
      matchOf(3, [3, 4], "1111"),
      matchOf(1, [2, 3], "1111"),
      matchOf(2, [3, 1], "1111"),
      matchOf(3, [1, 2], "1111"),
    ]);
    const [derivation] = derivationsOf(chainFrom("EMGSB/C1"), cut, 4);
    expect(derivation?.terms.map(({ score, amount, cut: why }) => [score, amount, why])).toEqual([
      [2, 8, "least"],
      [2, 8, undefined],
      [4, 0, undefined],
    ]);
  });
});

describe("extended direct encounter", () => {
  const drawn = (results: string) => fieldOfMatches([matchOf(1, [1, 2], results)]);
  const order = (code: string, results: string) =>
    ranksOf(`MPTS, ${code}`, drawn(results)).map(([entry, rank]) => `${rank}:${entry}`);

  test("goes by match points, then by game points", () => {
    expect(order("EDE", "11=0")).toEqual(["1:1", "2:2"]);
    expect(order("EDE", "1100")).toEqual(["1:1", "1:2"]);
  });

  test("then by board count, where fewest is best", () => {
    expect(valuesOf("BC", drawn("1=0="))).toEqual([4, 6]);
    expect(order("EDEC", "1=0=")).toEqual(["1:1", "2:2"]);
    expect(order("EDEC", "0110")).toEqual(["1:1", "1:2"]);
  });

  test("then by the top boards, or by all but the bottom boards", () => {
    expect(order("EDEBT", "0110")).toEqual(["1:2", "2:1"]);
    expect(order("EDEBB", "0110")).toEqual(["1:1", "2:2"]);
    expect(order("EDET", "=01=")).toEqual(["1:2", "2:1"]);
    expect(order("EDEB", "1001")).toEqual(["1:2", "2:1"]);
  });

  test("applies article 6 in full with game points: first to all, then to those left level", () => {
    // All have three match points from their mutual matches.
    const field = fieldOfMatches([
      matchOf(1, [1, 2], "1110"),
      matchOf(1, [3, 4], "1111"),
      matchOf(2, [2, 3], "111="),
      matchOf(2, [4, 1], "11=0"),
      matchOf(3, [1, 3], "1100"),
      matchOf(3, [2, 4], "1100"),
    ]);
    expect(valuesOf("MPTS", field)).toEqual([3, 3, 3, 3]);
    expect(valuesOf("GPTS", field)).toEqual([6.5, 6.5, 6.5, 4.5]);
    const [, derivation] = derivationsOf(chainFrom("MPTS, EDE"), field, 2);
    const tables = derivation?.working?.kind === "place" ? derivation.working.tables : [];
    expect(tables.map(({ points, rows }) => [points, rows.map(({ place }) => place)])).toEqual([
      ["match", [null, null, null, null]],
      ["game", [1, 1, 1, 4]],
      ["game", [1, 2, 3]],
    ]);
    expect(derivation?.value).toBe(2);
  });
});

describe("board by board", () => {
  const field = fieldOfMatches([
    matchOf(1, [1, 3], "1=01"),
    matchOf(1, [2, 4], "10=1"),
    matchOf(2, [3, 4], "0000"),
  ]);

  test("top board results go down from board 1", () => {
    expect(ranksOf("MPTS, GPTS, TBR", field).slice(0, 3)).toEqual([
      [4, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test("bottom board elimination leaves out one board more each time", () => {
    const lead = whyAhead(chainFrom("MPTS, GPTS, BBE"), field, 1, 2);
    expect(lead).toMatchObject({ ahead: 1, decidedBy: "BBE" });
    const working = lead?.derivations[0].working;
    expect(working?.kind === "place" && working.tables.map(({ board }) => board)).toEqual([4, 3]);
  });
});

describe("scores and schedule strength combination", () => {
  const records: readonly TeamRecord[] = [1, 2, 3, 4, 5, 6, 7].flatMap((round) => [
    matchOf(round, [1, 2], "1111"),
    matchOf(round, [3, 4], "1100"),
  ]);

  test("divides the Buchholz by 3 in seven rounds on four boards, or by what is asked for", () => {
    const field = fieldOfMatches(records);
    expect(valuesOf("BH:MP", field)).toEqual([0, 98, 49, 49]);
    expect(valuesOf("SSSC", field)).toEqual([28, 32.67, 30.33, 30.33]);
    expect(valuesOf("SSSC/K4", field)).toEqual([28, 24.5, 26.25, 26.25]);
    const [derivation] = derivationsOf(chainFrom("SSSC"), field, 3);
    expect(derivation?.working).toEqual({ kind: "strength", score: 14, divisor: 3 });
  });

  test("never divides by less than one", () => {
    expect(valuesOf("SSSC", fieldOfMatches(records.slice(0, 2)))).toEqual([4, 2, 3, 3]);
  });
});

describe("a preset for teams", () => {
  const presets = CHAIN_PRESETS.filter(({ teams }) => teams === true);
  test.each(presets)("$id has no values without meaning", ({ chain, pairing }) => {
    const field = teamFieldOf({
      teams: teamsOf(2),
      records: [matchOf(1, [1, 2], "1===")],
      rounds: 1,
      boards: 4,
      pairing,
    });
    for (const code of chain) {
      for (const value of valuesOf(code, field)) expect(value, code).not.toBeNaN();
    }
  });
});
