import { describe, expect, it } from "vitest";
import { tournamentOf } from "../../../test/fide-dutch/written.ts";
import { DOWN_BEFORE, DOWN_LAST, UP_BEFORE, UP_LAST } from "./floats.ts";
import { rosterOf } from "./roster.ts";

/** Values by pairing number instead of by rank. */
const byNumber = (
  histories: readonly string[],
  field: "floats" | "mayHaveBye" | "topscorers" | "scores" | "unplayed",
  more = {},
): readonly number[] => {
  const roster = rosterOf(tournamentOf(histories, more));
  return histories.map((_, index) => roster[field][roster.numbers.indexOf(index + 1)] as number);
};

describe("floats (1.4)", () => {
  it("go down to who met a lower score and up to who met a higher one", () => {
    const histories = ["w31 w21", "b41 b10", "b10 w4=", "w20 b3="];
    expect(byNumber(histories, "floats")).toEqual([0, 0, 0, 0]);
    const uneven = ["w31 w41", "b41 b31", "b10 w20", "w20 b10"];
    expect(byNumber(uneven, "floats")).toEqual([DOWN_LAST, DOWN_LAST, UP_LAST, UP_LAST]);
  });

  it("of two rounds before are told apart from those of the last round", () => {
    const histories = ["w31 w41 Z", "b41 b31 Z", "b10 w20 Z", "w20 b10 Z"];
    expect(byNumber(histories, "floats")).toEqual([DOWN_BEFORE, DOWN_BEFORE, UP_BEFORE, UP_BEFORE]);
  });

  it("go down to whoever scores more than a loss without playing, and to nobody else unplayed", () => {
    const histories = ["U", "H", "F", "Z", "w6+", "b5-"];
    const down = DOWN_LAST;
    expect(byNumber(histories, "floats")).toEqual([down, down, down, 0, down, 0]);
  });

  it("compare scores with the fictitious points of that round", () => {
    const tournament = tournamentOf(["w21", "b10"]);
    const players = tournament.players.map((each) =>
      each.number === 1 ? { ...each, addedPoints: [1, 1] } : each,
    );
    const roster = rosterOf({ ...tournament, players });
    expect([...roster.floats]).toEqual([DOWN_LAST, UP_LAST]);
    expect([...roster.scores]).toEqual([200, 0]);
    expect([...roster.earned]).toEqual([100, 0]);
  });
});

describe("the bye", () => {
  it("goes to nobody who had it or won without playing [C2]", () => {
    expect(byNumber(["U", "F", "w4+", "b3-", "H", "Z"], "mayHaveBye")).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it("counts every round without a game [C9]", () => {
    expect(byNumber(["U w31", "H w41", "w4+ b10", "b3- b20"], "unplayed")).toEqual([1, 1, 1, 1]);
  });
});

describe("topscorers (1.8)", () => {
  const histories = ["w31 w21", "b41 b10", "b10 w41", "w20 b30"];

  it("have more than half of what was possible when the last round is paired", () => {
    expect(byNumber(histories, "topscorers", { rounds: 3 })).toEqual([1, 0, 0, 0]);
  });

  it("do not exist before the last round", () => {
    expect(byNumber(histories, "topscorers", { rounds: 4 })).toEqual([0, 0, 0, 0]);
  });
});
