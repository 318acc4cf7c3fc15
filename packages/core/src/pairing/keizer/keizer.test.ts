import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { card, newcomers, nextRound, simulate } from "../../../test/simulated-tournament.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { Line } from "../../base/scorecard.ts";
import { defaultOptions } from "../options.ts";
import type { RoundInput, RoundPairing } from "../system.ts";
import { keizer } from "./keizer.ts";

const defaults = defaultOptions(keizer.options);

const paired = (input: RoundInput, rules: Partial<typeof defaults> = {}): RoundPairing => {
  const answer = keizer.pair(input, { ...defaults, ...rules });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const players = ({ games }: RoundPairing) => games.map((game) => game.players);

const met = (round: number, opponent: EntryId): Line => ({
  kind: "played",
  round,
  opponent,
  own: 0,
  theirs: 0,
  start: "unknown",
});

/** All complete pairings of the numbers. */
const allPairings = (
  numbers: readonly number[],
): readonly (readonly (readonly [number, number])[])[] => {
  const [first, ...others] = numbers;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    allPairings(others.filter((each) => each !== other)).map((rest) => [
      [first, other] as const,
      ...rest,
    ]),
  );
};

describe("Keizer", () => {
  it("pairs neighbours in the list of those present", () => {
    const input = nextRound(newcomers(8), 5, { available: [1, 3, 4, 6, 7, 8] });
    expect(players(paired(input))).toEqual([
      [1, 3],
      [4, 6],
      [7, 8],
    ]);
  });

  it("follows the competition's own list", () => {
    const input = nextRound(newcomers(4), 5, { ranks: () => [4, 2, 1, 3] });
    const { games } = paired(input);
    expect(games.map((game) => [game.players, game.notes])).toEqual([
      [[4, 2], [{ code: "by-rank", ranks: [1, 2] }]],
      [[1, 3], [{ code: "by-rank", ranks: [3, 4] }]],
    ]);
  });

  it("gives the bye to the lowest of those who had the fewest; absences are no byes", () => {
    const bye: Line = {
      kind: "unplayed",
      round: 1,
      reason: "bye",
      opponent: null,
      credit: "win",
      spread: 0,
    };
    const cards = [
      card(1, { lines: [met(1, 2)] }),
      card(2, { lines: [met(1, 1)] }),
      card(3, { lines: [{ ...bye, reason: "pause" }] }),
      card(4, { lines: [bye] }),
      card(5, { lines: [bye] }),
    ];
    const input = nextRound(cards, 5, { ranks: () => [1, 2, 3, 4, 5] });
    expect(paired(input).byes.map(({ entry }) => entry)).toEqual([3]);
  });

  it("repeats a pair only after so many rounds, and never more often than allowed", () => {
    const cards = [
      card(1, { lines: [met(1, 2), undefined, undefined] }),
      card(2, { lines: [met(1, 1), undefined, undefined] }),
      card(3, { lines: [undefined, undefined, undefined] }),
      card(4, { lines: [undefined, undefined, undefined] }),
    ];
    const input = nextRound(cards, 9, { ranks: () => [1, 2, 3, 4] });
    expect(players(paired(input, { roundsBetween: 2 }))[0]).toEqual([1, 2]);
    expect(players(paired(input, { roundsBetween: 2, mostGames: 1 }))[0]).toEqual([1, 3]);
    const early = nextRound(
      cards.map((each) => ({ ...each, lines: each.lines.slice(0, 2) })),
      9,
      { ranks: () => [1, 2, 3, 4] },
    );
    expect(players(paired(early, { roundsBetween: 2 }))[0]).toEqual([1, 3]);
  });

  it("repeats sooner where few are present: two play each other every evening", () => {
    const { rounds } = simulate(keizer, 2, 4, 7);
    expect(rounds.every(({ answer }) => answer.ok)).toBe(true);
    const fifth = nextRound(simulate(keizer, 2, 4, 7).cards, 9);
    expect(keizer.pair(fifth, defaults)).toEqual({
      ok: false,
      error: { code: "no-pairing-within-repeats", repeats: 3 },
    });
  });

  it("says what prevents a pairing", () => {
    const input = nextRound(newcomers(2), 5, { forbidden: [[1, 2]] });
    expect(keizer.pair(input, defaults)).toEqual({
      ok: false,
      error: { code: "no-pairing", forbidden: 1 },
    });
    expect(keizer.pair(nextRound(newcomers(1), 5), defaults)).toMatchObject({
      ok: false,
      error: { code: "too-few-players" },
    });
  });

  it("is the best pairing, by trying out all of small fields", () => {
    const cases = fc.tuple(fc.constantFrom(4, 6, 8), fc.integer({ min: 1, max: 6 }), fc.nat());
    fc.assert(
      fc.property(cases, ([size, rounds, seed]) => {
        const { cards } = simulate(keizer, size, rounds, seed, { roundsBetween: 3 });
        const input = nextRound(cards, 20, { ranks: () => cards.map(({ entry }) => entry) });
        const answer = keizer.pair(input, { ...defaults, roundsBetween: 3 });
        const costOf = (pairs: readonly (readonly [number, number])[]): readonly number[] => {
          const sums = [0, 0, 0, 0, 0];
          for (const [a, b] of pairs) {
            const [one, other] = [cards[a - 1], cards[b - 1]];
            const meetings = (one?.lines ?? []).filter(
              (line) => line?.kind !== "unplayed" && line?.opponent === b,
            );
            const last = meetings.at(-1)?.round;
            const between = Math.min(3, size - 2);
            const colours = [one, other].map((each) =>
              (each?.lines ?? []).flatMap((line) =>
                line?.kind === "played" ? [line.start === "first" ? 1 : -1] : [],
              ),
            );
            const [own = 0, theirs = 0] = colours.map((list) => list.reduce((x, y) => x + y, 0));
            const costs = [
              meetings.length >= 4 ? 1 : 0,
              last === undefined ? 0 : Math.max(0, between - (input.round - last - 1)),
              (a - b) ** 2,
              own * theirs > 0 ? Math.min(Math.abs(own), Math.abs(theirs)) : 0,
              colours[0]?.at(-1) !== undefined && colours[0]?.at(-1) === colours[1]?.at(-1) ? 1 : 0,
            ];
            for (const [index, cost] of costs.entries()) sums[index] = (sums[index] ?? 0) + cost;
          }
          return sums;
        };
        const compare = (a: readonly number[], b: readonly number[]): number => {
          const at = a.findIndex((sum, index) => sum !== b[index]);
          return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
        };
        const best = allPairings(cards.map(({ entry }) => entry))
          .map(costOf)
          .sort(compare)[0];
        if (answer.ok) expect(costOf(players(answer.value))).toEqual(best);
        else expect(best?.[0]).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
