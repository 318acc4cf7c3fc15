import { describe, expect, it } from "vitest";
import { nextRound, play } from "../../../test/play.ts";
import { linedUp, matchOf, memberAt, result, teamEvent } from "../../../test/teams.ts";
import { memberGames, memberRecords, pointsOfMatch, shownBoards } from "../index.ts";

const pair = (before = teamEvent("team-round-robin", 2, 5)) => {
  const event = nextRound(before);
  const { seats } = matchOf(event, 1, 1);
  return { event, seats };
};

describe("the boards of a match, as everybody may see them", () => {
  it("have nobody before line-ups are published, then those who sit there, then their results", () => {
    const { event, seats } = pair();
    const rules = event.state.settings.teams;
    if (rules === undefined) throw new Error("no teams");
    const [home, away] = seats;
    const shown = (play = event) => shownBoards(play.state, rules, 1, matchOf(play, 1, 1));
    expect(shown().map(({ players }) => players)).toEqual(
      Array.from({ length: rules.boards }, () => [null, null]),
    );
    const players = [1, 2, 3, 4].map((place) => memberAt(event, home, place));
    const secret = play(event, [{ type: "set-line-up", round: 1, team: home, players }]);
    expect(shown(secret)).toEqual(shown());
    const open = linedUp(event, 1);
    expect(shown(open)[2]).toEqual({
      board: 3,
      players: [memberAt(open, home, 3), memberAt(open, away, 3)],
      first: expect.any(Number),
      outcome: null,
    });
    const played = play(open, [result(1, seats, "1=0+")]);
    expect(shown(played).map(({ outcome }) => outcome?.kind)).toEqual([
      "played",
      "played",
      "played",
      "forfeit",
    ]);
    expect(pointsOfMatch(open.state, 1, matchOf(open, 1, 1))).toBeNull();
    expect(pointsOfMatch(played.state, 1, matchOf(played, 1, 1))).toEqual([2, 0]);
  });
});

describe("the games of a team's players", () => {
  const { event, seats } = pair();
  const [home, away] = seats;
  const played = play(linedUp(event, 1), [result(1, seats, "1=0+")]);

  it("are seen from the own side", () => {
    const games = memberGames(played.state);
    const [own] = games.get(memberAt(played, home, 3)) ?? [];
    const [theirs] = games.get(memberAt(played, away, 3)) ?? [];
    expect(own).toMatchObject({ board: 3, outcome: { scores: [0, 1] }, points: 0 });
    expect(theirs).toMatchObject({
      round: 1,
      match: 1,
      board: 3,
      opponent: memberAt(played, home, 3),
      opponentTeam: home,
      outcome: { scores: [1, 0] },
      points: 1,
    });
    expect(theirs?.wentFirst).toBe(!own?.wentFirst);
  });

  it("make records: what was not played counts neither as a game nor as points", () => {
    const records = memberRecords(played.state);
    const of = (team: number, place: number) =>
      records.find(({ entry }) => entry === memberAt(played, team, place));
    expect(of(home, 1)).toMatchObject({
      games: 1,
      points: 1,
      percent: 100,
      forfeitWins: 0,
      forfeitPoints: 0,
    });
    expect(of(home, 4)).toMatchObject({
      games: 0,
      points: 0,
      percent: null,
      forfeitWins: 1,
      forfeitPoints: 1,
    });
    expect(of(away, 4)).toBeUndefined();
    expect(of(home, 5)).toBeUndefined();
    const rating = 2400 - 50 * away;
    expect(of(home, 1)).toMatchObject({ averageOpponent: rating, performance: rating + 800 });
    expect(records.map(({ points }) => points)).toEqual([1, 1, 0.5, 0.5, 0, 0, 0]);
  });

  it("are counted at one board alone", () => {
    expect(memberRecords(played.state, 2).map(({ points, games }) => [points, games])).toEqual([
      [0.5, 1],
      [0.5, 1],
    ]);
    expect(memberRecords(played.state, 9)).toEqual([]);
  });
});
