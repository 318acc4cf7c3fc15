import { describe, expect, it } from "vitest";
import { card, nextRound } from "../../test/simulated-tournament.ts";
import type { Line, Scorecard } from "../base/scorecard.ts";
import { canStillReach, settledRanks } from "./gibson.ts";
import { kingOfTheHill } from "./king-of-the-hill/king-of-the-hill.ts";
import { defaultOptions } from "./options.ts";
import { pairingOrder } from "./standing-order.ts";

const booked = (round: number, won: boolean, spread: number): Line => ({
  kind: "unplayed",
  round,
  reason: "bye",
  opponent: null,
  credit: won ? "win" : "loss",
  spread,
});

/** A player with these wins in ten rounds and this spread. */
const standing = (entry: number, wins: number, spread: number): Scorecard =>
  card(entry, {
    lines: Array.from({ length: 10 }, (_, index) =>
      booked(index + 1, index < wins, index === 0 ? spread : 0),
    ),
  });

const order = (...cards: readonly Scorecard[]) => pairingOrder(cards, 10);
const rules = { gibson: true, gibsonSpread: 500, prizes: 2 };
const pairOf = (cards: readonly Scorecard[], rounds: number, gibson = true) => {
  const options = { ...defaultOptions(kingOfTheHill.options), ...rules, gibson };
  return kingOfTheHill.pair(nextRound(cards, rounds), options);
};

describe("The Gibson rule", () => {
  it("lets two wins be made up in two rounds only with enough spread", () => {
    const [leader, chaser, far] = order(
      standing(1, 9, 1500),
      standing(2, 7, -500),
      standing(3, 7, -501),
    );
    if (leader === undefined || chaser === undefined || far === undefined) throw new Error("three");
    expect(canStillReach(chaser, leader, 2, 500)).toBe(true);
    expect(canStillReach(far, leader, 2, 500)).toBe(false);
    expect(canStillReach(far, leader, 3, 500)).toBe(true);
    expect(canStillReach(chaser, leader, 1, 500)).toBe(false);
  });

  it("settles a rank that nobody below reaches and whose holder reaches nobody above", () => {
    const close = order(standing(1, 9, 0), standing(2, 8, 0), standing(3, 5, 0), standing(4, 4, 0));
    expect(settledRanks(close, 1, rules)).toEqual([]);
    const clear = order(
      standing(1, 10, 0),
      standing(2, 8, 0),
      standing(3, 6, 0),
      standing(4, 5, 0),
    );
    expect(settledRanks(clear, 1, rules)).toEqual([0, 1]);
    expect(settledRanks(clear, 1, { ...rules, prizes: 1 })).toEqual([0]);
  });

  it("pairs settled players with each other", () => {
    const cards = [standing(1, 10, 0), standing(2, 8, 0), standing(3, 6, 0), standing(4, 5, 0)];
    const answer = pairOf(cards, 11);
    expect(answer.ok && answer.value.games[0]).toEqual({
      players: [1, 2],
      notes: [
        { code: "gibsonised", entry: 1, rank: 1 },
        { code: "gibsonised", entry: 2, rank: 2 },
      ],
    });
  });

  it("pairs a single settled player with the best who has no chance for a prize", () => {
    const cards = [
      standing(1, 10, 0),
      standing(2, 7, 0),
      standing(3, 7, -10),
      standing(4, 7, -20),
      standing(5, 5, 0),
      standing(6, 4, 0),
    ];
    const answer = pairOf(cards, 11);
    expect(answer.ok && answer.value.games.map(({ players }) => players)).toEqual([
      [1, 5],
      [2, 3],
      [4, 6],
    ]);
    const off = pairOf(cards, 11, false);
    expect(off.ok && off.value.games[0]?.players).toEqual([1, 2]);
  });
});
