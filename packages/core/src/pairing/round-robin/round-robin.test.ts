import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  card,
  newcomers,
  nextRound,
  played,
  randomFrom,
  simulate,
} from "../../../test/simulated-tournament.ts";
import { totalsOf } from "../../base/scorecard.ts";
import { defaultOptions } from "../options.ts";
import { bergerRound, fideBergerRound, tableRounds } from "./berger.ts";
import { roundRobin } from "./round-robin.ts";
import { tableOrder } from "./table-order.ts";

const seedsLast = defaultOptions(roundRobin.options);

/** The opponents of a place, round by round; the empty place is 0, places are counted from 1. */
const opponentsOf = (players: number, place: number): readonly number[] =>
  Array.from({ length: tableRounds(players) }, (_, index) => {
    const pair = bergerRound(players, index + 1).find((places) => places.includes(place - 1));
    const other = pair === undefined ? 0 : pair[0] === place - 1 ? pair[1] + 1 : pair[0] + 1;
    return other > players ? 0 : other;
  });

describe("The Berger table", () => {
  it("lets everybody meet everybody exactly once, 1 and 2 in the last round", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 61 }), (players) => {
        for (let place = 1; place <= players; place++) {
          const all = Array.from({ length: players }, (_, index) => index + 1);
          const met = opponentsOf(players, place).filter((other) => other !== 0);
          expect(met.toSorted((a, b) => a - b)).toEqual(all.filter((other) => other !== place));
        }
        expect(opponentsOf(players, 1).at(-1)).toBe(2);
      }),
      { numRuns: 30 },
    );
  });

  it("is the table of the reference events of 7 and 10 players", () => {
    expect(opponentsOf(7, 1)).toEqual([0, 7, 6, 5, 4, 3, 2]);
    expect(opponentsOf(10, 1)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(opponentsOf(10, 2)).toEqual([9, 7, 5, 3, 10, 8, 6, 4, 1]);
  });

  it("begins again after its last round", () => {
    expect(bergerRound(6, 6)).toEqual(bergerRound(6, 1));
  });
});

describe("FIDE's Berger table", () => {
  it("is the printed one for 7 or 8 players, White first", () => {
    const table = [1, 2, 3].map((round) =>
      fideBergerRound(8, round).map((pair) => pair.map((place) => place + 1)),
    );
    expect(table).toEqual([
      [
        [1, 8],
        [2, 7],
        [3, 6],
        [4, 5],
      ],
      [
        [8, 5],
        [6, 4],
        [7, 3],
        [1, 2],
      ],
      [
        [2, 8],
        [3, 1],
        [4, 7],
        [5, 6],
      ],
    ]);
    expect(fideBergerRound(7, 2)).toEqual(fideBergerRound(8, 2));
  });

  it("lets everybody meet everybody once, and again with the other colour", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 61 }), (players) => {
        const rounds = tableRounds(players);
        const games = Array.from({ length: 2 * rounds }, (_, index) =>
          fideBergerRound(players, index + 1),
        ).flat();
        expect(new Set(games.map(String)).size).toBe((rounds + 1) * rounds);
      }),
      { numRuns: 20 },
    );
  });
});

/** The longest run of one colour in the games of a stage, ignoring byes. */
const longestRun = (players: number, rounds: number): number => {
  const runs = new Map<number, { colour: string; length: number }>();
  let longest = 0;
  for (const round of tableOrder(players, rounds)) {
    for (const pair of fideBergerRound(players, round)) {
      if (pair.some((place) => place >= players)) continue;
      for (const [index, place] of pair.entries()) {
        const colour = index === 0 ? "white" : "black";
        const run = runs.get(place);
        const length = run?.colour === colour ? run.length + 1 : 1;
        runs.set(place, { colour, length });
        longest = Math.max(longest, length);
      }
    }
  }
  return longest;
};

describe("A double cycle", () => {
  const sizes = Array.from({ length: 28 }, (_, index) => index + 3);

  it.each(sizes)("of %i players gives nobody one colour three times in a row", (players) => {
    expect(longestRun(players, 2 * tableRounds(players))).toBeLessThanOrEqual(2);
  });

  it.each(sizes)("of %i players has every pair once a cycle, with each colour once", (players) => {
    const cycle = tableRounds(players);
    const order = tableOrder(players, 2 * cycle);
    const pairsIn = (rounds: readonly number[]): readonly string[] =>
      rounds.flatMap((round) =>
        fideBergerRound(players, round)
          .filter((pair) => pair.every((place) => place < players))
          .map(String),
      );
    const turned = (pair: string): string => pair.split(",").reverse().join();
    const [first, second] = [pairsIn(order.slice(0, cycle)), pairsIn(order.slice(cycle))];
    expect(first).toHaveLength((players * (players - 1)) / 2);
    expect(new Set([...first, ...first.map(turned)]).size).toBe(players * (players - 1));
    expect(second.map(turned).toSorted()).toEqual(first.toSorted());
  });

  it("exchanges the last two rounds of the first cycle, and none of the last", () => {
    expect(tableOrder(8, 14)).toEqual([1, 2, 3, 4, 5, 7, 6, 8, 9, 10, 11, 12, 13, 14]);
    expect(tableOrder(8, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(tableOrder(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it("of more cycles does so wherever two meet", () => {
    for (const players of sizes.filter((size) => size !== 4)) {
      expect(longestRun(players, 4 * tableRounds(players))).toBeLessThanOrEqual(2);
    }
  });
});

describe("Round robin", () => {
  it("keeps starts and replies of everybody within one of each other, round after round", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.nat(), (players, seed) => {
        const rounds = tableRounds(players);
        const { cards } = simulate(roundRobin, players, rounds, seed);
        for (let round = 1; round <= rounds; round++) {
          for (const each of cards) {
            const { starts, replies } = totalsOf(each, round);
            expect(Math.abs(starts - replies)).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("lets the opponent of somebody who has withdrawn sit out, and says for whom", () => {
    const first = roundRobin.pair(nextRound(newcomers(4), 3), seedsLast);
    if (!first.ok) throw new Error(first.error.code);
    const cards = played(newcomers(4), 1, first.value, randomFrom(1));
    const second = roundRobin.pair(nextRound(cards, 3, { available: [1, 2, 4] }), seedsLast);
    expect(second.ok && second.value.games.map(({ players }) => players)).toEqual([[2, 4]]);
    expect(second.ok && second.value.byes).toEqual([
      {
        entry: 1,
        notes: [
          { code: "berger-table", round: 2 },
          { code: "opponent-missing", opponent: 3 },
        ],
      },
    ]);
  });

  it("gives a late entry the empty place of an odd field, and refuses a second one", () => {
    const first = roundRobin.pair(nextRound(newcomers(3), 3), seedsLast);
    if (!first.ok) throw new Error(first.error.code);
    const cards = played(newcomers(3), 1, first.value, randomFrom(1));
    const late = card(4, { rating: 3000, lines: [undefined] });
    const second = roundRobin.pair(nextRound([...cards, late], 3), seedsLast);
    expect(second.ok && second.value.games).toHaveLength(2);
    expect(second.ok && second.value.byes).toEqual([]);
    const third = roundRobin.pair(nextRound([...cards, late, { ...late, entry: 5 }], 3), seedsLast);
    expect(third).toEqual({ ok: false, error: { code: "field-changed", entries: [4, 5] } });
  });

  it("plays the table as often as the stage has room, and says when two meet again", () => {
    const { rounds } = simulate(roundRobin, 4, 6, 1);
    const last = rounds.at(-1)?.answer;
    expect(last?.ok && last.value.games[0]).toEqual({
      players: [1, 2],
      notes: [
        { code: "berger-table", round: 6 },
        { code: "repeat", meetings: 1, lastRound: 3 },
      ],
    });
  });

  it("refuses rounds outside its stage", () => {
    const input = nextRound(newcomers(4), 3, { stage: { firstRound: 2, rounds: 3 } });
    expect(roundRobin.pair(input, seedsLast)).toEqual({
      ok: false,
      error: { code: "round-outside-stage", round: 1, lastRound: 4 },
    });
  });
});
