import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canAllBePaired,
  newcomers,
  nextRound,
  simulate,
} from "../../../test/simulated-tournament.ts";
import { roundsMet } from "../../base/scorecard.ts";
import { defaultOptions } from "../options.ts";
import { pairingOrder } from "../standing-order.ts";
import { factor, kingOfTheHill } from "./king-of-the-hill.ts";

describe("King of the hill", () => {
  it("pairs first with second, third with fourth, whatever the number of players", () => {
    const answer = kingOfTheHill.pair(
      nextRound(newcomers(40), 1),
      defaultOptions(kingOfTheHill.options),
    );
    expect(answer.ok && answer.value.games.map(({ players }) => players)).toEqual(
      Array.from({ length: 20 }, (_, board) => [2 * board + 1, 2 * board + 2]),
    );
  });

  it("never re-orders: board 1 is the leader against the nearest he can still be paired with", () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8, 10), fc.nat(), (players, seed) => {
        for (const { input, answer } of simulate(kingOfTheHill, players, players, seed).rounds) {
          if (!answer.ok) continue;
          const order = pairingOrder(input.cards, input.basedOn).map(({ card }) => card);
          const met = (a: number, b: number) => {
            const own = order.find(({ entry }) => entry === a);
            return own === undefined || roundsMet(own, b).length > 0;
          };
          const [leader, ...others] = order.map(({ entry }) => entry);
          const nearest = others.find(
            (other) =>
              !met(leader ?? 0, other) &&
              canAllBePaired(
                others.filter((each) => each !== other),
                (a, b) => !met(a, b),
              ),
          );
          expect(answer.value.games[0]?.players).toEqual([leader, nearest]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("lets the leaders meet again where one repeat is allowed, and says when they met", () => {
    const { cards } = simulate(kingOfTheHill, 2, 1, 1);
    const input = nextRound(cards, 2);
    const options = defaultOptions(kingOfTheHill.options);
    expect(kingOfTheHill.pair(input, options)).toEqual({
      ok: false,
      error: { code: "no-pairing-within-repeats", repeats: 0 },
    });
    const again = kingOfTheHill.pair(input, { ...options, repeats: 1 });
    expect(again.ok && again.value.games[0]?.notes).toEqual([
      { code: "by-rank", ranks: [1, 2] },
      { code: "repeat", meetings: 1, lastRound: 1 },
    ]);
  });
});

describe("Factor", () => {
  it("pairs players as many places apart as it says", () => {
    const options = { ...defaultOptions(factor.options), factor: 3 };
    const answer = factor.pair(nextRound(newcomers(6), 1), options);
    expect(answer.ok && answer.value.games.map(({ players }) => players)).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
  });
});
