import { expect, it } from "vitest";
import { play } from "../../../../../test/play.ts";
import { firstSeats, lineUp, memberAt, teamEvent } from "../../../../../test/teams.ts";
import { ownLineUp } from "./line-up.ts";
import { brokenRules } from "./line-up-faults.ts";

it("a captain sees what a line-up breaks in the words in which it would be refused", () => {
  const begun = teamEvent("team-swiss", 4, 6);
  const [team] = firstSeats(begun);
  const banned = memberAt(begun, team, 2);
  const event = play(begun, [
    { type: "change-eligibility", entry: banned, eligibility: { suspended: [1] } },
  ]);
  const own = ownLineUp(event.state, team);
  if (own === null) throw new Error("no line-up is asked for");
  // The proposal has eligible players and breaks no rule.
  const places = (of: readonly number[]) => of.map((place) => memberAt(event, team, place));
  expect(own.players).toEqual(places([1, 3, 4, 5]));
  expect(brokenRules(own.question, own.players, "en")).toEqual([]);
  const name = (place: number): string => own.squad[place - 1]?.name ?? "";
  expect(brokenRules(own.question, places([3, 1, 2, 3]), "en")).toEqual([
    `${name(3)} is lined up twice.`,
  ]);
  expect(brokenRules(own.question, places([3, 1, 2, 4]), "en")).toEqual([
    expect.stringContaining(`Board 2: ${name(1)} stands in the list before`),
    expect.stringContaining(`Board 3: ${name(2)} stands in the list before`),
    expect.stringContaining(`Board 3: ${name(2)} is suspended`),
  ]);
});

it("a captain is never offered the reason of an earlier line-up, which may be no reason for this one", () => {
  const begun = teamEvent("team-swiss", 4, 6);
  const [team] = firstSeats(begun);
  const given = play(begun, [lineUp(begun, team, [1, 3, 2, 4], "two of us are late")]);
  expect(JSON.stringify(ownLineUp(given.state, team))).not.toContain("late");
});
