import { describe, expect, it } from "vitest";
import { nextRound, play, refusalOf, SEED } from "../../../test/play.ts";
import { linedUp, matchOf, result, teamEvent } from "../../../test/teams.ts";
import type { Settings, TeamRules } from "../index.ts";

const rulesOf = (event: ReturnType<typeof teamEvent>): TeamRules => {
  const { teams } = event.state.settings;
  if (teams === undefined) throw new Error("no teams");
  return teams;
};

const changed = (settings: Partial<Settings>) =>
  ({ type: "change-settings", settings, reason: "as announced" }) as const;

describe("the rules of an event of teams", () => {
  it("change before the first board is taken, the number of boards too", () => {
    const event = nextRound(teamEvent("team-round-robin", 4, 0));
    const six = play(event, [changed({ teams: { ...rulesOf(event), boards: 6 } })]);
    expect(rulesOf(six).boards).toBe(6);
  });

  it("keep the number of boards once there is a line-up or a result; the rest may change", () => {
    const event = play(nextRound(teamEvent("team-round-robin", 2, 4)), [
      { type: "leave-fide-mode", reason: "as announced" },
    ]);
    const six = { ...rulesOf(event), boards: 6 };
    const settled = { code: "teams-settled", setting: "teams.boards" };
    expect(refusalOf(linedUp(event, 1), changed({ teams: six }))).toEqual(settled);
    const { seats } = matchOf(event, 1, 1);
    const played = play(linedUp(event, 1), [result(1, seats, "1110")]);
    expect(refusalOf(played, changed({ teams: six }))).toEqual(settled);
    const score = { ...rulesOf(event), gamePoints: { win: 3, draw: 1, loss: 0 } };
    expect(rulesOf(play(played, [changed({ teams: score })])).gamePoints?.win).toBe(3);
  });

  it("cannot come to people who have entered for themselves", () => {
    const { teams } = teamEvent("team-round-robin", 0, 0).state.settings;
    const people = play(null, [
      {
        type: "create-competition",
        name: "People",
        format: "fide-swiss",
        settings: {},
        seed: SEED,
      },
      { type: "add-entries", entries: [{ name: "Anna" }] },
    ]);
    if (teams === undefined) throw new Error("no teams");
    expect(refusalOf(people, changed({ teams }))).toEqual({
      code: "teams-settled",
      setting: "teams",
    });
  });

  it("have no Baku acceleration where game points come first", () => {
    const event = teamEvent("team-swiss", 8, 0);
    const stages = event.state.settings.stages.map((stage) => ({
      ...stage,
      options: { acceleration: "baku" },
    })) as Settings["stages"];
    const baku = play(event, [changed({ stages })]);
    expect(refusalOf(baku, changed({ teams: { ...rulesOf(event), primary: "game" } }))).toEqual({
      code: "setting-out-of-range",
      setting: "acceleration",
      allowed: "primary score: match points",
      stage: 1,
    });
  });
});
