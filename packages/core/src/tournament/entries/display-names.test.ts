import { describe, expect, it } from "vitest";
import { competition, nextRound, play } from "../../../test/play.ts";
import {
  displayName,
  displayNames,
  namedPlayers,
  pairedRounds,
  parseResultLine,
} from "../index.ts";

const NAME = "Müller, Anna";

describe("what players are called where a name has to say who is meant", () => {
  const called = (...people: readonly { name: string; club?: string }[]) => {
    const start = competition("fide-swiss", 0);
    const entries = people.map((one, index) => ({ ...one, fideId: `460000${index}` }));
    const { state } = play(start, [{ type: "add-entries", entries }]);
    return [...displayNames(state).values()];
  };

  it("is the name alone, where nobody else has it", () => {
    expect(called({ name: NAME, club: "SC Ulm" }, { name: "Schulz, Bert" })).toEqual([
      NAME,
      "Schulz, Bert",
    ]);
  });

  it("has the club behind it, where two of one name have different ones", () => {
    expect(called({ name: NAME, club: "SC Ulm" }, { name: "MÜLLER, Anna", club: "Bonn" })).toEqual([
      "Müller, Anna (SC Ulm)",
      "MÜLLER, Anna (Bonn)",
    ]);
  });

  it("has the number behind it, where the clubs do not tell them apart", () => {
    expect(called({ name: NAME, club: "Ulm" }, { name: NAME, club: "ulm" })).toEqual([
      "Müller, Anna (#1)",
      "Müller, Anna (#2)",
    ]);
    expect(called({ name: NAME, club: "Ulm" }, { name: NAME })).toEqual([
      "Müller, Anna (#1)",
      "Müller, Anna (#2)",
    ]);
  });

  it("is the number of who is not there", () => {
    expect(displayName(competition("fide-swiss", 2).state, 9)).toBe("#9");
  });
});

describe("a result line that names one of two", () => {
  const start = competition("fide-swiss", 2);
  const entries = [
    { name: NAME, club: "SC Ulm", fideId: "46", rating: 2400 },
    { name: NAME, club: "Bonn", fideId: "47", rating: 2300 },
  ];
  const { state } = nextRound(play(start, [{ type: "add-entries", entries }]));
  const [round] = pairedRounds(state);
  if (round === undefined) throw new Error("no round");
  const read = (line: string) => parseResultLine(line, round, namedPlayers(state), "win-draw-loss");

  it("is asked for, never guessed, and shows who there are", () => {
    for (const line of ["müller 1", "Müller, Anna 1"]) {
      expect(read(line)).toMatchObject({
        error: {
          code: "line-ambiguous-player",
          names: ["Müller, Anna (SC Ulm)", "Müller, Anna (Bonn)"],
        },
      });
    }
  });

  it("is clear with the club or the number", () => {
    expect(read("Müller, Anna (Bonn) 1")).toMatchObject({ value: { sides: [{ entry: 4 }, {}] } });
    expect(read("ulm 1")).toMatchObject({ value: { sides: [{ entry: 3 }, {}] } });
    // Pairing number 2: the second by rating.
    expect(read("#2 1")).toMatchObject({ value: { sides: [{ entry: 4 }, {}] } });
  });
});
