import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Bracket,
  type BracketResult,
  type BracketResults,
  bracketPlaces,
  correctBracket,
  doubleElimination,
  knockout,
  progressOf,
} from "../../src/bracket/index.ts";

/** Plays all games in order; `outcome` decides each. */
const played = (
  bracket: Bracket,
  outcome: (game: number) => BracketResult,
): ReadonlyMap<number, BracketResult> => {
  const results = new Map<number, BracketResult>();
  for (const { game } of bracket.games) {
    if (progressOf(bracket, results).get(game)?.state === "ready") results.set(game, outcome(game));
  }
  return results;
};

const better = (bracket: Bracket): BracketResults => {
  const results = new Map<number, BracketResult>();
  for (const { game } of bracket.games) {
    const state = progressOf(bracket, results).get(game);
    if (state?.state !== "ready") continue;
    results.set(game, { winner: Number(state.sides[0]) < Number(state.sides[1]) ? 0 : 1 });
  }
  return results;
};

const entrantsOf = (bracket: Bracket, results: BracketResults, game: number) =>
  progressOf(bracket, results).get(game)?.sides;

describe("double elimination", () => {
  it("beats everybody but the champion exactly twice, and gives each a place", () => {
    const randomly = fc.tuple(
      fc.integer({ min: 2, max: 64 }),
      fc.infiniteStream(fc.constantFrom(0, 1)),
    );
    fc.assert(
      fc.property(randomly, ([entrants, coins]) => {
        const bracket = doubleElimination(entrants);
        const results = played(bracket, () => ({ winner: coins.next().value === 1 ? 1 : 0 }));
        const states = progressOf(bracket, results);
        const losses = new Map<number, number>();
        for (const { state, loser } of states.values()) {
          if (state !== "decided" || typeof loser !== "number") continue;
          losses.set(loser, (losses.get(loser) ?? 0) + 1);
        }
        const places = bracketPlaces(bracket, states);
        expect(places.map(({ seed }) => seed).sort((a, b) => a - b)).toEqual(
          Array.from({ length: entrants }, (_, index) => index + 1),
        );
        for (const { seed, from } of places) {
          const count = losses.get(seed) ?? 0;
          if (from > 1) expect(count).toBe(2);
          else expect(count).toBeLessThan(2);
        }
        expect([2 * entrants - 2, 2 * entrants - 1]).toContain(results.size);
        const champion = places[0]?.seed ?? 0;
        expect(results.size === 2 * entrants - 1 || losses.get(champion) === undefined).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("plays the second final only if the unbeaten finalist lost the first", () => {
    const bracket = doubleElimination(4);
    const unbeatenWins = played(bracket, () => ({ winner: 0 }));
    expect(progressOf(bracket, unbeatenWins).get(7)).toMatchObject({ state: "not-needed" });
    const unbeatenLoses = played(bracket, (game) => ({ winner: game === 6 ? 1 : 0 }));
    expect(progressOf(bracket, unbeatenLoses).get(7)).toMatchObject({ state: "decided" });
  });

  it("shares places among the losers of a round, by the published places of 8", () => {
    const bracket = doubleElimination(8);
    const places = bracketPlaces(bracket, progressOf(bracket, better(bracket)));
    expect(places.map(({ from, to }) => `${from}-${to}`)).toEqual([
      "1-1",
      "2-2",
      "3-3",
      "4-4",
      "5-6",
      "5-6",
      "7-8",
      "7-8",
    ]);
  });
});

describe("who goes on", () => {
  it("is the opponent of one who withdrew, without a played game", () => {
    const bracket = knockout(4);
    const results = new Map<number, BracketResult>([[1, { winner: 1, unplayed: true }]]);
    expect(entrantsOf(bracket, results, 3)).toEqual([4, "open"]);
  });

  it("is nobody if both withdrew: the next opponent goes on without a game", () => {
    const bracket = knockout(4);
    const results = new Map<number, BracketResult>([
      [1, { winner: null }],
      [2, { winner: 0 }],
    ]);
    const states = progressOf(bracket, results);
    expect(states.get(3)).toMatchObject({ sides: ["nobody", 2], state: "walkover", winner: 2 });
    expect(bracketPlaces(bracket, states)).toEqual([
      { seed: 2, from: 1, to: 1 },
      { seed: 3, from: 3, to: 4 },
    ]);
  });

  it("gives places only where they are certain", () => {
    const bracket = knockout(8);
    const results = new Map<number, BracketResult>([[1, { winner: 0 }]]);
    expect(bracketPlaces(bracket, progressOf(bracket, results))).toEqual([
      { seed: 8, from: 5, to: 8 },
    ]);
  });
});

describe("a corrected result", () => {
  it("in round 1 of 61 takes away the later games of the one who went on, two rounds later", () => {
    const bracket = knockout(61);
    const results = new Map([...better(bracket)].filter(([game]) => game <= 29 + 16 + 8));
    // Seed 4 beat 61 in round 1 and went on to the quarter-finals.
    const first = bracket.games.find(({ sides }) =>
      sides.some((side) => side.from === "seed" && side.seed === 61),
    );
    const correction = correctBracket(bracket, results, first?.game ?? 0, { winner: 1 });
    expect(correction.takenAway).toHaveLength(2);
    for (const game of correction.takenAway) {
      expect(entrantsOf(bracket, results, game)).toContain(4);
    }
    const [second = 0, third = 0] = correction.takenAway;
    expect(entrantsOf(bracket, correction.results, second)).toContain(61);
    expect(entrantsOf(bracket, correction.results, third)).toContain("open");
    expect(correction.changed).toHaveLength(1);
    expect(correction.results.size).toBe(results.size - 2);
  });

  it("with the same winner takes nothing away", () => {
    const bracket = knockout(8);
    const results = better(bracket);
    expect(correctBracket(bracket, results, 1, { winner: 0, unplayed: true })).toMatchObject({
      takenAway: [],
      changed: [],
    });
  });

  it("takes away what loser and winner have played since", () => {
    const bracket = doubleElimination(8);
    const results = better(bracket);
    const { takenAway } = correctBracket(bracket, results, 1, { winner: 1 });
    const oneOrEight = takenAway.filter((game) =>
      entrantsOf(bracket, results, game)?.some((seed) => seed === 1 || seed === 8),
    );
    // Of game 7 (the losers of games 1 and 2), of game 5 (their winners), and what follows.
    expect(oneOrEight).toEqual([5, 7, 9, 14]);
    expect(takenAway).toEqual(expect.arrayContaining(oneOrEight));
  });

  it("of the final makes the second final needed, or takes it away", () => {
    const bracket = doubleElimination(4);
    const withReset = played(bracket, (game) => ({ winner: game === 6 ? 1 : 0 }));
    expect(correctBracket(bracket, withReset, 6, { winner: 0 }).takenAway).toEqual([7]);
    const without = played(bracket, () => ({ winner: 0 }));
    expect(correctBracket(bracket, without, 6, { winner: 1 })).toMatchObject({
      takenAway: [],
      changed: [7],
    });
  });

  it("taken back leaves the game ready and later ones open", () => {
    const bracket = knockout(4);
    const { takenAway, results } = correctBracket(bracket, better(bracket), 1, null);
    expect(takenAway).toEqual([3]);
    expect(progressOf(bracket, results).get(1)).toMatchObject({ state: "ready" });
  });

  it("leaves what a journal that was always right would have", () => {
    const cases = fc.tuple(fc.integer({ min: 2, max: 33 }), fc.infiniteStream(fc.nat(1)), fc.nat());
    fc.assert(
      fc.property(cases, ([entrants, coins, picked]) => {
        const bracket = doubleElimination(entrants);
        const results = played(bracket, () => ({ winner: coins.next().value === 1 ? 1 : 0 }));
        const game = [...results.keys()][picked % results.size] ?? 1;
        const winner = results.get(game)?.winner === 0 ? 1 : 0;
        const correction = correctBracket(bracket, results, game, { winner });
        const after = progressOf(bracket, correction.results);
        for (const each of correction.results.keys()) {
          expect(after.get(each)?.state).toBe("decided");
          if (each !== game) {
            expect(after.get(each)?.sides).toEqual(entrantsOf(bracket, results, each));
          }
        }
        expect(correction.results.size + correction.takenAway.length).toBe(results.size);
      }),
      { numRuns: 60 },
    );
  });
});
