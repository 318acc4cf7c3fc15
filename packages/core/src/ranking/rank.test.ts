import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Line, type Scorecard, totalsOf } from "../base/scorecard.ts";
import { parseChain } from "./chain.ts";
import type { Criterion, RankingField } from "./criterion.ts";
import { evaluateDerivation } from "./evaluate-derivation.ts";
import { derivationsOf, rankBy, whyAhead } from "./rank.ts";
import { CRITERIA } from "./registry.ts";

const chain = (text: string): readonly Criterion[] => {
  const parsed = parseChain(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

const played = (round: number, opponent: number, own: number, theirs: number): Line => ({
  kind: "played",
  round,
  opponent,
  own,
  theirs,
  start: "first",
});

const bye = (round: number): Line => ({
  kind: "unplayed",
  round,
  reason: "bye",
  opponent: null,
  credit: "win",
  spread: 50,
});

const card = (entry: number, lines: Line[], more: Partial<Scorecard> = {}): Scorecard => ({
  entry,
  name: `Player ${entry}`,
  rating: 1000,
  lot: entry,
  lines,
  penalties: [],
  ...more,
});

const fieldOf = (cards: readonly Scorecard[], rounds = 2): RankingField => ({ cards, rounds });

const ranksOf = (text: string, field: RankingField) =>
  rankBy(chain(text), field).map(({ entry, rank }) => [entry, rank]);

/** Two rounds: 1 beats 2 by 30 and draws with 3; 3 has a bye; 2 beats none. */
const EXAMPLE = fieldOf([
  card(1, [played(1, 2, 400, 370), played(2, 3, 350, 350)]),
  card(2, [played(1, 1, 370, 400)], { penalties: [0, 30], rating: 1500 }),
  card(3, [bye(1), played(2, 1, 350, 350)]),
]);

describe("a ranking", () => {
  test("is by wins, a draw counting half, then by spread", () => {
    expect(rankBy(chain("WINS, SPR"), EXAMPLE)).toMatchObject([
      { entry: 3, rank: 1, values: [1.5, 50] },
      { entry: 1, rank: 2, values: [1.5, 30] },
      { entry: 2, rank: 3, values: [0, -60] },
    ]);
  });

  test("counts penalties on the spread, and only rounds that have been asked for", () => {
    expect(rankBy(chain("SPR"), { ...EXAMPLE, rounds: 1 }).map(({ values }) => values)).toEqual([
      [50],
      [30],
      [-30],
    ]);
  });

  test("shares ranks where the chain leaves entries level, and passes over the next", () => {
    const field = fieldOf([
      card(1, [played(1, 4, 1, 0)]),
      card(2, [bye(1)]),
      card(3, [bye(1)]),
      card(4, [played(1, 1, 0, 1)]),
    ]);
    const placings = rankBy(chain("WINS"), field);
    expect(placings.map(({ entry, rank }) => [entry, rank])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 4],
    ]);
    expect(placings.map(({ tiedWith }) => tiedWith)).toEqual([[2, 3], [1, 3], [1, 2], []]);
  });

  test("that ends in the lot shares no rank", () => {
    const field = fieldOf([
      card(1, [], { lot: 3 }),
      card(2, [], { lot: 1 }),
      card(3, [], { lot: 2 }),
    ]);
    expect(ranksOf("WINS, SPR, RTG, LOT", field)).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  test("by rating puts the highest first, by losses the fewest, by entry the earliest", () => {
    expect(ranksOf("RTG, ENT", EXAMPLE)).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
    expect(ranksOf("LOSS, ENT", EXAMPLE)).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
  });

  test("does not count a game that is still being played", () => {
    const pending: Line = { kind: "pending", round: 1, opponent: 2, start: "first" };
    const [placing] = rankBy(chain("WINS, LOSS, SPR"), fieldOf([card(1, [pending])]));
    expect(placing?.values).toEqual([0, 0, 0]);
    expect(derivationsOf(chain("WINS"), fieldOf([card(1, [pending])]), 1)[0]?.terms).toEqual([]);
  });

  test("of 5,000 players over 21 rounds follows the chain like that of five", () => {
    const lines = Array.from({ length: 21 }, (_, index) => played(index + 1, 9, 400, 380));
    const cards = Array.from({ length: 5000 }, (_, index) =>
      card(index + 1, lines, { rating: (index * 7919) % 1500 }),
    );
    const placings = rankBy(chain("WINS, LOSS, SPR, RTG, LOT"), fieldOf(cards, 21));
    const ratings = placings.map(({ values }) => values[3]);
    expect(ratings).toEqual(cards.map(({ rating }) => rating).toSorted((a, b) => b - a));
  });
});

describe("why one is ahead of the other", () => {
  test("names the first criterion that differs and how both values are calculated", () => {
    expect(whyAhead(chain("WINS, SPR, RTG"), EXAMPLE, 1, 3)).toEqual({
      ahead: 3,
      behind: 1,
      decidedBy: "SPR",
      levelOn: ["WINS"],
      derivations: [
        {
          code: "SPR",
          value: 50,
          terms: [
            { round: 1, opponent: null, amount: 50, what: "booked" },
            { round: 2, opponent: 1, amount: 0, what: "spread" },
          ],
        },
        {
          code: "SPR",
          value: 30,
          terms: [
            { round: 1, opponent: 2, amount: 30, what: "spread" },
            { round: 2, opponent: 3, amount: 0, what: "spread" },
          ],
        },
      ],
    });
  });

  test("is nothing where the chain leaves them level", () => {
    expect(whyAhead(chain("WINS"), EXAMPLE, 1, 3)).toBeNull();
  });
});

const lines = fc.array(
  fc.oneof(
    fc.record({ own: fc.nat(900), theirs: fc.nat(900) }),
    fc.record({
      credit: fc.constantFrom("win", "draw", "loss", "none"),
      spread: fc.integer({ min: -50, max: 50 }),
    }),
    fc.constant(undefined),
  ),
  { maxLength: 8 },
);

const fields = fc
  .array(
    fc.record({ lines, penalties: fc.array(fc.nat(60), { maxLength: 8 }), rating: fc.nat(3) }),
    { minLength: 1, maxLength: 12 },
  )
  .map((players) =>
    players.map((player, index) =>
      card(
        index + 1,
        player.lines.map((line, at): Line | undefined => {
          if (line === undefined) return undefined;
          const round = at + 1;
          return "own" in line
            ? played(round, 99, line.own, line.theirs)
            : {
                ...bye(round),
                ...(line as { credit: "win"; spread: number }),
                kind: "unplayed",
                reason: "pause",
                opponent: null,
              };
        }) as Line[],
        { penalties: player.penalties, rating: player.rating },
      ),
    ),
  );

describe("for every field", () => {
  test("the terms of each value add up to it, and the totals of the card agree", () => {
    fc.assert(
      fc.property(fields, fc.nat(9), (cards, rounds) => {
        for (const { entry } of cards) {
          for (const derivation of derivationsOf(CRITERIA, { cards, rounds }, entry)) {
            expect(evaluateDerivation(derivation, entry), derivation.code).toBe(derivation.value);
          }
        }
        for (const { entry, values } of rankBy(chain("WINS LOSS SPR"), { cards, rounds })) {
          const totals = totalsOf(cards[entry - 1]!, rounds);
          expect(values).toEqual([totals.wins, totals.losses, totals.spread]);
        }
      }),
    );
  });

  test("everybody has one place, and whoever is ahead is so by a criterion", () => {
    fc.assert(
      fc.property(fields, (cards) => {
        const field = fieldOf(cards, 8);
        const codes = chain("WINS SPR RTG");
        const placings = rankBy(codes, field);
        expect(placings.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual(
          cards.map(({ entry }) => entry),
        );
        for (const [index, placing] of placings.entries()) {
          const next = placings[index + 1];
          if (next === undefined) continue;
          const lead = whyAhead(codes, field, next.entry, placing.entry);
          if (next.rank === placing.rank) expect(lead).toBeNull();
          else expect(lead).toMatchObject({ ahead: placing.entry, behind: next.entry });
        }
      }),
    );
  });
});
