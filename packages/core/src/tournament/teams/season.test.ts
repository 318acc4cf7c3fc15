import { describe, expect, it } from "vitest";
import { nextRound, type Play, play, SEED } from "../../../test/play.ts";
import { linedUp, memberAt, result } from "../../../test/teams.ts";
import {
  type LineUps,
  namedElsewhere,
  proposedMatchesAbove,
  type Season,
  seasonKey,
} from "../index.ts";

const NAME = "Bezirk Nord 2026/27";

interface Person {
  readonly name: string;
  readonly fideId?: string;
  readonly birth?: string;
}

/** A division of two teams with two boards; these people play for the first of them. */
const division = (level: number, people: readonly Person[], name = NAME): Play => {
  const season: Season = { name, division: `Level ${level}`, level };
  const begun = play(null, [
    {
      type: "create-competition",
      name: `Division ${level}`,
      format: "team-round-robin",
      settings: {
        teams: {
          boards: 2,
          colours: "WB",
          primary: "match",
          lineUps: { order: "free", emptyBoards: "any", boundAfter: 3, sanctions: {} },
          season,
        },
      },
      seed: SEED,
    },
    { type: "add-entries", entries: [{ name: "Home" }, { name: "Away" }] },
    { type: "add-members", team: 1, members: [...people] },
    {
      type: "add-members",
      team: 2,
      members: [{ name: `X ${level}` }, { name: `Y ${level}` }],
    },
  ]);
  const lined = linedUp(nextRound(begun), 1);
  const played = play(lined, [result(1, [1, 2], "1+")]);
  return { ...played, state: { ...played.state, competition: `${name} ${level}` } };
};

const upper = division(1, [
  { name: "Ada", fideId: "100" },
  { name: "Ben", birth: "1990-05-01" },
]);

describe("matches played for a higher team", () => {
  it("are proposed by FIDE ID, else by name and year of birth", () => {
    const lower = division(2, [
      { name: "Ada Meier", fideId: "0100" },
      { name: "ben", birth: "1990" },
    ]);
    const places = [{ division: "Level 1", team: "Home", matches: 1 }];
    expect(proposedMatchesAbove(lower.state, [upper.state, lower.state])).toEqual([
      { entry: memberAt(lower, 1, 1), known: 0, played: 1, same: "fide-id", places },
      { entry: memberAt(lower, 1, 2), known: 0, played: 1, same: "name-and-birth", places },
    ]);
  });

  it("are never guessed: a name alone, another year or two FIDE IDs are no proof", () => {
    const lower = division(2, [
      { name: "Ada", fideId: "101" },
      { name: "Ben", birth: "1991" },
      { name: "Cem" },
    ]);
    expect(proposedMatchesAbove(lower.state, [upper.state])).toEqual([]);
  });

  it("are those of the same season and of divisions above", () => {
    const people = [{ name: "Ada", fideId: "100" }];
    expect(proposedMatchesAbove(division(1, people).state, [upper.state])).toEqual([]);
    expect(proposedMatchesAbove(division(2, people, "Another").state, [upper.state])).toEqual([]);
  });

  it("are proposed no more once they are entered", () => {
    const lower = division(2, [{ name: "Ada", fideId: "100" }]);
    const entered = play(lower, [
      {
        type: "change-eligibility",
        entry: memberAt(lower, 1, 1),
        eligibility: { matchesAbove: 1 },
      },
    ]);
    expect(proposedMatchesAbove(entered.state, [upper.state])).toEqual([]);
  });
});

describe("one match a day", () => {
  const onDays = (event: Play, day: string): Play =>
    play(event, [{ type: "change-event-details", details: { schedule: [day] } }]);
  const lower = onDays(
    division(2, [
      { name: "Ada Meier", fideId: "0100" },
      { name: "ben", birth: "1990" },
    ]),
    "2026-10-04T14:00",
  );

  it("holds across the divisions of a season: the same people are told, with what they are known by", () => {
    const higher = onDays(upper, "2026-10-04T10:00");
    const place = { division: "Level 1", team: "Home" };
    expect(namedElsewhere(lower.state, [higher.state, lower.state], 1, 1)).toEqual([
      { entry: memberAt(lower, 1, 1), same: "fide-id", ...place },
      { entry: memberAt(lower, 1, 2), same: "name-and-birth", ...place },
    ]);
    expect(namedElsewhere(lower.state, [higher.state], 1, 2)).toEqual([]);
  });

  it("says nothing of another day, of a day that is not known, and of what is still secret", () => {
    const nextDay = onDays(upper, "2026-10-05T10:00");
    expect(namedElsewhere(lower.state, [nextDay.state], 1, 1)).toEqual([]);
    expect(namedElsewhere(lower.state, [upper.state], 1, 1)).toEqual([]);
    const higher = onDays(upper, "2026-10-04T10:00");
    const erased = play(higher, [{ type: "erase-result", round: 1, board: 1 }]);
    const secret = { ...erased.state, lineUps: hidden(erased.state.lineUps) };
    expect(namedElsewhere(lower.state, [secret], 1, 1)).toEqual([]);
  });
});

const hidden = (lineUps: LineUps): LineUps =>
  new Map(
    [...lineUps].map(([round, teams]) => [
      round,
      new Map([...teams].map(([team, lineUp]) => [team, { ...lineUp, isPublished: false }])),
    ]),
  );

it("a season is known by its name, however that is written", () => {
  expect(seasonKey(" Bezirk  Nord 2026/27 ")).toBe("bezirk-nord-2026-27");
  expect(seasonKey("BEZIRK NORD 2026-27")).toBe("bezirk-nord-2026-27");
  expect(seasonKey("???")).toBe("-");
});
