import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { repeatDraw, seedAndHashOf } from "./commitments.ts";
import { drawOrder, isSeed, lotOf, lotsFrom, seedHash } from "./lots.ts";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));
const subjects = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 });

describe("the hash of a seed", () => {
  test("is the SHA-256 of its bytes", () => {
    expect(seedHash(SEED)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    fc.assert(
      fc.property(seeds, (seed) => {
        const expected = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
        expect(seedHash(seed)).toBe(expected);
      }),
    );
  });
});

describe("a lot", () => {
  test("is the HMAC-SHA256 of name/subject under the seed's bytes", () => {
    fc.assert(
      fc.property(seeds, fc.string(), fc.nat(), (seed, name, subject) => {
        const expected = createHmac("sha256", Buffer.from(seed, "hex"))
          .update(`${name.toWellFormed()}/${subject}`, "utf8")
          .digest("hex");
        expect(lotOf(seed, name, subject)).toBe(expected);
      }),
    );
  });

  test("agrees with RFC 4231, whose key of the first test is 20 bytes of 0b", () => {
    const rfc = createHmac("sha256", Buffer.alloc(20, 0x0b)).update("Hi There").digest("hex");
    expect(rfc).toBe("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  });
});

describe("a draw", () => {
  test("is ordered by the lots, smallest first", () => {
    const order = drawOrder(SEED, "stage/1/quartile/1", [1, 2, 3, 4, 5, 6, 7, 8]);
    const lots = order.map((subject) => lotOf(SEED, "stage/1/quartile/1", subject));
    expect(lots).toEqual([...lots].sort());
    expect(order).toEqual([1, 6, 8, 5, 3, 7, 2, 4]);
  });

  test("does not depend on the order in which the subjects are given", () => {
    fc.assert(
      fc.property(seeds, subjects, (seed, given) => {
        expect(drawOrder(seed, "draw", [...given].reverse())).toEqual(
          drawOrder(seed, "draw", given),
        );
      }),
    );
  });

  test("of two subjects does not depend on a third", () => {
    fc.assert(
      fc.property(seeds, subjects, fc.nat(29), (seed, given, index) => {
        const without = given.filter((_, at) => at !== index);
        expect(drawOrder(seed, "draw", without)).toEqual(
          drawOrder(seed, "draw", given).filter((subject) => without.includes(subject)),
        );
      }),
    );
  });

  test("holds every subject once", () => {
    fc.assert(
      fc.property(seeds, subjects, (seed, given) => {
        expect([...drawOrder(seed, "draw", given)].sort((a, b) => a - b)).toEqual(
          [...given].sort((a, b) => a - b),
        );
      }),
    );
  });

  test("gives each of 24 orders of four subjects the same chance", () => {
    const counts = new Map<string, number>();
    const draws = 4800;
    for (let draw = 0; draw < draws; draw++) {
      const order = drawOrder(SEED, `draw/${draw}`, [1, 2, 3, 4]).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = draws / 24;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: above 49.7 in one of a thousand cases.
    expect(chiSquare).toBeLessThan(49.7);
  });
});

describe("draws written down", () => {
  const lots = lotsFrom(SEED);
  lots.order("a", [1, 2, 3]);
  lots.order("b", [4, 5, 6, 7]);

  test("are remembered in the order in which they were made", () => {
    expect(lots.draws.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  test("match their seed, and no other", () => {
    const wrong = (seed: string) =>
      lots.draws.filter((draw) => !repeatDraw(seedAndHashOf(seed), draw).matches);
    expect(wrong(SEED)).toEqual([]);
    expect(wrong("ff".repeat(32))).not.toEqual([]);
  });

  test("show when two places were exchanged", () => {
    const [a, b] = lots.draws;
    const [first, second, ...rest] = b!.order;
    const tampered = { ...b!, order: [second!, first!, ...rest] };
    expect(repeatDraw(seedAndHashOf(SEED), a!).matches).toBe(true);
    expect(repeatDraw(seedAndHashOf(SEED), tampered)).toEqual({
      draw: tampered,
      seedHash: seedHash(SEED),
      expected: b!.order,
      matches: false,
    });
  });
});

test("a seed is 64 lower-case hexadecimal digits", () => {
  expect(isSeed(SEED)).toBe(true);
  for (const wrong of ["", SEED.toUpperCase(), SEED.slice(1), `${SEED}0`, `g${SEED.slice(1)}`]) {
    expect(isSeed(wrong)).toBe(false);
  }
});
