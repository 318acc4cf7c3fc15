import { describe, expect, it } from "vitest";
import { playTournament, randomHabits } from "../../../test/fide-dutch/play.ts";
import { randomFrom } from "../../../test/fide-dutch/random.ts";
import { tournamentOf } from "../../../test/fide-dutch/written.ts";
import { type WhyNot, whyNotPaired } from "./why-not.ts";

/** The reason, if the round can be paired. */
const reasonFor = (...input: Parameters<typeof whyNotPaired>): WhyNot | null => {
  const answer = whyNotPaired(...input);
  return answer.ok ? answer.value : null;
};

describe("why two do not meet", () => {
  const six = ["w41", "b51", "w61", "b10", "w20", "b30"];

  it("because they do, or one is not there", () => {
    expect(reasonFor(tournamentOf(six), 2, 1)).toEqual({ code: "they-meet" });
    expect(reasonFor(tournamentOf(six), 2, 7)).toEqual({ code: "not-available", player: 7 });
  });

  it("because they have met, or must not", () => {
    expect(reasonFor(tournamentOf(six), 4, 1)).toEqual({ code: "have-met", round: 1 });
    const forbidden = tournamentOf(six, { forbidden: [[1, 3]] });
    expect(reasonFor(forbidden, 1, 3)).toEqual({ code: "forbidden" });
  });

  it("because both must have the same colour", () => {
    const twice = tournamentOf(["w31 w41", "w41 w31", "b10 b20", "b20 b10", "", "", "", ""]);
    expect(reasonFor(twice, 1, 2)).toEqual({
      code: "same-absolute-preference",
      colour: "black",
    });
  });

  it("because a criterion would suffer: two whites due black are worse than one of each [C12]", () => {
    expect(reasonFor(tournamentOf(six), 1, 3)).toEqual({
      code: "criterion",
      bracket: 1,
      criterion: "C12",
      worseBy: 1,
      alternative: { pairs: [[1, 3]], downfloaters: [2] },
    });
  });

  it("because one would have to leave a bracket with fewer pairs [C6]", () => {
    const reason = reasonFor(tournamentOf(["w31", "b41", "b10", "w20"]), 1, 4);
    expect(reason).toMatchObject({ code: "criterion", bracket: 1, criterion: "C6", worseBy: 1 });
  });

  it("because the others could not all be paired", () => {
    // If 1 meets 2, players 3 and 4 are left, who have met.
    const reason = reasonFor(tournamentOf(["w5=", "w6=", "w4=", "b3=", "b1=", "b2="]), 1, 2);
    expect(reason?.code).not.toBe("they-meet");
    const four = tournamentOf(["", "", "", ""], { forbidden: [[3, 4]] });
    expect(reasonFor(four, 1, 2)).toEqual({ code: "not-completable", bracket: 1 });
  });

  it("because it comes later among equally good ones", () => {
    expect(reasonFor(tournamentOf(["", "", "", ""]), 1, 4)).toEqual({
      code: "later",
      bracket: 1,
      alternative: {
        pairs: [
          [1, 4],
          [2, 3],
        ],
        downfloaters: [],
      },
    });
  });

  it("by the simplest exchange in a bracket too large to be solved", () => {
    const half = 65;
    const fresh = tournamentOf(Array.from({ length: 2 * half }, () => ""));
    expect(reasonFor(fresh, 1, 2)).toEqual({
      code: "later",
      bracket: 1,
      alternative: {
        pairs: [
          [1, 2],
          [half + 1, half + 2],
        ],
        downfloaters: [],
      },
    });
    const colours = Array.from({ length: half }, (_, at) => (at % 2 === 0 ? "wb" : "bw"));
    const drawn = tournamentOf([
      ...colours.map(([own], at) => `${own}${at + 1 + half}=`),
      ...colours.map(([, theirs], at) => `${theirs}${at + 1}=`),
    ]);
    expect(reasonFor(drawn, 1, 3)).toMatchObject({
      code: "exchange",
      criterion: "C12",
      worseBy: 2,
      alternative: { pairs: [[1, 3], expect.anything()], downfloaters: [] },
    });
  });

  it("never because something would be better than in the pairing that was chosen", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomFrom(seed);
      playTournament(randomHabits(random, 6, 16), random, (tournament, round) => {
        const [one, other] = [1, 2].map((share) => tournament.players.at(-share)!.number);
        const reason = reasonFor(tournament, one!, other!);
        expect(reason === null).toBe(round === null);
        if (reason?.code === "criterion") expect(reason.worseBy).toBeGreaterThan(0);
      });
    }
  });
});
