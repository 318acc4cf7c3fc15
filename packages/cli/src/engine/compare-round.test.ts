import type { DutchRound, DutchSide } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { compareRound } from "./compare-round.ts";

const side = (number: number): DutchSide => ({ number, score: 0, due: null, float: "none" });

const round = (pairs: readonly (readonly [number, number])[], bye: number | null): DutchRound => ({
  pairs: pairs.map(([white, black]) => ({
    white: side(white),
    black: side(black),
    colourRule: "initial-colour",
    bracket: 1,
  })),
  bye,
  brackets: [],
});

const same = { startingRankOf: (number: number) => number };

const differences = (
  expected: DutchRound,
  pairs: readonly (readonly [white: number, black: number, coloured?: boolean])[],
  byes: readonly number[] = [],
) => {
  const found = pairs.map(([white, black, coloured = true]) => ({ white, black, coloured }));
  return compareRound(expected, same, { pairs: found, byes }).map(
    (it) => `${it.expected} | ${it.found}`,
  );
};

describe("comparing a round with the rules", () => {
  const expected = round(
    [
      [1, 3],
      [4, 2],
    ],
    5,
  );

  test("the same pairs, colours and bye in any order are no difference", () => {
    expect(
      differences(
        expected,
        [
          [4, 2],
          [1, 3],
        ],
        [5],
      ),
    ).toEqual([]);
  });

  test("exchanged colours are one, unless the file gives none", () => {
    expect(
      differences(
        expected,
        [
          [3, 1],
          [4, 2],
        ],
        [5],
      ),
    ).toEqual(["1 - 3 | 3 - 1"]);
    expect(
      differences(
        expected,
        [
          [1, 3],
          [2, 4, false],
        ],
        [5],
      ),
    ).toEqual([]);
  });

  test("every board that differs stands there once", () => {
    expect(
      differences(
        expected,
        [
          [1, 4],
          [3, 2],
        ],
        [5],
      ),
    ).toEqual(["1 - 3 | 1 - 4", "4 - 2 | 3 - 2"]);
    expect(
      differences(
        expected,
        [
          [1, 3],
          [4, 5],
        ],
        [2],
      ),
    ).toEqual(["4 - 2 | 4 - 5", "5 - bye | ", " | 2 - bye"]);
  });

  test("missing and additional boards are told", () => {
    expect(differences(expected, [[1, 3]], [5])).toEqual(["4 - 2 | "]);
    expect(
      differences(
        round([[1, 3]], null),
        [
          [1, 3],
          [4, 2],
        ],
        [5],
      ),
    ).toEqual([" | 4 - 2", " | 5 - bye"]);
  });
});
