import { expect, test } from "vitest";
import { expectedThousandths } from "./expectation.ts";

test("The normal distribution agrees with a numerical integral of its density", () => {
  // Simpson’s rule for the density of differences, which have a deviation of 200 · √2.
  const deviation = 200 * Math.SQRT2;
  const density = (x: number) => Math.exp(-0.5 * (x / deviation) ** 2);
  let sum = 0;
  for (let difference = 0; difference < 1700; difference++) {
    const exact = 0.5 + sum / (deviation * Math.sqrt(2 * Math.PI));
    expect(Math.abs(expectedThousandths(difference, "normal") / 1000 - exact)).toBeLessThan(
      0.000501,
    );
    sum += (density(difference) + 4 * density(difference + 0.5) + density(difference + 1)) / 6;
  }
});

test("Both players together expect one point", () => {
  for (let difference = -2000; difference <= 2000; difference++) {
    for (const by of ["table", "normal"] as const) {
      const [one, other] = [difference, -difference].map((d) => expectedThousandths(d, by));
      expect((one ?? 0) + (other ?? 0)).toBe(1000);
    }
  }
});

test("The table is certain from 735 on", () => {
  const at = (difference: number) => expectedThousandths(difference, "table");
  expect([734, 735, 736, 5000].map(at)).toEqual([990, 1000, 1000, 1000]);
});
