import { describe, expect, it } from "vitest";
import { linesOf } from "../../../test/fide-dutch/round-lines.ts";
import { player, tournamentOf } from "../../../test/fide-dutch/written.ts";
import { pairDutch } from "./pair-dutch.ts";

const paired = (...input: Parameters<typeof tournamentOf>): string =>
  linesOf(pairDutch(tournamentOf(...input))).join(", ");

describe("the first round", () => {
  it("pairs the upper half with the lower half, colours alternating from the initial colour", () => {
    expect(paired(Array.from({ length: 8 }, () => ""))).toBe("1 5, 6 2, 3 7, 8 4");
    const black = { initialColour: "black" } as const;
    expect(
      paired(
        Array.from({ length: 4 }, () => ""),
        black,
      ),
    ).toBe("3 1, 2 4");
  });

  it("gives the bye to the last of an odd field", () => {
    expect(paired(["", "", "", "", ""])).toBe("1 3, 4 2, 5 0");
  });

  it("is empty without players, and a single player has the bye", () => {
    expect(paired([])).toBe("");
    expect(paired([""])).toBe("1 0");
  });

  it("accelerated, pairs the halves among themselves", () => {
    const players = Array.from({ length: 8 }, (_, index) =>
      player(index + 1, "", { addedPoints: index < 4 ? [1] : [0] }),
    );
    expect(paired([], { players, round: 1 })).toBe("1 3, 4 2, 5 7, 8 6");
  });
});

describe("who may meet", () => {
  it("nobody meets the same opponent again [C1]", () => {
    expect(paired(["w2=", "b1=", "w4=", "b3="])).toBe("4 1, 2 3");
  });

  it("keeps players of one list apart, as long as there is another pairing", () => {
    const four = ["", "", "", ""];
    expect(paired(four, { forbidden: [[1, 3]] })).toBe("1 4, 3 2");
    expect(paired(four, { forbidden: [[1, 2, 3, 4]] })).toBe("no-pairing");
  });

  it("refuses where everybody has met everybody", () => {
    expect(paired(["w21", "b10"])).toBe("no-pairing");
    const odd = pairDutch(tournamentOf(["U w3= w2=", "w3= U b1=", "b2= b1= U"]));
    expect(odd).toEqual({ ok: false, error: { code: "no-pairing", players: 3 } });
  });

  it("keeps two apart who must have the same colour, but not topscorers in the last round [C3]", () => {
    // Players 1 and 2 have had white twice running and the only two full scores.
    const histories = ["w31 w51", "w41 w61", "b10 w4=", "b20 b3=", "w6= b10", "b5= b20"];
    expect(paired(histories, { rounds: 9 })).not.toMatch(/\b1 2|2 1/);
    expect(paired(histories, { rounds: 3 })).toMatch(/^(1 2|2 1),/);
    const forbidden = [
      [1, 4],
      [1, 6],
      [2, 3],
      [2, 5],
    ];
    const forced = (rounds: number): string => paired(histories, { rounds, forbidden });
    expect(forced(9)).toBe("no-pairing");
    expect(forced(3)).toMatch(/1 2|2 1/);
  });
});

describe("the pairing-allocated bye", () => {
  it("goes to the lowest score that lets the others be paired [C5]", () => {
    expect(paired(["w21", "b10", "U"])).toBe("3 1, 2 0");
  });

  it("goes to who has played most among the lowest [C9]", () => {
    // Players 4 and 5 have no points; 4 was away once.
    const histories = ["w41 w21", "w51 b10", "U w51", "b10 Z", "b20 b30"];
    expect(paired(histories)).toContain("5 0");
  });
});

describe("input that makes no sense", () => {
  const refusal = (...input: Parameters<typeof tournamentOf>): unknown => {
    const answer = pairDutch(tournamentOf(...input));
    return answer.ok ? null : answer.error;
  };

  it("is refused by name", () => {
    expect(refusal(["", ""], { round: 0 })).toEqual({ code: "no-such-round", round: 0 });
    const twins = { players: [player(2), player(2)], round: 1 };
    expect(refusal([], twins)).toEqual({ code: "numbers-not-ascending", number: 2 });
    const early = { round: 1 };
    const tooLong = { code: "history-too-long", player: 1, rounds: 1 };
    expect(refusal(["w21", "b10"], early)).toEqual(tooLong);
    expect(refusal(["w31", ""])).toEqual({ code: "unknown-opponent", player: 1, round: 1 });
  });
});

describe("what a pair is told with", () => {
  it("bracket, floats, scores, preferences and the rule for the colours", () => {
    const answer = pairDutch(tournamentOf(["w41", "b51", "w61", "b10", "w20", "b30"]));
    const round = answer.ok ? answer.value : null;
    expect(round?.brackets).toEqual([
      { score: 1, movedDown: [], residents: 3, pairs: 1, downfloaters: [3] },
      { score: 0, movedDown: [3], residents: 3, pairs: 2, downfloaters: [] },
    ]);
    expect(round?.pairs[1]).toEqual({
      white: { number: 4, score: 0, due: { colour: "white", strength: "strong" }, float: "up" },
      black: { number: 3, score: 1, due: { colour: "black", strength: "strong" }, float: "down" },
      colourRule: "both-preferences",
      bracket: 2,
    });
  });
});
