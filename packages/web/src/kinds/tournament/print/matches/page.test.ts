import { describe, expect, it } from "vitest";
import { competitionOf, type Played, play, requestOf } from "../../../../../test/play.ts";
import { firstSeats, lineUp, memberAt, teamEvent } from "../../../../../test/teams.ts";
import { buildLineUpForms, buildMatchPapers } from "./page.ts";

const begun = teamEvent("team-swiss", 5, 6);
const [home, away] = firstSeats(begun);

const papers = (world: Played, round = "") =>
  buildMatchPapers(requestOf(world, { language: "en", params: { round } }));

const forms = (world: Played, round = "") =>
  buildLineUpForms(requestOf(world, { language: "en", params: { round } }));

describe("papers of matches", () => {
  it("are there for every match of a published round, and for teams alone", () => {
    expect(papers(begun)).toMatchObject({ round: 1, boards: 4 });
    expect(papers(begun)?.matches.map(({ match }) => match)).toEqual([1, 2]);
    expect(papers(begun, "2")).toBeNull();
    expect(papers(competitionOf(["A", "B"]))).toBeNull();
  });

  it("name players only where both line-ups are published", () => {
    const one = play(begun, [lineUp(begun, home, [1, 2, 3, 4])]);
    expect(papers(one)?.matches[0]?.isLinedUp).toBe(false);
    const both = papers(play(one, [lineUp(begun, away, [2, 3, 5, 6])]));
    const boards = both?.matches[0]?.boards.map(({ players }) => players.map((one) => one?.place));
    expect(boards).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
      [4, 6],
    ]);
  });

  it("tell every team its match, or why it has none", () => {
    const teams = papers(begun)?.teams ?? [];
    expect(teams.map(({ name }) => name)).toEqual(["T1", "T2", "T3", "T4", "T5"]);
    const without = teams.filter(({ match }) => match === null);
    expect(without.map(({ absence }) => absence)).toEqual(["bye"]);
    for (const { name, match, opponent } of teams) {
      if (match === null) continue;
      const back = teams.find((team) => team.name === opponent);
      expect(back).toMatchObject({ match, opponent: name });
    }
  });

  it("let captains line up for the next round before it is paired, with those who may play", () => {
    expect(forms(begun, "3")).toBeNull();
    const [team] = forms(begun, "2")?.teams ?? [];
    expect(team).toMatchObject({ name: "T1", match: null, opponent: "", absence: "" });
    expect(team?.squad).toHaveLength(6);
    const member = memberAt(begun, team?.entry ?? 0, 2);
    const suspended = play(begun, [
      { type: "change-eligibility", entry: member, eligibility: { suspended: [2] } },
    ]);
    const places = forms(suspended, "2")?.teams[0]?.squad.map(({ place }) => place);
    expect(places).toEqual([1, 3, 4, 5, 6]);
  });
});
