import { describe, expect, test } from "vitest";
import { chainFrom, fieldFrom, ranksOf, valuesOf } from "../../../test/chess-events.ts";
import { fieldOfMatches, matchOf, teamsOf } from "../../../test/team-events.ts";
import { derivationsOf } from "../rank.ts";
import { chainWarnings } from "../warnings.ts";
import { TEAM_FAMILIES } from "./families.ts";
import type { TeamAbsence, TeamRecord } from "./team-event.ts";

const absence = (
  round: number,
  team: number,
  more: Pick<TeamAbsence, "reason" | "credit"> & Partial<TeamAbsence>,
): TeamAbsence => ({ kind: "absence", round, team, opponent: null, ...more });

describe("a team field", () => {
  test("adds the boards up to game points, and the matches to match points", () => {
    const field = fieldOfMatches([matchOf(1, [1, 2], "1=0="), matchOf(2, [2, 1], "1111")]);
    expect(valuesOf("MPTS", field)).toEqual([1, 3]);
    expect(valuesOf("GPTS", field)).toEqual([2, 6]);
  });

  test("counts a forfeited match with all its boards, a bye as it was credited", () => {
    const field = fieldOfMatches([
      matchOf(1, [1, 2], "1111"),
      absence(1, 3, { reason: "bye", credit: "draw", matchPoints: 1, gamePoints: 2 }),
      absence(2, 1, { reason: "forfeit", credit: "loss", opponent: 3 }),
      absence(2, 3, { reason: "forfeit", credit: "win", opponent: 1 }),
      absence(2, 2, { reason: "pause", credit: "draw" }),
    ]);
    expect(valuesOf("MPTS", field)).toEqual([2, 1, 3]);
    expect(valuesOf("GPTS", field)).toEqual([4, 2, 6]);
  });

  test("counts a bye as won on every board (12.1 to 12.3), but nowhere where it is worth nothing", () => {
    const boardCounts = (credit: "draw" | "none") =>
      valuesOf(
        "BC",
        fieldOfMatches([matchOf(1, [1, 2], "1111"), absence(1, 3, { reason: "bye", credit })]),
      );
    expect(boardCounts("draw")).toEqual([10, 0, 10]);
    expect(boardCounts("none")).toEqual([10, 0, 0]);
  });

  test("takes match points and game points from the record where these differ", () => {
    const [match] = [matchOf(1, [1, 2], "1111")];
    const field = fieldOfMatches([{ ...match, matchPoints: [1, 0], gamePoints: [3.5, 0] }]);
    expect(valuesOf("MPTS", field)).toEqual([1, 0]);
    expect(valuesOf("GPTS", field)).toEqual([3.5, 0]);
  });

  test("gives nothing for a match that is still being played", () => {
    const pending: TeamRecord = {
      kind: "pending",
      round: 2,
      teams: [2, 1],
      colours: "known",
    };
    const field = fieldOfMatches([matchOf(1, [1, 2], "11=="), pending]);
    expect(valuesOf("MPTS", field)).toEqual([2, 0]);
    expect(valuesOf("BH:MP", field)).toEqual([0, 4]);
  });

  test("adds penalties to either score, apart from any round", () => {
    const teams = teamsOf(2).map((team) =>
      team.entry === 1 ? { ...team, adjustment: { matchPoints: -1, gamePoints: -0.5 } } : team,
    );
    const field = fieldOfMatches([matchOf(1, [1, 2], "1111")], { teams });
    expect([valuesOf("MPTS", field)[0], valuesOf("GPTS", field)[0]]).toEqual([1, 3.5]);
    const [derivation] = derivationsOf(chainFrom("GPTS"), field, 1);
    expect(derivation?.terms.at(-1)).toMatchObject({ amount: -0.5, what: "penalty" });
  });

  test("rates a team by the average of those who sit at its boards, unless one is unrated", () => {
    const [first, second] = teamsOf(2, 6);
    if (first === undefined || second === undefined) throw new Error("two teams");
    const unrated = { name: "unrated", rating: 0 };
    const teams = [first, { ...second, members: [unrated, ...second.members] }];
    const field = fieldOfMatches([matchOf(1, [1, 2], "1111")], { teams });
    expect(field.cards.map(({ rating }) => rating)).toEqual([1985, 0]);
  });

  test("ignores what is recorded of teams that are not in it", () => {
    const field = fieldOfMatches([matchOf(1, [1, 2], "1111"), matchOf(2, [7, 8], "1111")], {
      teams: teamsOf(2),
    });
    expect(valuesOf("MPTS, GPTS", field)).toEqual([4, 0]);
  });
});

describe("criteria for teams", () => {
  const codes = TEAM_FAMILIES.map(({ code }) => code);

  test("have no value in an event of players, say why, and there is a warning", () => {
    const players = fieldFrom("2000: 2w1\n2000: 1b0");
    const chain = chainFrom(codes.join(","));
    for (const derivation of derivationsOf(chain, players, 1)) {
      expect(derivation.value, derivation.code).toBeNaN();
      expect(derivation.working).toEqual({ kind: "undefined", reason: "not-a-team-event" });
    }
    const warned = chainWarnings(chain, players).filter(({ code }) => code === "not-a-team-event");
    expect(warned.map((warning) => "criterion" in warning && warning.criterion)).toEqual(codes);
  });

  test("that need boards warn of the matches without them", () => {
    const match = { ...matchOf(2, [1, 2], ""), gamePoints: [3, 1] as const };
    const field = fieldOfMatches([matchOf(1, [1, 2], "1111"), match]);
    expect(chainWarnings(chainFrom("MPTS, EDE, EDEBT, BER"), field)).toEqual([
      { code: "boards-missing", criterion: "EDEBT", matches: 1 },
      { code: "boards-missing", criterion: "BER", matches: 1 },
    ]);
    expect(chainWarnings(chainFrom("BC"), fieldOfMatches([matchOf(1, [1, 2], "1111")]))).toEqual(
      [],
    );
  });

  test("rank a knock-out match that is level by its boards", () => {
    const field = fieldOfMatches([matchOf(1, [1, 2], "01=1=0")]);
    expect(ranksOf("MPTS, GPTS, BC", field)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(valuesOf("BC", field)).toEqual([10, 11]);
  });
});

describe("C.07 article 16 for teams", () => {
  /** Three rounds: 1 beats 2, is away by request, then absent for good; 3 has the bye first. */
  const records: readonly TeamRecord[] = [
    matchOf(1, [1, 2], "1111"),
    absence(1, 3, { reason: "bye", credit: "draw", matchPoints: 1, gamePoints: 2 }),
    matchOf(2, [2, 3], "11=="),
    absence(2, 1, { reason: "pause", credit: "draw" }),
    matchOf(3, [3, 2], "1110"),
    absence(3, 1, { reason: "pause", credit: "none" }),
  ];
  const field = fieldOfMatches(records);

  test("counts requested byes followed by no other round as draws, in match and game points", () => {
    expect([valuesOf("MPTS", field)[0], valuesOf("GPTS", field)[0]]).toEqual([3, 6]);
    expect([valuesOf("ABH:MP", field)[0], valuesOf("ABH:GP", field)[0]]).toEqual([4, 8]);
  });

  test("limits a dummy to draws in all rounds: 3 match points, 6 game points", () => {
    const dummies = (code: string, entry: number) =>
      derivationsOf(chainFrom(code), field, entry)[0]?.terms.flatMap(({ dummy }) => dummy ?? []);
    expect(dummies("BH:MP", 3)).toEqual([{ for: "pairing-bye", own: 3, limit: 3 }]);
    expect(dummies("BH:GP", 3)).toEqual([{ for: "pairing-bye", own: 6, limit: 6 }]);
    expect(dummies("BH:GP/V2024", 3)?.[0]?.limit).toBeNull();
  });

  test("cuts the higher of what a voluntarily unplayed round and the weakest opponent add", () => {
    const cuts = (code: string) =>
      derivationsOf(chainFrom(code), field, 1)[0]?.terms.map(({ amount, cut }) => [amount, cut]);
    expect(cuts("BH:MP/C1")).toEqual([
      [2, undefined],
      [3, "voluntary"],
      [3, undefined],
    ]);
    expect(cuts("EMGSB/C1")).toEqual([
      [8, "least"],
      [6, undefined],
      [0, undefined],
    ]);
  });
});
