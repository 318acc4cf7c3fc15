import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { firstInSequence } from "../../src/pairing/fide-dutch/sequence.ts";
import { sequenceDigits } from "../../src/pairing/fide-dutch/weights.ts";
import { listedMatching } from "./listed-matching.ts";
import { type Candidate, compareExchanges, heterogeneous } from "./reference-candidates.ts";
import { peopleOf } from "./reference-players.ts";
import { tournamentOf } from "./written.ts";

/** A bracket in which everybody may meet everybody, and how many pairs it is to have. */
interface Shape {
  /** Moved-down players, and how many of them are paired. */
  readonly moved: number;
  readonly paired: number;
  readonly residents: number;
  readonly pairs: number;
}

const written = (pairs: readonly (readonly [number, number])[]): string =>
  pairs
    .map(([a, b]) => `${Math.min(a, b) + 1}-${Math.max(a, b) + 1}`)
    .toSorted()
    .join(" ");

const placesOf = ({ pairs }: Candidate): readonly (readonly [number, number])[] =>
  pairs.map(([a, b]) => [a.place, b.place] as const);

/** Every pairing of a bracket in the order in which articles 3 and 4 generate it first. */
const generated = (shape: Shape): readonly (readonly (readonly [number, number])[])[] => {
  const people = peopleOf(tournamentOf(new Array<string>(shape.moved + shape.residents).fill("")));
  const [moved, residents] = [people.slice(0, shape.moved), people.slice(shape.moved)];
  const first = new Map<string, readonly (readonly [number, number])[]>();
  for (const candidate of heterogeneous(moved, residents, shape.pairs, shape.paired)) {
    const pairs = placesOf(candidate);
    if (!first.has(written(pairs))) first.set(written(pairs), pairs);
  }
  return [...first.values()];
};

/** What the engine takes first if just these pairings are equally good. */
const engineTakes = (
  { moved, residents, pairs }: Shape,
  among: readonly (readonly (readonly [number, number])[])[],
  sequence = sequenceDigits(moved + residents, 1),
): string => {
  const players = moved + residents;
  const partners = among.map((each) => {
    const partner = new Array<number>(2 * (players - pairs)).fill(-1);
    let below = players;
    for (const [a, b] of each) {
      partner[a] = b;
      partner[b] = a;
    }
    for (let a = 0; a < players; a++) {
      if (partner[a] !== -1) continue;
      partner[a] = below;
      partner[below++] = a;
    }
    return partner;
  });
  const matching = listedMatching(sequence.choice.lane + 1, partners);
  matching.solve();
  const isBracketPair = (_: number, b: number): boolean => b >= moved && b < players;
  return written(
    firstInSequence(
      {
        ranks: Int32Array.from({ length: players }, (_, rank) => rank),
        residents: moved,
        next: players,
        rest: players,
        whole: false,
        byeScore: null,
      },
      {
        matching,
        movedScores: [{ from: 0, to: moved }],
        sequence,
        size: 2 * (players - pairs),
        isBracketPair,
        isPairInView: isBracketPair,
        attained: () => 0,
      },
    ),
  );
};

const homogeneous = (residents: number, pairs = residents >> 1): Shape => {
  return { moved: 0, paired: 0, residents, pairs };
};
const mixed = (moved: number, paired: number, residents: number, pairs: number): Shape => {
  return { moved, paired, residents, pairs };
};
const named = (shape: Shape): readonly [string, Shape] => [
  `${shape.moved ? `${shape.paired} of ${shape.moved} moved down and ` : ""}${shape.residents} residents in ${shape.pairs} pairs`,
  shape,
];

const SHAPES = [
  ...[2, 3, 4, 5, 6, 7, 8].map((players) => homogeneous(players)),
  ...[homogeneous(4, 1), homogeneous(5, 1), homogeneous(6, 2), homogeneous(7, 2)],
  ...[mixed(1, 1, 3, 2), mixed(1, 1, 4, 2), mixed(1, 1, 5, 3), mixed(1, 1, 6, 3)],
  ...[mixed(2, 2, 4, 3), mixed(2, 2, 5, 3), mixed(3, 3, 3, 3), mixed(3, 3, 4, 3)],
  ...[mixed(2, 1, 4, 2), mixed(2, 1, 5, 3), mixed(3, 2, 4, 3), mixed(3, 1, 3, 2)],
  ...[mixed(2, 0, 4, 2), mixed(2, 0, 5, 2), mixed(4, 2, 2, 2)],
];
const LARGER = [
  ...[homogeneous(9), homogeneous(10), homogeneous(8, 3), homogeneous(9, 3)],
  ...[mixed(1, 1, 7, 4), mixed(1, 1, 8, 4), mixed(2, 2, 6, 4), mixed(3, 3, 5, 4)],
  ...[mixed(4, 3, 5, 4), mixed(3, 2, 6, 4)],
];

describe("the order of candidates (articles 3 and 4)", () => {
  const shapes = [...SHAPES, ...sweep([], LARGER)].map(named);

  it.each(shapes)(
    "is that of a literal enumeration, one candidate after another: %s",
    (_, shape) => {
      const candidates = generated(shape);
      const sequence = candidates.map((_, index) => engineTakes(shape, candidates.slice(index)));
      expect(sequence).toEqual(candidates.map(written));
    },
  );

  const small = shapes.filter(([, shape]) => generated(shape).length <= sweep(50, 120));
  it.each(small)("prefers of any two candidates the one generated earlier: %s", (_, shape) => {
    const candidates = generated(shape);
    const wrong: string[] = [];
    for (const [index, later] of candidates.entries()) {
      for (const earlier of candidates.slice(0, index)) {
        const taken = engineTakes(shape, [earlier, later]);
        if (taken !== written(earlier)) wrong.push(`${taken} before ${written(earlier)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("puts no exchange before a far opponent, however many are between", () => {
    // The players moved down meet those from 24 to 43, so that 23 and 44 are neighbours.
    const moved = Array.from({ length: 20 }, (_, a) => [a, a + 23] as const);
    const original = [...moved, [20, 44] as const, [21, 43] as const];
    const exchanged = [...moved, [20, 22] as const, [43, 44] as const];
    const taken = engineTakes(mixed(20, 20, 25, 22), [original, exchanged]);
    expect(taken).toBe(written(original));
  });

  it("is the same in a large bracket, where choices have a lane of their own", () => {
    const sequence = sequenceDigits(9999, 1);
    expect(sequence.choice).toEqual({ lane: sequence.difference.lane + 1, unit: 1 });
    const candidates = generated(homogeneous(7));
    const taken = candidates.map((_, index) =>
      engineTakes(homogeneous(7), candidates.slice(index), sequence),
    );
    expect(taken).toEqual(candidates.map(written));
  });
});

describe("exchanges of residents", () => {
  const exchange = (text: string) => {
    const [toS1, toS2] = text.split("↔").map((side) => side.split("+").map(Number));
    return { toS1: toS1!, toS2: toS2! };
  };

  it.each([
    ["6↔5", "6+7↔5+4", "fewer players"],
    ["6↔4", "8↔5", "the smaller difference"],
    ["6+8↔4+3", "8+9↔5+4", "the smaller difference of sums"],
    ["7↔5", "6↔4", "the larger number moved down"],
    ["6+7↔5+2", "6+7↔4+3", "the larger differing number moved down"],
    ["6+7+8↔5+4+1", "6+7+8↔5+3+2", "the larger differing number moved down, of three"],
    ["6+9↔5+4", "7+8↔5+4", "the smaller differing number moved up"],
    ["6+7+10↔5+4+3", "6+8+9↔5+4+3", "the smaller differing number moved up, of three"],
  ])("%s goes before %s: %s (4.3.2)", (one, other) => {
    expect(compareExchanges(exchange(one), exchange(other))).toBeLessThan(0);
    expect(compareExchanges(exchange(other), exchange(one))).toBeGreaterThan(0);
  });
});
