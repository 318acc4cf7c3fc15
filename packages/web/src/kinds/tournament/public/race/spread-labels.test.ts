import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisTicks, rankTicks } from "./axis-ticks.ts";
import { spreadLabels } from "./spread-labels.ts";

describe("labels at the ends of lines", () => {
  it("stand where their lines end if there is room", () => {
    expect(
      spreadLabels(
        [
          { at: 100, height: 22 },
          { at: 20, height: 22 },
        ],
        300,
      ),
    ).toEqual([100, 20]);
  });

  it("never cover each other, and keep the order of the lines", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: 0, max: 400 }), height: fc.constant(22) }), {
          maxLength: 6,
        }),
        (labels) => {
          const places = spreadLabels(labels, 400);
          const sorted = labels
            .map(({ at }, index) => ({ at, place: places[index] ?? 0 }))
            .sort((a, b) => a.place - b.place);
          for (const [index, one] of sorted.entries()) {
            const next = sorted[index + 1];
            if (next === undefined) continue;
            expect(next.place - one.place).toBeGreaterThanOrEqual(21);
            expect(next.at).toBeGreaterThanOrEqual(one.at);
          }
        },
      ),
    );
  });
});

describe("ticks", () => {
  it("are few and round, and name the first rank and the last", () => {
    expect(rankTicks(24)).toEqual([1, 5, 10, 15, 20, 24]);
    expect(rankTicks(3)).toEqual([1, 2, 3]);
    expect(rankTicks(1)).toEqual([1]);
    expect(rankTicks(400).length).toBeLessThanOrEqual(8);
    expect(axisTicks(-612, 519)).toEqual([-500, 0, 500]);
  });
});
