import { expect, it } from "vitest";
import {
  competitionOf,
  type Played,
  play,
  publishNext,
  requestOf,
} from "../../../../../test/play.ts";
import { teamEvent } from "../../../../../test/teams.ts";
import { buildConsoleStandings } from "../../console/standings/page.ts";

const penaltiesOf = (played: Played) => buildConsoleStandings(requestOf(played))?.penalties;

it("teams lose match points or game points, where their standings stand", () => {
  const begun = teamEvent("team-swiss", 4, 6);
  expect(penaltiesOf(begun)?.deduction?.of).toEqual(["match-points", "game-points"]);
  const lost = play(begun, [
    { type: "impose-penalty", entry: 1, round: 1, of: "match-points", points: 1, reason: "late" },
    { type: "impose-penalty", entry: 2, round: 1, of: "game-points", points: 0.5, reason: "late" },
  ]);
  expect(penaltiesOf(lost)).toMatchObject({
    isOfTeams: true,
    lines: [
      { of: "match-points", points: 1 },
      { of: "game-points", points: 0.5 },
    ],
  });
});

it("people lose spread where there is one, and nothing where games count 1, ½ and 0", () => {
  const people = ["Anna", "Ben", "Cem", "Dora"];
  const begun = (format: string) => publishNext(competitionOf(people, { format }));
  expect(penaltiesOf(begun("scrabble-swiss"))?.deduction?.of).toEqual(["spread"]);
  expect(penaltiesOf(begun("fide-swiss"))?.deduction).toBeNull();
});
