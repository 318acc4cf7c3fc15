import { describe, expect, it } from "vitest";
import {
  DURING_HOLIDAY,
  ladderPlayed,
  ladderRequest,
  ladderWithHoliday,
} from "../../../../test/ladder-play.ts";
import type { PageRequest } from "../../../shell/page-request.ts";
import { buildLadderDay } from "../console/day/page.ts";
import { buildLadderGames } from "../public/games/page.ts";
import { buildOwn } from "../public/me/page.ts";
import { buildLadderOverview } from "../public/overview/page.ts";

const { state } = ladderWithHoliday;
const director = { role: "director", label: "director" } as const;
const nobody = { role: "public", label: "" } as const;

const playerOf = (entry: number) =>
  ({ role: "player", label: `player:${entry}`, scope: { kind: "player", entry } }) as const;

const request = (
  viewer: PageRequest<"ladder">["viewer"],
  more: Partial<PageRequest<"ladder">> = {},
): PageRequest<"ladder"> => ({
  ...ladderRequest("en"),
  state,
  now: DURING_HOLIDAY,
  viewer,
  query: {},
  ...more,
});

/** Returns absences and deadline extensions shown on the page of games. */
const shownTo = (asked: PageRequest<"ladder">) =>
  buildLadderGames(asked)?.open.map(({ away, deadline }) => [away, deadline?.holiday]);

describe("holidays", () => {
  it("are private on pages that everybody can look at, also when a director looks", () => {
    expect(shownTo(request(nobody))).toEqual([[[], 0]]);
    expect(shownTo(request(playerOf(3)))).toEqual([[[], 0]]);
    expect(shownTo(request(director))).toEqual([[[], 0]]);
  });

  it("are shown to whom they belong, and to the director in the console", () => {
    expect(shownTo(request(playerOf(1)))).toEqual([[["Ada"], 7]]);
    const own = buildOwn(request(playerOf(1)));
    expect(own?.games[0]).toMatchObject({ away: ["Ada"], deadline: { holiday: 7 } });
    const day = buildLadderDay(request(director, { now: "2026-03-15T09:00:00Z" }));
    expect(day?.deadlines.map(({ holiday }) => holiday)).toContain(7);
  });

  it("are shown to everybody where the settings say so", () => {
    const settings = { ...state.settings, publicHolidays: true };
    const open = { state: { ...state, settings } };
    expect(shownTo(request(nobody, open))).toEqual([[["Ada"], 7]]);
  });
});

it("counts agree between the console, the front page and the page of games", () => {
  for (const played of [ladderPlayed, ladderWithHoliday]) {
    const asked = request(director, { state: played.state });
    const games = buildLadderGames(asked);
    const overview = buildLadderOverview(asked);
    const day = buildLadderDay(asked);
    const counts = [games?.open.length, games?.provisional.length];
    expect([overview?.open, overview?.provisional]).toEqual(counts);
    expect([day?.games, day?.provisional]).toEqual(counts);
    expect(overview?.players).toBe(day?.seated);
    expect(overview?.waiting).toBe(day?.waiting);
  }
});
