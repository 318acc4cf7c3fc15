import { describe, expect, test } from "vitest";
import { SEED, scorecards } from "../../../test/cards.ts";
import { RULEBOOK_YEARS } from "../../../test/rulebook-years.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { Line, Scorecard } from "../../base/scorecard.ts";
import { lotsFrom } from "../../lots/lots.ts";
import { defaultOptions } from "../options.ts";
import type { RoundInput, RoundPairing } from "../system.ts";
import { candidates } from "./candidates.ts";

/** A card with these wins and spread, without games: rounds booked by the director. */
const cardWith = (card: Scorecard, wins: number, spread: number): Scorecard => {
  const lines = Array.from({ length: 20 }, (_, index): Line => {
    const credit = index + 1 <= wins ? "win" : index + 0.5 <= wins ? "draw" : "loss";
    const booked = index === 0 ? spread : 0;
    return {
      kind: "unplayed",
      round: index + 1,
      reason: "pause",
      opponent: null,
      credit,
      spread: booked,
    };
  });
  return { ...card, lines };
};

/** The standings of a year, followed by `others` players who are out of the final. */
const fieldOf = (standing: readonly (readonly [unknown, number, number])[], others: number) =>
  scorecards(standing.length + others).map((card, index) => {
    const [, wins, spread] = standing[index] ?? [null, 5, -index];
    return cardWith(card, wins, spread);
  });

const options = defaultOptions(candidates.options);

const inputFor = (cards: readonly Scorecard[], more: Partial<RoundInput> = {}): RoundInput => ({
  round: 21,
  stage: { firstRound: 21, rounds: 1 },
  basedOn: 20,
  cards,
  available: cards.map(({ entry }) => entry),
  forbidden: [],
  lots: lotsFrom(SEED),
  ...more,
});

const pair = (input: RoundInput): RoundPairing => {
  const paired = candidates.pair(input, options);
  if (!paired.ok) throw new Error(paired.error.code);
  return paired.value;
};

const playersOf = ({ games }: RoundPairing) => games.map(({ players }) => players);

const isFixed = ({ notes }: RoundPairing["games"][number]) =>
  notes.some(({ code }) => code === "fixed");

const placedIn = ({ games, byes }: RoundPairing): EntryId[] =>
  [...games.flatMap(({ players }) => players), ...byes.map(({ entry }) => entry)].sort(
    (a, b) => a - b,
  );

describe("the candidates' round of a whole field", () => {
  test.each(RULEBOOK_YEARS)("$year: the fixed games are the first boards", (year) => {
    for (const others of [6, 7]) {
      const cards = fieldOf(year.standing, others);
      const pairing = pair(inputFor(cards));
      const nameOf = (entry: EntryId) => year.standing[entry - 1]?.[0];
      const fixed = pairing.games.slice(0, year.fixed.length);
      expect(fixed.map(({ players }) => players.map(nameOf))).toEqual(year.fixed);
      expect(pairing.games.map(isFixed)).toEqual(pairing.games.map((_, i) => i < fixed.length));
      expect(placedIn(pairing)).toEqual(cards.map(({ entry }) => entry));
      expect(pairing.byes).toHaveLength(cards.length % 2);
    }
  });

  const year2012 = RULEBOOK_YEARS.find(({ year }) => year === 2012)!;

  test("gives an odd field's bye to somebody outside the fixed games", () => {
    const cards = fieldOf(year2012.standing, 4);
    const pairing = pair(inputFor(cards));
    expect(pairing.byes.map(({ entry }) => entry)).toEqual([11]);
  });

  test("fixes games that are repeats, and says so", () => {
    const met: Line = {
      kind: "played",
      round: 20,
      opponent: 7,
      own: 399,
      theirs: 400,
      start: "first",
    };
    const cards = fieldOf(year2012.standing, 5).map((card) =>
      card.entry === 2 ? { ...card, lines: [...card.lines.slice(0, 19), met] } : card,
    );
    const [game] = pair(inputFor(cards)).games;
    expect(game?.players).toEqual([2, 7]);
    expect(game?.notes).toContainEqual({ code: "repeat", meetings: 1, lastRound: 20 });
  });

  test("goes by the competition's own ranking where it is given", () => {
    const cards = fieldOf(
      Array.from({ length: 4 }, () => [null, 15, 100] as const),
      0,
    );
    expect(playersOf(pair(inputFor(cards, { ranks: () => [3, 1, 4, 2] })))).toEqual([
      [3, 2],
      [1, 4],
    ]);
  });

  test("counts a candidate who withdrew as gone: the others move up", () => {
    const cards = fieldOf(year2012.standing, 5);
    const ranks = cards.map(({ entry }) => entry).filter((entry) => entry !== 2);
    const pairing = pair(inputFor(cards, { ranks: () => ranks, available: ranks }));
    // Rank 2 is now Christof with 13 wins and +1081: Ulrike (12, +848) has become a candidate.
    expect(pairing.games.filter(isFixed).map(({ players }) => players)).toEqual([
      [3, 8],
      [4, 7],
      [5, 6],
    ]);
    expect(placedIn(pairing)).toEqual(ranks);
  });

  test("leaves candidates whom the director has paired by hand out of the group", () => {
    const cards = fieldOf(year2012.standing, 5);
    const ranks = cards.map(({ entry }) => entry);
    const available = ranks.filter((entry) => entry !== 2 && entry !== 3);
    const pairing = pair(inputFor(cards, { ranks: () => ranks, available }));
    expect(pairing.games.filter(isFixed).map(({ players }) => players)).toEqual([
      [4, 7],
      [5, 6],
    ]);
    expect(pairing.notes).toContainEqual({ code: "candidate-not-paired", entry: 2 });
    expect(placedIn(pairing)).toEqual(available);
  });

  test("of three players fixes the first two, and the third has the bye", () => {
    const cards = fieldOf(
      Array.from({ length: 3 }, () => [null, 15, 100] as const),
      0,
    );
    const pairing = pair(inputFor(cards));
    expect(playersOf(pairing)).toEqual([[1, 2]]);
    expect(pairing.byes.map(({ entry }) => entry)).toEqual([3]);
  });

  test("is refused for a single player, and where the rest cannot avoid repeats", () => {
    expect(candidates.pair(inputFor(scorecards(1)), options)).toMatchObject({
      error: { code: "too-few-players", players: 1, needed: 2 },
    });
    const cards = fieldOf(year2012.standing, 1).map((card) => {
      const opponent = card.entry === 1 ? 8 : card.entry === 8 ? 1 : null;
      const line: Line = { kind: "pending", round: 20, opponent: opponent ?? 0, start: "unknown" };
      return opponent === null ? card : { ...card, lines: [...card.lines.slice(0, 19), line] };
    });
    expect(candidates.pair(inputFor(cards), options)).toMatchObject({
      error: { code: "no-pairing-within-repeats", repeats: 0 },
    });
  });
});
