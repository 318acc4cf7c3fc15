import { describe, expect, test } from "vitest";
import { playedLine, SEED, scorecards, withLine } from "../../../test/cards.ts";
import type { Scorecard } from "../../base/scorecard.ts";
import { lotsFrom } from "../../lots/lots.ts";
import type { RoundInput } from "../system.ts";
import { final } from "./final.ts";

const pair = (cards: readonly Scorecard[], round: number, more: Partial<RoundInput> = {}) =>
  final.pair(
    {
      round,
      stage: { firstRound: 1, rounds: 3 },
      basedOn: round - 1,
      cards,
      available: [1, 2],
      forbidden: [],
      lots: lotsFrom(SEED),
      ...more,
    },
    {},
  );

const game = (
  cards: readonly Scorecard[],
  round: number,
  starter: 1 | 2,
  scores: [number, number],
) =>
  cards.map((card) => {
    const [own, theirs] = card.entry === 1 ? scores : [scores[1], scores[0]];
    const start = card.entry === starter ? "first" : "second";
    return withLine(card, playedLine(round, 3 - card.entry, own, theirs, start));
  });

describe("the final", () => {
  const cards = scorecards(2);

  test("lets balance or lot decide the start of the first game, and alternates in the second", () => {
    expect(pair(cards, 1)).toMatchObject({ value: { startsAssigned: false } });
    for (const starter of [1, 2] as const) {
      const second = pair(game(cards, 1, starter, [400, 390]), 2);
      expect(second).toMatchObject({
        value: {
          games: [
            {
              players: [3 - starter, starter],
              notes: [
                { code: "final-game", game: 2, of: 3 },
                { code: "final-starts-alternate", entry: 3 - starter },
              ],
            },
          ],
          startsAssigned: true,
        },
      });
    }
  });

  test("leaves the start of the third game to balance or lot again", () => {
    const level = game(game(cards, 1, 1, [400, 390]), 2, 2, [300, 390]);
    expect(pair(level, 3)).toMatchObject({
      value: { games: [{ players: [1, 2] }], startsAssigned: false },
    });
  });

  test("needs no third game after 2–0", () => {
    const won = game(game(cards, 1, 1, [400, 390]), 2, 2, [400, 390]);
    expect(pair(won, 3)).toEqual({ ok: false, error: { code: "final-decided", winner: 1 } });
  });

  test("is open again when the result that decided it is corrected", () => {
    const corrected = game(game(cards, 1, 1, [400, 390]), 2, 2, [390, 400]);
    expect(pair(corrected, 3).ok).toBe(true);
  });

  test("is not for three, and not for rounds outside its stage", () => {
    expect(pair(scorecards(3), 1, { available: [1, 2, 3] })).toMatchObject({
      error: { code: "too-many-players", players: 3, allowed: 2 },
    });
    expect(pair(cards, 4)).toMatchObject({ error: { code: "round-outside-stage", lastRound: 3 } });
  });

  test("gives who is alone a bye", () => {
    expect(pair(cards, 1, { available: [2] })).toMatchObject({
      value: { games: [], byes: [{ entry: 2 }] },
    });
  });

  test("respects a forbidden pair", () => {
    expect(pair(cards, 1, { forbidden: [[2, 1]] })).toMatchObject({
      error: { code: "no-pairing" },
    });
  });
});
