import { expect, it } from "vitest";
import { nextRound, play, refusalOf } from "../../../test/play.ts";
import { boards, matchOf, memberAt, result, teamEvent } from "../../../test/teams.ts";
import { recordedResult } from "../index.ts";

const places = (event: ReturnType<typeof teamEvent>, team: number, of: readonly number[]) =>
  of.map((place) => memberAt(event, team, place));

it("lines up the first of their lists who may play, for teams that handed in nothing", () => {
  const begun = nextRound(teamEvent("team-swiss", 4, 6));
  const [first, second] = matchOf(begun, 1, 1).seats;
  const before = play(begun, [
    {
      type: "change-eligibility",
      entry: memberAt(begun, second, 2),
      eligibility: { suspended: [1] },
    },
    { type: "set-line-up", round: 1, team: first, players: places(begun, first, [1, 2, 3, 5]) },
  ]);
  const lined = play(before, [{ type: "line-up-by-list", round: 1 }]);
  const lineUps = lined.state.lineUps.get(1);
  expect(lineUps?.get(first)?.players).toEqual(places(begun, first, [1, 2, 3, 5]));
  expect(lineUps?.get(second)?.players).toEqual(places(begun, second, [1, 3, 4, 5]));
  expect([...(lineUps?.values() ?? [])].map(({ isPublished }) => isPublished)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const played = play(lined, [result(1, [first, second], "1=01")]);
  const outcome = recordedResult(matchOf(played, 1, 1))?.outcome;
  expect(outcome?.kind === "played" && outcome.boards?.[1]?.players).toEqual([
    memberAt(begun, first, 2),
    memberAt(begun, second, 3),
  ]);
});

it("leaves squads that are not known, matches with a result, and teams that are not asked for", () => {
  const begun = nextRound(teamEvent("team-swiss", 4, 4));
  const [first] = matchOf(begun, 1, 1).seats;
  const one = play(begun, [{ type: "line-up-by-list", round: 1, teams: [first] }]);
  expect([...(one.state.lineUps.get(1)?.keys() ?? [])]).toEqual([first]);
  expect(one.state.lineUps.get(1)?.get(first)?.isPublished).toBe(false);
  const unknown = nextRound(teamEvent("team-swiss", 4, 0));
  expect(
    play(unknown, [{ type: "line-up-by-list", round: 1 }]).state.lineUps.get(1),
  ).toBeUndefined();
});

it("is taken over with a result, where the boards are typed before anybody handed in a line-up", () => {
  const begun = nextRound(teamEvent("team-swiss", 4, 6));
  const { seats } = matchOf(begun, 1, 1);
  const [first, second] = seats;
  const given = play(begun, [
    { type: "set-line-up", round: 1, team: first, players: places(begun, first, [1, 2, 3, 5]) },
  ]);
  const typed = { kind: "match", teams: [second, first], boards: boards("1-=0") } as const;
  expect(refusalOf(given, { type: "enter-result", round: 1, outcome: typed })).toMatchObject({
    code: "match-wrong",
    faults: [{ board: 1 }, { board: 3 }, { board: 4 }],
  });
  const outcome = { ...typed, missingLineUps: "by-list" } as const;
  const played = play(given, [{ type: "enter-result", round: 1, outcome }]);
  const recorded = recordedResult(matchOf(played, 1, 1))?.outcome;
  const players = recorded?.kind === "played" ? recorded.boards?.map((one) => one.players) : [];
  // Lined-up players play; boards with both sides absent have no names.
  expect(players).toEqual([
    [memberAt(begun, first, 1), memberAt(begun, second, 1)],
    [memberAt(begun, first, 2), null],
    [memberAt(begun, first, 3), memberAt(begun, second, 3)],
    [memberAt(begun, first, 5), memberAt(begun, second, 4)],
  ]);
});

it("is taken back, as any line-up is, as long as the match has no result", () => {
  const begun = nextRound(teamEvent("team-swiss", 4, 6));
  const { seats } = matchOf(begun, 1, 1);
  const [first, second] = seats;
  const lined = play(begun, [{ type: "line-up-by-list", round: 1 }]);
  const back = { type: "take-back-line-ups", round: 1, teams: [first] } as const;
  const left = play(lined, [back]).state.lineUps.get(1);
  expect(left?.has(first)).toBe(false);
  // The other side's line-up is published.
  expect(left?.get(second)?.isPublished).toBe(true);
  expect(refusalOf(begun, back)).toEqual({ code: "line-ups-stay", round: 1, teams: [first] });
  const played = play(lined, [result(1, seats, "1=01")]);
  expect(refusalOf(played, { ...back, teams: seats })).toMatchObject({ teams: seats });
});

it("hands in nothing for a team of which nobody may play: that would be a line-up of nobody", () => {
  const begun = nextRound(teamEvent("team-swiss", 4, 4));
  const [first] = matchOf(begun, 1, 1).seats;
  const banned = play(
    begun,
    [1, 2, 3, 4].map((place) => ({
      type: "change-eligibility" as const,
      entry: memberAt(begun, first, place),
      eligibility: { suspended: [1] },
    })),
  );
  const lined = play(banned, [{ type: "line-up-by-list", round: 1 }]);
  expect(lined.state.lineUps.get(1)?.has(first)).toBe(false);
});
