import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANNEX_B_MARGINS, type Contender } from "./contender.ts";
import { type Decision, type FinalRace, findDecision } from "./matters.ts";
import type { FinalFate, GameOutcome } from "./notes.ts";

const MARGIN = ANNEX_B_MARGINS.spreadMargin;
const RESULTS = ["win", "draw", "loss"] as const;
const WINS = { win: 1, draw: 0.5, loss: 0 };

type Results = readonly (typeof RESULTS)[number][];

const combinations = (games: number): Results[] =>
  games === 0
    ? [[]]
    : combinations(games - 1).flatMap((rest) => RESULTS.map((result) => [...rest, result]));

/** The specification's step 6 literally, for one combination: counts who is above whom. */
const fateOf = (
  race: FinalRace,
  player: Contender,
  own: (typeof RESULTS)[number],
  others: Results,
): FinalFate => {
  const [one, two] = race.first;
  const opponent = player === one ? two : one;
  const wins = new Map<Contender, [least: number, most: number]>();
  const won = (who: Contender, games: number) =>
    wins.set(who, [who.wins + games, who.wins + games]);
  won(opponent, 1 - WINS[own]);
  race.others.forEach(([a, b], index) => {
    const result = WINS[others[index]!];
    won(a, result);
    won(b, 1 - result);
  });
  for (const who of race.loose) wins.set(who, [who.wins, who.wins + 1]);
  const mine = player.wins + WINS[own];
  let [possible, sure] = [race.sure, race.sure];
  for (const [rival, [least, most]] of wins) {
    if (race.out.has(rival.entry)) continue;
    const below = mine > most || (mine === most && player.spread - rival.spread >= MARGIN);
    const above = least > mine || (least === mine && rival.spread - player.spread >= MARGIN);
    if (!below) possible++;
    if (above) sure++;
  }
  return possible <= 1 ? "in" : sure >= 2 ? "out" : "open";
};

const fatesIn = (race: FinalRace, player: Contender, others: Results): FinalFate[] =>
  RESULTS.map((own) => fateOf(race, player, own, others));

/** Tests if the game matters, by trying every combination. */
const mattersByEnumeration = (race: FinalRace): boolean =>
  combinations(race.others.length).some((others) =>
    race.first.some((player) => {
      const fates = fatesIn(race, player, others);
      return fates[0] === "open" || fates.some((fate) => fate !== fates[0]);
    }),
  );

const races = fc
  .record({
    players: fc.array(
      fc.record({
        halfWins: fc.integer({ min: 20, max: 26 }),
        spread: fc.integer({ min: -2, max: 9 }),
      }),
      { minLength: 2, maxLength: 12 },
    ),
    looseCount: fc.integer({ min: 0, max: 2 }),
    sure: fc.integer({ min: 0, max: 1 }),
    fillerIsOut: fc.boolean(),
  })
  .map(({ players, looseCount, sure, fillerIsOut }): FinalRace => {
    const all = players.map(({ halfWins, spread }, entry) => ({
      entry,
      wins: halfWins / 2,
      spread: spread * 175,
    }));
    const loose = all.splice(2, all.length % 2 === 0 ? looseCount * 2 : 1);
    const pairs = Array.from({ length: all.length / 2 }, (_, index): [Contender, Contender] => [
      all[index]!,
      all.at(-1 - index)!,
    ]);
    const [first, ...others] = pairs;
    const out = new Set(fillerIsOut ? [first![1].entry] : []);
    return { first: first!, others, loose, sure, out, margins: ANNEX_B_MARGINS };
  });

const resultsOf = (decision: Decision): Results => decision.others.map(({ result }) => result);

describe("whether the first pairing matters", () => {
  test("is found as by trying every combination of results", () => {
    const seen = { matters: 0, not: 0 };
    fc.assert(
      fc.property(races, (race) => {
        const found = findDecision(race) !== null;
        seen[found ? "matters" : "not"]++;
        expect(found).toBe(mattersByEnumeration(race));
      }),
      { numRuns: 1500 },
    );
    expect(seen.matters).toBeGreaterThan(50);
    expect(seen.not).toBeGreaterThan(50);
  });

  test("comes with a combination under which it does, and with the fates there", () => {
    fc.assert(
      fc.property(races, (race) => {
        const decision = findDecision(race);
        if (decision === null) return;
        const player = race.first.find(({ entry }) => entry === decision.entry)!;
        const others: readonly GameOutcome[] = decision.others;
        expect(others.map(({ players }) => players)).toEqual(
          race.others.map(([one, two]) => [one.entry, two.entry]),
        );
        const { win, draw, loss } = decision.fates;
        expect([win, draw, loss]).toEqual(fatesIn(race, player, resultsOf(decision)));
      }),
      { numRuns: 500 },
    );
  });

  test("prefers a clear-cut combination, and of those the first by win, draw, loss", () => {
    const isClearCut = (fates: FinalFate[]) => fates.includes("in") && fates.includes("out");
    fc.assert(
      fc.property(races, (race) => {
        const decision = findDecision(race);
        for (const player of race.first) {
          const clearCut = combinations(race.others.length).find((others) =>
            isClearCut(fatesIn(race, player, others)),
          );
          if (clearCut === undefined) continue;
          expect(decision).toMatchObject({ entry: player.entry });
          expect(decision !== null && resultsOf(decision)).toEqual(clearCut);
          return;
        }
      }),
      { numRuns: 500 },
    );
  });

  test("is answered for 2,500 fixed games, whose outcomes nobody could go through", () => {
    const all = Array.from({ length: 5000 }, (_, entry) => ({
      entry,
      wins: 10,
      spread: 5000 - entry,
    }));
    const pairs = Array.from({ length: 2500 }, (_, index): [Contender, Contender] => [
      all[index]!,
      all.at(-1 - index)!,
    ]);
    const [first, ...others] = pairs;
    const none = { loose: [], sure: 0, out: new Set<number>() };
    const decision = findDecision({ first: first!, others, ...none, margins: ANNEX_B_MARGINS });
    expect(decision?.others).toHaveLength(2499);
  });
});
