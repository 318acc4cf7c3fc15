import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { pairTeams } from "../../src/pairing/team-swiss/pair-teams.ts";
import type {
  TeamSwissRecord,
  TeamSwissTournament,
} from "../../src/pairing/team-swiss/tournament.ts";
import { type WhyTeamsApart, whyTeamsApart } from "../../src/pairing/team-swiss/why-not.ts";
import { randomFrom } from "../fide-dutch/random.ts";
import { randomTeamPosition } from "./positions.ts";
import { referenceWhy } from "./reference-why.ts";

/** The reason, if the round can be paired. */
const reasonFor = (tournament: TeamSwissTournament, a: number, b: number): WhyTeamsApart | null => {
  const answer = whyTeamsApart(tournament, a, b);
  if (!answer.ok) expect(answer.error.code).toBe("no-pairing");
  return answer.ok ? answer.value : null;
};

const fresh = (size: number): TeamSwissTournament => ({
  round: 1,
  rounds: 7,
  preferences: "A",
  secondaryForColours: true,
  initialColour: "white",
  forbidden: [],
  teams: Array.from({ length: size }, (_, index) => ({
    number: index + 1,
    available: true,
    history: [],
    addedPoints: [],
    virtualPoints: 0,
    addedSecondaryPoints: 0,
  })),
});

/** The same after one round with these points; opponents by index. */
const afterOne = (points: readonly number[], opponents: readonly number[]): TeamSwissTournament => {
  const begun = fresh(points.length);
  const record = (index: number): TeamSwissRecord => ({
    opponent: opponents[index] ?? 0,
    played: true,
    colour: index + 1 < (opponents[index] ?? 0) ? "white" : "black",
    points: points[index] ?? 0,
    secondaryPoints: 0,
    barsBye: false,
  });
  return {
    ...begun,
    round: 2,
    teams: begun.teams.map((team, index) => ({ ...team, history: [record(index)] })),
  };
};

describe("why two teams do not meet", () => {
  it("because they do, one is not there, or one has the bye, which is given first", () => {
    expect(reasonFor(fresh(6), 4, 1)).toEqual({ code: "they-meet" });
    expect(reasonFor(fresh(6), 1, 7)).toEqual({ code: "not-available", team: 7 });
    expect(reasonFor(fresh(7), 7, 1)).toEqual({ code: "bye", team: 7 });
  });

  it("because they have met, or must not", () => {
    const second = afterOne([2, 2, 0, 0], [3, 4, 1, 2]);
    expect(reasonFor(second, 3, 1)).toEqual({ code: "have-met", round: 1 });
    const forbidden = { ...fresh(6), forbidden: [[1, 4]] };
    expect(reasonFor(forbidden, 1, 4)).toEqual({ code: "forbidden" });
  });

  it("because the other pairing of the bracket comes first", () => {
    expect(reasonFor(fresh(4), 1, 2)).toEqual({
      code: "later",
      bracket: 1,
      pairs: [
        [1, 2],
        [3, 4],
      ],
    });
  });

  it("because the others of the bracket could not all be paired", () => {
    const four = { ...fresh(4), forbidden: [[3, 4]] };
    expect(reasonFor(four, 1, 2)).toEqual({ code: "bracket-unpaired", bracket: 1 });
  });

  it("because one would have to move up without need [C4]", () => {
    const second = afterOne([2, 2, 2, 0, 0, 0, 2, 0], [4, 5, 6, 1, 2, 3, 8, 7]);
    expect(reasonFor(second, 1, 5)).toMatchObject({
      ...{ code: "upfloaters", bracket: 1, criterion: "C4", worseBy: 2 },
      ...{ team: 5, move: "up" },
    });
  });

  it("is the same as by listing every set of upfloaters and every pairing of the bracket", () => {
    const codes = new Set<string>();
    for (let seed = 1; seed <= sweep(120, 1500); seed++) {
      const position = randomTeamPosition(randomFrom(seed), 2, 8);
      const teams = position.teams.filter(({ available }) => available);
      for (const [index, { number: a }] of teams.entries()) {
        for (const { number: b } of teams.slice(index + 1)) {
          const reason = reasonFor(position, a, b);
          expect({ seed, a, b, reason }).toEqual({
            seed,
            a,
            b,
            reason: referenceWhy(position, a, b),
          });
          codes.add(
            reason !== null && "criterion" in reason ? reason.criterion : (reason?.code ?? "none"),
          );
        }
      }
    }
    for (const code of ["C4", "C5", "C7", "C8", "later", "upfloaters-later", "rest-unpaired"]) {
      expect(codes).toContain(code);
    }
  });

  it("is always something worse or later, and nothing for pairs of the round, in larger fields", () => {
    for (let seed = 1; seed <= sweep(2, 12); seed++) {
      const random = randomFrom(seed);
      const position = randomTeamPosition(random, 20, 60);
      const paired = pairTeams(position);
      if (!paired.ok) continue;
      for (const { white, black } of paired.value.pairs) {
        expect(reasonFor(position, white.number, black.number)).toEqual({ code: "they-meet" });
      }
      const [{ number: a } = { number: 0 }, ...others] = position.teams.filter(
        (team) => team.available,
      );
      for (const { number: b } of others) {
        const reason = reasonFor(position, a, b);
        if (reason !== null && "worseBy" in reason) expect(reason.worseBy).toBeGreaterThan(0);
      }
    }
  });
});
