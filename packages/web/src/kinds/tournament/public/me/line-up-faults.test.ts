import type { LineUpPlayers } from "@losfee/core";
import { expect, it } from "vitest";
import { play } from "../../../../../test/play.ts";
import { firstSeats, lineUp, memberAt, teamEvent } from "../../../../../test/teams.ts";
import { ownLineUp } from "./line-up.ts";
import { wrongIn } from "./line-up-faults.ts";

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
  const brokenRules = (players: LineUpPlayers) => wrongIn(own.question, players, "en").sentences;
  expect(brokenRules(own.players)).toEqual([]);
  const name = (place: number): string => own.squad[place - 1]?.name ?? "";
  expect(brokenRules(places([3, 1, 2, 3]))).toEqual([`${name(3)} is lined up twice.`]);
  expect(brokenRules(places([3, 1, 2, 4]))).toEqual([
    expect.stringContaining(`Board 2: ${name(1)} is listed before`),
    expect.stringContaining(`Board 3: ${name(2)} is listed before`),
    expect.stringContaining(`Board 3: ${name(2)} is suspended`),
  ]);
});

it("a captain is never offered the reason of an earlier line-up, which may be no reason for this one", () => {
  const begun = teamEvent("team-swiss", 4, 6);
  const [team] = firstSeats(begun);
  const given = play(begun, [lineUp(begun, team, [1, 3, 2, 4], "two of us are late")]);
  expect(JSON.stringify(ownLineUp(given.state, team))).not.toContain("late");
});

it("a line-up of nobody cannot be handed in, with no reason", () => {
  const begun = teamEvent("team-swiss", 4, 6);
  const [team] = firstSeats(begun);
  const own = ownLineUp(begun.state, team);
  if (own === null) throw new Error("no line-up is asked for");
  const nobody = own.players.map(() => null);
  expect(wrongIn(own.question, nobody, "en")).toEqual({
    isImpossible: true,
    sentences: [expect.stringContaining("Nobody is lined up.")],
  });
  const command = { type: "set-line-up", round: 1, team, players: nobody, reason: "ill" } as const;
  expect(() => play(begun, [command])).toThrow('{"code":"line-up-empty","team":');
  expect(() => play(begun, [{ ...command, players: [] }])).toThrow("line-up-empty");
});
