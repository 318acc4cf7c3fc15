import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { roundsMet, totalsOf } from "../../src/base/scorecard.ts";
import { cardsOf, pairedRound, pairedRounds, verifyJournal } from "../../src/tournament/index.ts";
import { competition, type Play, play, playTo, refusalOf } from "../play.ts";

const championship = "scrabble-championship";

/** Scores as in a random tournament, by a seed. */
const randomScores =
  (seed: number) =>
  (first: number, second: number, round: number): readonly [number, number] => {
    const noise = (entry: number): number => {
      let x = Math.imul(seed ^ (entry * 0x9e3779b1) ^ (round * 0x85ebca6b), 0xc2b2ae35);
      x ^= x >>> 15;
      return (Math.imul(x, 0x27d4eb2f) >>> 8) % 250;
    };
    return [300 + noise(first) - first, 300 + noise(second) - second];
  };

const seedOf = (n: number): string => n.toString(16).padStart(64, "0");

/** A championship up to `rounds`, with all randomness from `n`. */
const played = (players: number, rounds: number, n: number): Play =>
  playTo(competition(championship, players, {}, seedOf(n)), rounds, randomScores(n));

describe("a championship of any size", () => {
  it("gives everybody a game or a bye in every round", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 64 }), fc.nat(1e6), (players, n) => {
        const { state } = played(players, 21, n);
        for (const round of pairedRounds(state)) {
          const seen = [
            ...round.games.flatMap(({ seats }) => seats),
            ...round.unplayed.map(({ entry }) => entry),
          ].sort((a, b) => a - b);
          expect(seen).toEqual([...state.entries.keys()]);
        }
      }),
      { numRuns: sweep(4, 12) },
    );
  });

  it("repeats no game in New Swiss", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 64 }), fc.nat(1e6), (players, n) => {
        for (const card of cardsOf(played(players, 20, n).state)) {
          for (let other = 1; other <= players; other++) {
            expect(roundsMet(card, other).length).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: sweep(4, 12) },
    );
  });

  it("says when opponents run out, and goes on with one more repeat allowed", () => {
    const before = played(4, 3, 3);
    expect(refusalOf(before, { type: "draft-round" })).toEqual({
      code: "no-pairing-within-repeats",
      repeats: 0,
    });
    const after = play(before, [{ type: "draft-round", options: { repeats: 1 } }]);
    expect(pairedRound(after.state, 4)?.games).toHaveLength(2);
    expect(pairedRound(after.state, 4)?.games[0]?.notes.map(({ code }) => code)).toContain(
      "repeat",
    );
  });

  it("gives nobody a second bye before everybody had one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 14, max: 30 }), fc.nat(1e6), (half, n) => {
        const players = 2 * half + 1;
        const { state } = played(players, 20, n);
        const byes = cardsOf(state).map((card) => totalsOf(card).byes);
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      }),
      { numRuns: sweep(4, 12) },
    );
  });

  it("always lets the one start who has started less for the games played", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 64 }), fc.nat(1e6), (players, n) => {
        const { state } = played(players, 20, n);
        const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
        const balance = (entry: number, rounds: number): number => {
          const card = cards.get(entry);
          if (card === undefined) return 0;
          const { starts, replies } = totalsOf(card, rounds);
          return starts - replies;
        };
        for (const round of pairedRounds(state)) {
          for (const { seats } of round.games) {
            const [starter, replier] = seats.map((entry) => balance(entry, round.number - 1));
            expect(starter).toBeLessThanOrEqual(replier ?? 0);
          }
        }
      }),
      { numRuns: sweep(4, 12) },
    );
  });

  it("lets starts and replies differ by at most one, but where two met who were both due", () => {
    const gaps: number[] = [];
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 64 }), fc.nat(1e6), (players, n) => {
        for (const card of cardsOf(played(players, 20, n).state)) {
          const { starts, replies } = totalsOf(card);
          gaps.push(Math.abs(starts - replies));
        }
      }),
      { numRuns: sweep(4, 12) },
    );
    // Two players who are both a start ahead may have to meet when opponents run out.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3);
    expect(gaps.filter((gap) => gap > 1).length / gaps.length).toBeLessThan(0.25);
  });

  it("leaves nobody more than one start ahead after the preliminary groups", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 60 }), fc.nat(1e6), (players, n) => {
        for (const card of cardsOf(played(players, 3, n).state)) {
          const { starts, replies } = totalsOf(card);
          expect(Math.abs(starts - replies)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: sweep(7, 20) },
    );
  });

  it("can be verified from its journal", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 44 }), fc.nat(1e6), (players, n) => {
        expect(verifyJournal(played(players, 23, n).events).sound).toBe(true);
      }),
      { numRuns: sweep(3, 6) },
    );
  });
});
