import { describe, expect, it } from "vitest";
import { competitionOf, type Played, play, requestOf } from "../../../../../test/play.ts";
import { firstSeats, lineUp, matchResult, memberAt, teamEvent } from "../../../../../test/teams.ts";
import { buildMatch } from "../../parts/match/match.ts";
import { playerInTeam } from "../player/member.ts";
import { playerAtBoards } from "../player/page.ts";
import { buildStatistics } from "../statistics/page.ts";

const begun = teamEvent("league", 2, 10);
const [home, away] = firstSeats(begun);
const inOrder = [1, 2, 3, 4, 5, 6, 7, 8];
const linedUp = play(begun, [lineUp(begun, home, inOrder), lineUp(begun, away, inOrder)]);

const matchAt = (world: Played, params: Readonly<Record<string, string>> = {}) =>
  buildMatch(requestOf(world, { language: "en", params: { round: "1", board: "1", ...params } }));

describe("a match as everybody sees it", () => {
  it("is there once its round is published, and for teams alone", () => {
    expect(matchAt(begun)).toMatchObject({ state: "open", scores: null, points: null });
    expect(matchAt(begun, { board: "2" })).toBeNull();
    expect(matchAt(begun, { round: "2" })).toBeNull();
    expect(matchAt(competitionOf(["A", "B"]))).toBeNull();
  });

  it("names nobody before line-ups are published, whatever one side has handed in", () => {
    const one = play(begun, [lineUp(begun, home, inOrder)]);
    expect(JSON.stringify(matchAt(one))).toBe(JSON.stringify(matchAt(begun)));
    expect(matchAt(one)?.isLinedUp).toBe(false);
    const both = matchAt(play(one, [lineUp(begun, away, inOrder)]));
    expect(both?.boards[1]?.players.map((player) => player?.name)).toEqual([
      `T${home} P2`,
      `T${away} P2`,
    ]);
    expect(both?.boards.map(({ first }) => first)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  });

  it("says what a published line-up breaks, what that costs, and never why", () => {
    const wrong = play(begun, [
      lineUp(begun, home, [1, 3, 2, 4, 5, 6, 7, 8], "mixed up"),
      lineUp(begun, away, inOrder),
    ]);
    expect(matchAt(wrong)?.faults).toEqual([
      {
        team: `T${home}`,
        faults: [expect.stringMatching(/^Board 3: T\d P2 is listed before/)],
        boards: null,
      },
    ]);
    expect(JSON.stringify(matchAt(wrong))).not.toContain("mixed up");
    const shown = play(wrong, [matchResult(begun, "========")]);
    expect(matchAt(shown)?.faults).toMatchObject([{ boards: "open" }]);
    const waive = {
      type: "waive-penalty",
      entry: home,
      round: 1,
      reason: "an honest mistake",
    } as const;
    const waived = play(shown, [waive]);
    expect(matchAt(waived)?.faults).toMatchObject([{ boards: "stand" }]);
    expect(JSON.stringify(matchAt(waived))).not.toContain("an honest mistake");
  });

  it("shows scores, match points and what is still played on", () => {
    const played = play(linedUp, [matchResult(begun, "1=0+1=.0")]);
    expect(matchAt(played)).toMatchObject({ state: "over", scores: [4, 3], points: [2, 0] });
    const adjourned = play(linedUp, [matchResult(begun, "1=0+1=.?")]);
    expect(matchAt(adjourned)).toMatchObject({ state: "running", scores: [4, 2], points: null });
  });
});

describe("what players made of their games", () => {
  const played = play(linedUp, [matchResult(begun, "1=0+1=.0")]);

  it("stands with their team, in the order of its list", () => {
    const team = playerAtBoards(requestOf(played, { params: { entry: `${home}` } }));
    expect(team?.squad?.map(({ place, points, games }) => [place, points, games])).toEqual([
      [1, 1, 1],
      [2, 0.5, 1],
      [3, 0, 1],
      [4, 0, 0],
      [5, 1, 1],
      [6, 0.5, 1],
      [7, 0, 0],
      [8, 0, 1],
      [9, 0, 0],
      [10, 0, 0],
    ]);
  });

  it("stands on their own page, game by game", () => {
    expect(playerInTeam(played.state, memberAt(played, away, 3))).toMatchObject({
      record: { points: 1, team: { entry: away } },
      games: [
        {
          round: 1,
          match: 1,
          board: 3,
          opponent: { entry: memberAt(played, home, 3) },
          opponentTeam: `T${home}`,
        },
      ],
    });
    expect(playerInTeam(played.state, home)).toBeNull();
  });

  it("makes the best of each board, level ones together", () => {
    const statistics = buildStatistics(requestOf(played));
    expect(statistics?.best.map(({ board, lines }) => [board, lines.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [5, 1],
      [6, 1],
      [8, 1],
    ]);
    expect(statistics?.all[0]?.points).toBe(1);
    expect(buildStatistics(requestOf(begun))).toEqual({ best: [], all: [] });
  });
});
