import { describe, expect, test } from "vitest";
import {
  chainFrom,
  fieldFrom,
  ranksOf,
  roundRobinFrom,
  valuesOf,
} from "../../test/chess-events.ts";
import { chainOf } from "./chain.ts";
import type { Derivation, RankingField } from "./criterion.ts";
import { countingTerms } from "./evaluate-derivation.ts";
import { leadDifferences } from "./lead-differences.ts";
import { derivationsOf, whyAhead } from "./rank.ts";
import { chainWarnings } from "./warnings.ts";

/** The rulebook's crosstable: players A to G are 1 to 7. */
const CROSSTABLE = roundRobinFrom(`
  - = = 1 1 1 1
  = - = = 1 1 1
  = = - = = 1 1
  0 = = - 1 1 1
  0 0 = 0 - 1 1
  0 0 0 0 0 - 1
  0 0 0 0 0 0 -
`);
const [A, C, D, E] = [1, 3, 4, 5];

const derive = (code: string, field: RankingField, entry: number): Derivation => {
  const chain = chainOf([code]);
  const [derivation] = chain.ok ? derivationsOf(chain.value, field, entry) : [];
  if (derivation === undefined) throw new Error(code);
  return derivation;
};

describe("crosstable A–G", () => {
  test("gives 5, 4½, 4, 4, 2½, 1 and 0 points", () => {
    expect(valuesOf("PTS", CROSSTABLE)).toEqual([5, 4.5, 4, 4, 2.5, 1, 0]);
  });

  test("gives C a Sonneborn-Berger of 9 and D of 7¾, so that C is ahead", () => {
    const values = valuesOf("SB", CROSSTABLE);
    expect([values[C - 1], values[D - 1]]).toEqual([9, 7.75]);
    expect(ranksOf("PTS, SB", CROSSTABLE).slice(2, 4)).toEqual([
      [C, 3],
      [D, 4],
    ]);
  });

  test("shows C's 2½ + 2¼ + 2 + 1¼ + 1 + 0", () => {
    const { terms } = derive("SB", CROSSTABLE, C);
    expect(terms.map(({ amount }) => amount)).toEqual([2.5, 2.25, 2, 1.25, 1, 0]);
    expect(terms[0]).toEqual({
      round: 1,
      opponent: A,
      amount: 2.5,
      what: "score",
      score: 5,
      weight: 0.5,
    });
  });

  test("explains the difference of 1¼ by the games against A and E alone", () => {
    const lead = whyAhead(chainFrom("PTS, SB"), CROSSTABLE, D, C);
    expect(lead && leadDifferences(lead)).toEqual([
      { opponent: A, ahead: 2.5, behind: 0, difference: 2.5 },
      { opponent: E, ahead: 1.25, behind: 2.5, difference: -1.25 },
    ]);
  });

  test("makes Buchholz say nothing: it differs only by the own score, and there is a warning", () => {
    const total = 21;
    const points = valuesOf("PTS", CROSSTABLE);
    expect(valuesOf("BH", CROSSTABLE)).toEqual(points.map((own) => total - own));
    const chain = chainOf(["PTS", "BH/C1"]);
    expect(chain.ok && chainWarnings(chain.value, CROSSTABLE)).toEqual([
      {
        code: "criterion-unsuited",
        criterion: "BH/C1",
        pairing: "pre-determined",
        article: "C.07 8",
      },
    ]);
  });

  test("gives by Koya the points against those with half of the 6 possible or more", () => {
    expect(valuesOf("KS", CROSSTABLE)).toEqual([2, 1.5, 1.5, 1, 0.5, 0, 0]);
    expect(valuesOf("KS/L75", CROSSTABLE)[C - 1]).toBe(1);
    expect(valuesOf("KS/L-1", CROSSTABLE)[C - 1]).toBe(2);
  });
});

describe("refined Buchholz", () => {
  test("is the sum of the opponents' Buchholz", () => {
    const field = fieldFrom(`
      2000: 3w1 2b1
      2000: 4w1 1w0
      2000: 1b0 4w=
      2000: 2b0 3b=
    `);
    expect(valuesOf("BH", field)).toEqual([1.5, 2.5, 2.5, 1.5]);
    expect(valuesOf("SOB", field)).toEqual([5, 3, 3, 5]);
    expect(valuesOf("AOB", field)).toEqual([2.5, 1.5, 1.5, 2.5]);
  });
});

describe("progressive score", () => {
  test("is 1½ for a draw and a draw, 1 for a loss and a win", () => {
    const field = fieldFrom(`
      2000: 3w= 4b=
      2000: 4w0 3b1
      2000: 1b= 2w0
      2000: 2b1 1w=
    `);
    expect(valuesOf("PTS", field).slice(0, 2)).toEqual([1, 1]);
    expect(valuesOf("PS", field).slice(0, 2)).toEqual([1.5, 1]);
  });

  test("leaves out the score after the first round with Cut-1", () => {
    const field = fieldFrom("2000: 2w1 2b= 2w1\n2000: 1b0 1w= 1b0");
    expect(valuesOf("PS", field)).toEqual([5, 1]);
    expect(valuesOf("PS/C1", field)).toEqual([4, 1]);
    expect(derive("PS/C1", field, 1).terms[0]).toMatchObject({ amount: 1, cut: "early-round" });
  });
});

describe("performance as the opponents' ratings", () => {
  test("lets the player rated 2400 pass the grandmaster rated 2600 after a draw", () => {
    const field = fieldFrom(`
      2600: 3w1 2b=
      2400: 4b1 1w=
      2000: 1b0 .
      2000: 2w0 .
    `);
    expect(valuesOf("ARO", field).slice(0, 2)).toEqual([2200, 2300]);
    expect(valuesOf("SRO", field).slice(0, 2)).toEqual([4400, 4600]);
    expect(ranksOf("PTS, ARO", field).slice(0, 2)).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});

describe("other tie-breaks of the rulebook", () => {
  test("a drawn direct encounter goes to the one with Black, if that is the rule", () => {
    const field = fieldFrom("2000: 2w=\n2000: 1b=");
    expect(ranksOf("PTS, DE", field)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(ranksOf("PTS, DE/B", field)).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test("a lost game is worth more than one not played, by the number of games", () => {
    const field = fieldFrom(`
      2000: 3w0 4b1
      2000: 4w- 3b1
      2000: 1b1 2w0
      2000: 2b+ 1w0
    `);
    expect(valuesOf("NUM", field)).toEqual([2, 1, 2, 1]);
    expect(ranksOf("PTS, NUM", field)[0]).toEqual([1, 1]);
    expect(countingTerms(derive("NUM", field, 2)).map(({ round }) => round)).toEqual([2]);
  });

  test("a play-off is decided by the places the director entered, and only among those tied", () => {
    const places = new Map([
      [2, 1],
      [1, 2],
    ]);
    const field = fieldFrom("2000: 2w=\n2000: 1b=\n2000: U\n2000: H", {
      playOff: { games: "blitz", places },
    });
    expect(ranksOf("PTS, PO", field)).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
      [4, 4],
    ]);
  });
});
