import { describe, expect, it } from "vitest";
import { card, nextRound } from "../../test/simulated-tournament.ts";
import type { Line, Scorecard } from "../base/scorecard.ts";
import { type ByeMethod, byeCandidates } from "./byes.ts";
import { roundField } from "./round-field.ts";
import { pairingOrder } from "./standing-order.ts";

const bye = (round: number): Line => ({
  kind: "unplayed",
  round,
  reason: "bye",
  opponent: null,
  credit: "none",
  spread: 0,
});

/** Five players in rank order after two rounds; 4 and 5 have had a bye. */
const cards: readonly Scorecard[] = [1, 2, 3, 4, 5].map((entry) =>
  card(entry, { lines: [entry === 5 ? bye(1) : undefined, entry === 4 ? bye(2) : undefined] }),
);

const turns = (method: ByeMethod, rounds: number, field = cards): readonly number[] => {
  const input = nextRound(field, rounds);
  const standings = pairingOrder(field, input.basedOn);
  const ranks = standings.map((_, rank) => rank);
  const built = roundField(standings, input.round, []);
  return byeCandidates(built, ranks, input, method).map(({ rank }) => rank + 1);
};

describe("The bye", () => {
  it("goes to the lowest of those with the fewest byes", () => {
    expect(turns("fewest-byes", 3)).toEqual([3, 2, 1]);
  });

  it("goes, German method, to the Nth from the bottom with N rounds left", () => {
    expect(turns("german", 3)[0]).toBe(3);
    expect(turns("german", 4)).toEqual([2, 3, 1]);
    expect(turns("german", 5)[0]).toBe(1);
    expect(turns("german", 50)[0]).toBe(1);
  });

  it("goes top-down to the highest without a bye", () => {
    expect(turns("top-down", 3)).toEqual([1, 2, 3]);
  });

  it("goes always to the bottom, whoever had one", () => {
    expect(turns("always-bottom", 3)).toEqual([5, 4, 3, 2, 1]);
  });

  it("goes in round 1 to the lowest rated by every method", () => {
    const fresh = [1, 2, 3].map((entry) => card(entry));
    for (const method of ["fewest-byes", "german", "top-down", "always-bottom"] as const) {
      expect(turns(method, 3, fresh)[0]).toBe(3);
    }
  });
});
