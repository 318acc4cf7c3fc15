import { describe, expect, it } from "vitest";
import { bakuAcceleration } from "./baku.ts";

describe("Baku acceleration", () => {
  const accelerated = (players: number): number => {
    const settings = { players, rounds: 9, win: 1 };
    const numbers = Array.from({ length: players }, (_, index) => index + 1);
    return numbers.filter((number) => bakuAcceleration(number, settings)[0] === 1).length;
  };

  it.each([
    [161, 82],
    [160, 80],
    [120, 60],
    [162, 82],
    [3, 2],
  ])("of %i players lifts %i", (players, upper) => {
    expect(accelerated(players)).toBe(upper);
  });

  it("gives a point in rounds 1–3 and half a point in rounds 4 and 5 of 9", () => {
    const settings = { players: 100, rounds: 9, win: 1 };
    expect(bakuAcceleration(1, settings)).toEqual([1, 1, 1, 0.5, 0.5, 0, 0, 0, 0]);
    expect(bakuAcceleration(51, settings)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it("counts in wins of the tournament's own points", () => {
    const settings = { players: 4, rounds: 4, win: 3 };
    expect(bakuAcceleration(2, settings)).toEqual([3, 1.5, 0, 0]);
  });
});
