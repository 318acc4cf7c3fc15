import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playedLine, scorecards, withLine } from "../../../test/cards.ts";
import type { Scorecard } from "../../base/scorecard.ts";
import { finalOutcome } from "./outcome.ts";

type Score = readonly [number, number];

/** A final of players 1 and 2 from round 22 on. */
const after = (scores: readonly Score[], games: number, penalties: readonly number[] = []) =>
  finalOutcome(played(scores, penalties), [1, 2], 22, games);

const played = (scores: readonly Score[], penalties: readonly number[] = []): Scorecard[] => {
  let [one, two] = scorecards(2) as [Scorecard, Scorecard];
  for (const [index, [own, theirs]] of scores.entries()) {
    one = withLine(one, playedLine(22 + index, 2, own, theirs));
    two = withLine(two, playedLine(22 + index, 1, theirs, own));
  }
  return [{ ...one, penalties: [...Array(21).fill(0), ...penalties] }, two];
};

const WON: Score = [400, 350];
const LOST: Score = [380, 390];
const DRAWN: Score = [400, 400];

describe("a final of two games", () => {
  test("is open after one, however it ended", () => {
    for (const score of [WON, LOST, DRAWN]) {
      expect(after([score], 2)).toMatchObject({ winner: null, decidedBy: "open", gamesLeft: 1 });
    }
    expect(after([], 2)).toMatchObject({ winner: null, decidedBy: "open", gamesPlayed: 0 });
  });

  test("is won by two wins, or by a win and a draw", () => {
    expect(after([WON, WON], 2)).toMatchObject({ winner: 1, decidedBy: "wins", wins: [2, 0] });
    expect(after([DRAWN, LOST], 2)).toMatchObject({
      winner: 2,
      decidedBy: "wins",
      wins: [0.5, 1.5],
    });
  });

  test("is decided at 1–1 by the points total", () => {
    expect(after([WON, LOST], 2)).toMatchObject({ winner: 1, decidedBy: "points", lead: 40 });
    expect(after([LOST, WON], 2)).toMatchObject({ winner: 1, decidedBy: "points", lead: 40 });
  });

  test("is level at 1–1 with equal points, or after two draws: a further game is needed", () => {
    expect(after([WON, [350, 400]], 2)).toMatchObject({ winner: null, decidedBy: "level" });
    expect(after([DRAWN, DRAWN], 2)).toMatchObject({ winner: null, decidedBy: "level" });
  });

  test("counts penalties of its rounds against the points", () => {
    expect(after([WON, LOST], 2, [0, 60])).toMatchObject({ winner: 2, lead: -20 });
  });
});

describe("the best of three", () => {
  test("is decided after 2–0: the third game is not needed", () => {
    expect(after([WON, WON], 3)).toMatchObject({ winner: 1, decidedBy: "wins", gamesLeft: 1 });
  });

  test("goes to a third game at 1–1, and at 1½–½", () => {
    expect(after([WON, LOST], 3)).toMatchObject({ winner: null, decidedBy: "open", gamesLeft: 1 });
    expect(after([WON, DRAWN], 3)).toMatchObject({ winner: null, decidedBy: "open" });
  });

  test("is won by the third game, whatever the points total", () => {
    expect(after([WON, LOST, LOST], 3)).toMatchObject({ winner: 2, decidedBy: "wins", lead: 30 });
    expect(after([WON, LOST, DRAWN], 3)).toMatchObject({ winner: 1, decidedBy: "points" });
  });
});

test("a game that is still being played does not count", () => {
  const cards = played([WON]).map((card, index) =>
    withLine(card, { kind: "pending", round: 23, opponent: 2 - index, start: "unknown" }),
  );
  expect(finalOutcome(cards, [1, 2], 22, 2)).toMatchObject({ decidedBy: "open", gamesPlayed: 1 });
});

test("a forfeited game counts as booked", () => {
  const [one, two] = played([[350, 420]]) as [Scorecard, Scorecard];
  const forfeit = { kind: "unplayed", round: 23, reason: "forfeit" } as const;
  const cards = [
    withLine(one, { ...forfeit, opponent: 2, credit: "win", spread: 50 }),
    withLine(two, { ...forfeit, opponent: 1, credit: "loss", spread: -50 }),
  ];
  expect(finalOutcome(cards, [1, 2], 22, 2)).toMatchObject({ wins: [1, 1], lead: -20, winner: 2 });
});

test("seen from the other side it is the same final", () => {
  const scores = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 3 });
  fc.assert(
    fc.property(scores, fc.constantFrom(2, 3), (given, games) => {
      const cards = played(given.slice(0, games));
      const one = finalOutcome(cards, [1, 2], 22, games);
      const two = finalOutcome(cards, [2, 1], 22, games);
      expect([two.winner, two.decidedBy]).toEqual([one.winner, one.decidedBy]);
      expect(one.lead + two.lead).toBe(0);
      expect(two.wins).toEqual([...one.wins].reverse());
    }),
  );
});
