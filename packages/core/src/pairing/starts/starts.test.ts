import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { card, newcomers, randomFrom, SEED, simulate } from "../../../test/simulated-tournament.ts";
import { type Line, type Scorecard, totalsOf } from "../../base/scorecard.ts";
import { lotsFrom } from "../../lots/lots.ts";
import { newSwiss } from "../new-swiss/new-swiss.ts";
import { preliminaryGroups } from "../preliminary-groups/preliminary-groups.ts";
import { assignStarts, type Opponents } from "./starts.ts";

const NO_TIES = { headToHead: false, breakRuns: false };

/** Reads lines: `F3` went first against 3, `S3` second, `-` no game. */
const lines = (games: string): readonly (Line | undefined)[] =>
  games.split(" ").map((game, index) => {
    if (game === "-") return undefined;
    const start = game.startsWith("F") ? "first" : "second";
    const opponent = Number(game.slice(1));
    return { kind: "played", round: index + 1, opponent, own: 400, theirs: 400, start };
  });

const starterOf = (one: string, other: string, ties = NO_TIES) => {
  const cards = [card(1, { lines: lines(one) }), card(2, { lines: lines(other) })];
  const round = cards[0]?.lines.length ?? 0;
  return assignStarts([[1, 2]], cards, round + 1, ties, lotsFrom(SEED))[0];
};

describe("Who goes first", () => {
  it("is who has fewer starts", () => {
    expect(starterOf("F3 F4 S5", "S4 S3 F6")).toEqual({
      players: [2, 1],
      note: { code: "fewer-starts", starts: [1, 2] },
    });
  });

  it("is who has more replies where the starts are equal", () => {
    expect(starterOf("F3 S4 -", "F4 S3 S5")).toEqual({
      players: [2, 1],
      note: { code: "more-replies", replies: [2, 1] },
    });
  });

  it("is not who has fewer starts only because of byes: nobody comes to two more than replies", () => {
    expect(starterOf("F3 - -", "F4 S3 -")?.players).toEqual([2, 1]);
  });

  it("is decided between the two before, if head-to-head counts", () => {
    const ties = { headToHead: true, breakRuns: true };
    expect(starterOf("F2 S3", "S1 F4", ties)).toEqual({
      players: [2, 1],
      note: { code: "head-to-head" },
    });
  });

  it("is who replied twice in a row, if runs are broken", () => {
    const ties = { headToHead: false, breakRuns: true };
    expect(starterOf("F3 F4 S5 S6", "F4 S3 F6 S5", ties)).toEqual({
      players: [1, 2],
      note: { code: "run-broken", run: 2 },
    });
  });

  it("is drawn by lot, in one draw for the round, where nothing else tells", () => {
    const lots = lotsFrom(SEED);
    const pairs: readonly Opponents[] = [
      [1, 2],
      [3, 4],
    ];
    const starts = assignStarts(pairs, newcomers(4), 1, NO_TIES, lots);
    expect(starts.map(({ note }) => note.code)).toEqual(["lot", "lot"]);
    expect(lots.draws.map(({ name }) => name)).toEqual(["round/1/starts"]);
    expect(assignStarts(pairs, newcomers(4), 1, NO_TIES, lotsFrom(SEED))).toEqual(starts);
  });

  it("draws no lot where none is needed", () => {
    const lots = lotsFrom(SEED);
    const cards = [card(1, { lines: lines("F3") }), card(2, { lines: lines("S4") })];
    assignStarts([[1, 2]], cards, 2, NO_TIES, lots);
    expect(lots.draws).toEqual([]);
  });
});

/** A random schedule in which each player plays about `share` of the rounds. */
const schedule = (players: number, rounds: number, share: number, seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: rounds }, () => {
    const order = newcomers(players)
      .map(({ entry }) => ({ entry, place: random() }))
      .filter(() => random() < share)
      .sort((a, b) => a.place - b.place);
    return Array.from(
      { length: Math.floor(order.length / 2) },
      (_, index): Opponents => [order[2 * index]?.entry ?? 0, order[2 * index + 1]?.entry ?? 0],
    );
  });
};

const withStarts = (
  cards: readonly Scorecard[],
  round: number,
  starts: readonly { readonly players: Opponents }[],
): readonly Scorecard[] => {
  const line = (entry: number): Line | undefined => {
    const game = starts.find(({ players }) => players.includes(entry));
    if (game === undefined) return undefined;
    const [first, second] = game.players;
    const own = first === entry ? ("first" as const) : ("second" as const);
    const opponent = first === entry ? second : first;
    return { kind: "played", round, opponent, own: 400, theirs: 400, start: own };
  };
  return cards.map((each) => ({ ...each, lines: [...each.lines, line(each.entry)] }));
};

describe("Balance of starts and replies", () => {
  it("stays within one for everybody after every round of any schedule known ahead, byes included", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        fc.nat(),
        (players, rounds, share, seed) => {
          const planned = schedule(players, rounds, share, seed);
          let cards = newcomers(players);
          for (const [index, pairs] of planned.entries()) {
            const lots = lotsFrom(SEED);
            const later = planned.slice(index + 1);
            const starts = assignStarts(pairs, cards, index + 1, NO_TIES, lots, later);
            cards = withStarts(cards, index + 1, starts);
            for (const each of cards) {
              const totals = totalsOf(each);
              expect(Math.abs(totals.starts - totals.replies)).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("stays within one for everybody through the preliminary groups of any field", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.nat(), (players, seed) => {
        const { cards } = simulate(preliminaryGroups, players, 3, seed);
        for (const each of cards) {
          for (let round = 1; round <= 3; round++) {
            const totals = totalsOf(each, round);
            expect(Math.abs(totals.starts - totals.replies)).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is never worse after a game than it has to be: the larger imbalance of the two is least", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(), (players, seed) => {
        const { cards } = simulate(newSwiss, players, 10, seed, { repeats: 9 });
        const balance = (entry: number, rounds: number) => {
          const own = cards.find((each) => each.entry === entry);
          const totals = totalsOf(own ?? card(entry), rounds);
          return totals.starts - totals.replies;
        };
        for (const each of cards) {
          for (const line of each.lines) {
            if (line?.kind !== "played" || line.start !== "first") continue;
            const first = balance(each.entry, line.round - 1);
            const second = balance(line.opponent, line.round - 1);
            const asPlayed = Math.max(Math.abs(first + 1), Math.abs(second - 1));
            const otherwise = Math.max(Math.abs(first - 1), Math.abs(second + 1));
            expect(asPlayed).toBeLessThanOrEqual(otherwise);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
