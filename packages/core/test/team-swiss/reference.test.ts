import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { pairTeams } from "../../src/pairing/team-swiss/pair-teams.ts";
import type { TeamSwissTournament } from "../../src/pairing/team-swiss/tournament.ts";
import { randomFrom } from "../fide-dutch/random.ts";
import { randomTeamPosition } from "./positions.ts";
import { hasWhite, referenceRound, referenceTeams } from "./reference.ts";

const engineRound = (tournament: TeamSwissTournament): readonly string[] | null => {
  const paired = pairTeams(tournament);
  if (!paired.ok) {
    expect(paired.error.code).toBe("no-pairing");
    return null;
  }
  const { pairs, bye } = paired.value;
  const boards = pairs.map(({ white, black }) => `${white.number}-${black.number}`);
  return bye === null ? boards : [...boards, `${bye}-0`];
};

describe("the engine and every pairing of C.04.6 listed in order", () => {
  it("agree on random positions of up to 8 teams, those without a pairing included", () => {
    for (let seed = 1; seed <= sweep(400, 5000); seed++) {
      const position = randomTeamPosition(randomFrom(seed), 2, 8);
      expect({ seed, round: engineRound(position) }).toEqual({
        seed,
        round: referenceRound(position),
      });
    }
  });
});

describe("in rounds of up to 60 teams", () => {
  it("nobody plays anybody again, one at most has a bye, and colours are those of 4.3", () => {
    for (let seed = 1; seed <= sweep(40, 1500); seed++) {
      const position = randomTeamPosition(randomFrom(seed), 9, 60);
      const paired = pairTeams(position);
      if (!paired.ok) continue;
      const { pairs, bye } = paired.value;
      const teams = new Map(referenceTeams(position).map((team) => [team.tpn, team]));
      const playing = pairs.flatMap(({ white, black }) => [white.number, black.number]);
      const everybody = bye === null ? playing : [...playing, bye];
      expect(everybody.toSorted((a, b) => a - b)).toEqual([...teams.keys()]);
      if (bye !== null) expect(teams.get(bye)?.mayHaveBye).toBe(true);
      for (const { white, black } of pairs) {
        const [one, other] = [teams.get(white.number)!, teams.get(black.number)!];
        expect(one.met.has(other.tpn)).toBe(false);
        expect({ seed, white: hasWhite(one, other, position) }).toEqual({ seed, white: true });
      }
    }
  });
});
