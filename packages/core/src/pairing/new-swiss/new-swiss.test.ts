import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canAllBePaired,
  card,
  newcomers,
  nextRound,
  type SimulatedRound,
  simulate,
} from "../../../test/simulated-tournament.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { roundsMet, totalsOf } from "../../base/scorecard.ts";
import { defaultOptions } from "../options.ts";
import { newSwiss } from "./new-swiss.ts";

const rules = defaultOptions(newSwiss.options);

const met = ({ input }: SimulatedRound, a: EntryId, b: EntryId): number => {
  const own = input.cards.find(({ entry }) => entry === a);
  return roundsMet(own, b, input.round - 1).length;
};

const byesOf = ({ input }: SimulatedRound, entry: EntryId): number => {
  const own = input.cards.find((each) => each.entry === entry);
  return own === undefined ? 0 : totalsOf(own, input.round - 1).byes;
};

/** True if a pairing without repeats exists, with a bye for a player with the fewest. */
const pairableWithoutRepeats = (round: SimulatedRound): boolean => {
  const { available } = round.input;
  const mayMeet = (a: EntryId, b: EntryId) => met(round, a, b) === 0;
  if (available.length % 2 === 0) return canAllBePaired(available, mayMeet);
  const fewest = Math.min(...available.map((entry) => byesOf(round, entry)));
  return available
    .filter((entry) => byesOf(round, entry) === fewest)
    .some((bye) =>
      canAllBePaired(
        available.filter((entry) => entry !== bye),
        mayMeet,
      ),
    );
};

const tournament = fc.record({ players: fc.integer({ min: 2, max: 10 }), seed: fc.nat() });

describe("New Swiss", () => {
  it("gives everybody exactly one game or the bye", () => {
    const any = fc.record({ players: fc.integer({ min: 2, max: 60 }), seed: fc.nat() });
    fc.assert(
      fc.property(any, ({ players, seed }) => {
        for (const { input, answer } of simulate(newSwiss, players, 8, seed).rounds) {
          if (!answer.ok) continue;
          const { games, byes } = answer.value;
          const placed = [
            ...games.flatMap((game) => game.players),
            ...byes.map((bye) => bye.entry),
          ];
          expect(placed.toSorted((a, b) => a - b)).toEqual(input.available);
          expect(byes).toHaveLength(players % 2);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("repeats no game while a pairing without repeats exists, and else says so", () => {
    fc.assert(
      fc.property(tournament, ({ players, seed }) => {
        for (const round of simulate(newSwiss, players, players + 1, seed).rounds) {
          expect(round.answer.ok).toBe(pairableWithoutRepeats(round));
          if (round.answer.ok) {
            for (const {
              players: [a, b],
            } of round.answer.value.games) {
              expect(met(round, a, b)).toBe(0);
            }
          } else {
            expect(round.answer.error).toEqual({ code: "no-pairing-within-repeats", repeats: 0 });
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("goes on with one more repeat where it refused, and names the repeats", () => {
    const { rounds } = simulate(newSwiss, 4, 4, 1);
    const last = rounds.at(-1);
    expect(last?.answer).toEqual({
      ok: false,
      error: { code: "no-pairing-within-repeats", repeats: 0 },
    });
    if (last === undefined) return;
    const again = newSwiss.pair(last.input, { ...rules, repeats: 1 });
    const notes = again.ok ? again.value.games.flatMap((game) => game.notes) : [];
    expect(notes.filter(({ code }) => code === "repeat")).toHaveLength(2);
  });

  it("gives nobody two byes before everybody had one", () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 5, 7, 9, 11), fc.nat(), (players, seed) => {
        const { cards } = simulate(newSwiss, players, 2 * players, seed, { repeats: 9 });
        for (let round = 1; round <= 2 * players; round++) {
          const byes = cards.map((each) => totalsOf(each, round).byes);
          expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("pairs round 1 by rating, half the field apart, the lowest rated with the bye", () => {
    const answer = newSwiss.pair(nextRound(newcomers(7), 7), rules);
    if (!answer.ok) throw new Error(answer.error.code);
    expect(answer.value.games.map((game) => game.players)).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(answer.value.byes).toEqual([
      { entry: 7, notes: [{ code: "bye", byes: 0, rank: 7, of: 7 }] },
    ]);
  });

  it("explains each pair: flight, wins in it, places in it and the distance aimed at", () => {
    const answer = newSwiss.pair(nextRound(newcomers(6), 6), rules);
    expect(answer.ok && answer.value.games[0]).toEqual({
      players: [1, 4],
      notes: [
        { code: "new-swiss-flight", part: "all", wins: [0, 0], from: 1, to: 6 },
        { code: "new-swiss-distance", ranks: [1, 4], aim: 3 },
      ],
    });
  });

  it("pairs only those available, by their ranks in the whole round", () => {
    const input = nextRound(newcomers(8), 7, {
      available: [1, 2, 7, 8],
      field: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    const answer = newSwiss.pair(input, rules);
    expect(answer.ok && answer.value.games.map(({ players }) => players)).toEqual([
      [1, 7],
      [2, 8],
    ]);
    expect(answer.ok && answer.value.games[0]?.notes[0]).toMatchObject({ from: 1, to: 8 });
  });

  it("gives the bye to the one who is left beside pairs made by hand", () => {
    const input = nextRound(newcomers(3), 3, { available: [2], field: [1, 2, 3] });
    expect(newSwiss.pair(input, rules)).toMatchObject({
      value: { games: [], byes: [{ entry: 2, notes: [{ code: "bye", rank: 2, of: 3 }] }] },
    });
  });

  it("keeps forbidden pairs apart, and refuses where these leave no pairing", () => {
    const apart = nextRound(newcomers(4), 3, { forbidden: [[1, 3]] });
    const answer = newSwiss.pair(apart, rules);
    expect(answer.ok && answer.value.games.map(({ players }) => players)).not.toContainEqual([
      1, 3,
    ]);
    const alone = nextRound(newcomers(4), 3, {
      forbidden: [
        [1, 2],
        [1, 3],
        [4, 1],
      ],
    });
    expect(newSwiss.pair(alone, rules)).toEqual({
      ok: false,
      error: { code: "no-pairing", forbidden: 3 },
    });
  });

  it("counts a game still being played as a meeting, but not its result", () => {
    const pending = (opponent: EntryId, start: "first" | "second") =>
      ({ kind: "pending", round: 1, opponent, start }) as const;
    const cards = [
      card(1, { lines: [pending(3, "first")] }),
      card(2, { lines: [pending(4, "first")] }),
      card(3, { lines: [pending(1, "second")] }),
      card(4, { lines: [pending(2, "second")] }),
    ];
    const answer = newSwiss.pair(nextRound(cards, 3, { basedOn: 0 }), rules);
    expect(answer.ok && answer.value.games.map(({ players }) => players)).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  it("needs two players", () => {
    expect(newSwiss.pair(nextRound(newcomers(1), 3), rules)).toEqual({
      ok: false,
      error: { code: "too-few-players", players: 1, needed: 2 },
    });
  });

  it("passes the bye on where the others could not be paired otherwise, and says so", () => {
    const input = nextRound(newcomers(5), 5, {
      forbidden: [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
    });
    const answer = newSwiss.pair(input, rules);
    expect(answer.ok && answer.value.byes).toEqual([
      {
        entry: 4,
        notes: [
          { code: "bye", byes: 0, rank: 4, of: 5 },
          { code: "bye-passed-on", from: 5 },
        ],
      },
    ]);
  });
});
