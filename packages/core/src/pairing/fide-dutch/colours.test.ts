import { describe, expect, it } from "vitest";
import { player, tournamentOf } from "../../../test/fide-dutch/written.ts";
import { allocate } from "./allocation.ts";
import { ABSOLUTE, colourStates, MILD, NO_PREFERENCE, STRONG } from "./colours.ts";
import { rosterOf } from "./roster.ts";

/** Games with these colours against players 11, 12 …, lost. */
const games = (colours: string): string =>
  [...colours].map((colour, index) => `${colour}${11 + index}0`).join(" ");

describe("colour preferences (1.7)", () => {
  it.each([
    ["", 0, NO_PREFERENCE, "nobody who has not played"],
    ["w", -1, STRONG, "black after one white"],
    ["wb", 1, MILD, "alternate when balanced"],
    ["bw", -1, MILD, "alternate when balanced"],
    ["bwb", 1, STRONG, "white at a difference of −1"],
    ["wbb", 1, ABSOLUTE, "white after two blacks, difference −1"],
    ["wwbb", 1, ABSOLUTE, "white after two blacks, difference 0"],
    ["wbww", -1, ABSOLUTE, "black at a difference of +2"],
    ["bbbww", -1, ABSOLUTE, "black after two whites, though the difference is −1"],
  ])("%s: %i, strength %i: %s", (colours, preference, strength) => {
    const state = colourStates([player(1, games(colours))]);
    expect([state.preferences[0], state.strengths[0]]).toEqual([preference, strength]);
  });

  it("do not count rounds without a game: white, forfeit, white are two whites running", () => {
    const state = colourStates([player(1, "w50 b6+ H w70")]);
    expect([state.preferences[0], state.strengths[0]]).toEqual([-1, ABSOLUTE]);
  });
});

describe("colour allocation (5.2)", () => {
  /** Colours of player 1 against player 2, equal in points, and the rule that gave them. */
  const between = (one: string, other: string, round = 8, rounds = 9) => {
    const roster = rosterOf(tournamentOf([games(one), games(other)], { round, rounds }));
    const { colour, rule } = allocate(roster, 0, 1);
    const reverse = allocate(roster, 1, 0);
    expect(reverse).toEqual({ colour: -colour, rule });
    return `${colour === 1 ? "white" : "black"}: ${rule}`;
  };

  it("5.2.1 grants both preferences", () => {
    expect(between("w", "b")).toBe("black: both-preferences");
    expect(between("", "w")).toBe("white: both-preferences");
  });

  it("5.2.2 grants the stronger preference, between absolute ones the wider difference", () => {
    expect(between("w", "bw")).toBe("black: stronger-preference");
    expect(between("bw", "w")).toBe("white: stronger-preference");
    expect(between("bww", "wbww")).toBe("white: wider-difference");
  });

  it("5.2.3 alternates to the last time the two had different colours", () => {
    expect(between("bwwb", "wbwb")).toBe("black: alternate");
    expect(between("wbwb", "bwwb")).toBe("white: alternate");
  });

  it("5.2.4 grants the preference of the higher ranked", () => {
    expect(between("w", "w")).toBe("black: higher-ranked-preference");
  });

  it("5.2.5 gives the initial colour to the higher ranked with an odd number", () => {
    expect(between("", "")).toBe("white: initial-colour");
    const roster = rosterOf(tournamentOf(["", "", ""]));
    expect(allocate(roster, 1, 2)).toEqual({ colour: -1, rule: "initial-colour" });
  });

  it("counts as odd or even only who has entered: a late entry's place does not count yet", () => {
    const all = tournamentOf(["", "", "", ""]);
    const withoutFirst = all.players.map((each) => ({ ...each, available: each.number > 1 }));
    const roster = rosterOf({ ...all, players: withoutFirst });
    expect(allocate(roster, 0, 1)).toEqual({ colour: 1, rule: "initial-colour" });
  });
});
