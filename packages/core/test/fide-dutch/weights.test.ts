import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { digitsOf } from "../../src/matching/digits.ts";
import { heaviestMatching } from "../../src/matching/heaviest-matching.ts";
import type { Bracket } from "../../src/pairing/fide-dutch/bracket.ts";
import { findByeScore } from "../../src/pairing/fide-dutch/bye.ts";
import { isLegal } from "../../src/pairing/fide-dutch/compatibility.ts";
import { addedBy, type Criterion, criteriaOf } from "../../src/pairing/fide-dutch/criteria.ts";
import { bracketAt } from "../../src/pairing/fide-dutch/pair-bracket.ts";
import { pairBrackets } from "../../src/pairing/fide-dutch/pair-brackets.ts";
import { type Roster, rosterOf } from "../../src/pairing/fide-dutch/roster.ts";
import { randomPosition } from "./positions.ts";
import { randomFrom } from "./random.ts";

describe("digits of weights", () => {
  const digit = fc.integer({ min: 1, max: 3000 }).chain((range) =>
    fc.record({
      range: fc.constant(range),
      one: fc.integer({ min: 0, max: range }),
      other: fc.integer({ min: 0, max: range }),
    }),
  );

  it("compare as what they stand for does, first digit first, and stay exact", () => {
    fc.assert(
      fc.property(fc.array(digit, { minLength: 1, maxLength: 12 }), (digits) => {
        const places = digitsOf(
          digits.map(({ range }) => range),
          0,
        );
        const lanes = new Array<number>(places.at(-1)!.lane + 1).fill(0);
        for (const [index, { lane, unit }] of places.entries()) {
          lanes[lane]! += (digits[index]!.one - digits[index]!.other) * unit;
        }
        const first = digits.find(({ one, other }) => one !== other);
        expect(Math.sign(lanes.find((sum) => sum !== 0) ?? 0)).toBe(
          first === undefined ? 0 : Math.sign(first.one - first.other),
        );
        for (const sum of lanes) expect(Math.abs(sum)).toBeLessThan(2 ** 40);
      }),
    );
  });

  it("are refused where one of them alone would not fit", () => {
    expect(() => digitsOf([2 ** 40], 0)).toThrow(RangeError);
    expect(digitsOf([2 ** 40 - 1, 1], 0)).toEqual([
      { lane: 0, unit: 1 },
      { lane: 1, unit: 1 },
    ]);
  });
});

/** The maximum difference of a criterion's sums over two pairings. */
const spreadOf = (roster: Roster, bracket: Bracket, criterion: Criterion): number => {
  const { ranks, whole, byeScore } = bracket;
  const size = ranks.length + (ranks.length % 2);
  const most = (sign: 1 | -1): number => {
    const matching = heaviestMatching(size, 1);
    for (let b = 1; b < size; b++) {
      for (let a = 0; a < b; a++) {
        const rank = ranks[a]!;
        const isBye = whole && roster.mayHaveBye[rank] === 1 && roster.scores[rank] === byeScore;
        if (b === ranks.length) {
          if (isBye) matching.add(a, b, 0, sign * (criterion.ofBye?.(a) ?? 0));
        } else if (isLegal(roster, rank, ranks[b]!)) {
          matching.add(a, b, 0, sign * addedBy(criterion, a, b));
        }
      }
    }
    matching.solve();
    let sum = 0;
    for (let a = 0; a < size; a++) sum += matching.weightOf(a, matching.partner[a]!, 0) / 2;
    return sum;
  };
  return most(1) + most(-1);
};

describe("criteria", () => {
  it("never differ by more than their range, in brackets of every kind and view", () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= sweep(50, 6000); seed++) {
      const random = randomFrom(seed);
      const roster = rosterOf(randomPosition(random, 2, seed % 3 === 0 ? 40 : 14));
      const byeScore = findByeScore(roster);
      if (byeScore === "none") continue;
      for (const { group, moved } of pairBrackets(roster)!.steps) {
        for (const view of ["bracket", "next", "everybody"] as const) {
          const bracket = bracketAt(roster, group, moved, byeScore, view);
          for (const criterion of criteriaOf(roster, bracket, true)) {
            const spread = spreadOf(roster, bracket, criterion);
            if (spread > 0) seen.add(criterion.name);
            if (spread <= criterion.range) continue;
            expect.fail(
              `${criterion.name}: ${spread} > ${criterion.range} (seed ${seed}, bracket ${group + 1}, ${view})`,
            );
          }
        }
      }
    }
    const names = Array.from({ length: 18 }, (_, index) => `C${index + 4}`);
    expect([...seen].sort()).toEqual(names.filter((name) => name !== "C5").sort());
  });
});
