import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pairsText, playRound, SEED, scorecards } from "../../../test/cards.ts";
import type { Scorecard } from "../../base/scorecard.ts";
import { lotsFrom } from "../../lots/lots.ts";
import type { RoundInput, RoundPairing } from "../system.ts";
import { groupsOf, preliminaryGroups } from "./preliminary-groups.ts";
import { letterOf } from "./tables.ts";

const inputFor = (
  cards: readonly Scorecard[],
  round: number,
  more: Partial<RoundInput> = {},
): RoundInput => ({
  round,
  stage: { firstRound: 1, rounds: 3 },
  basedOn: round - 1,
  cards,
  available: cards.map(({ entry }) => entry),
  forbidden: [],
  lots: lotsFrom(SEED),
  ...more,
});

const pair = (input: RoundInput): RoundPairing => {
  const paired = preliminaryGroups.pair(input, {});
  if (!paired.ok) throw new Error(paired.error.code);
  return paired.value;
};

/** The three rounds of the only group of `size` players, in letters. */
const tableOf = (size: number): string[] => {
  let cards = scorecards(size);
  return [1, 2, 3].map((round) => {
    const pairing = pair(inputFor(cards, round));
    cards = playRound(cards, round, pairing);
    return pairsText(pairing, (entry) => letterOf(entry - 1));
  });
};

describe("the table of annex A", () => {
  test("for a group of four", () => {
    expect(tableOf(4)).toEqual(["A–D B–C", "A–C B–D", "A–B C–D"]);
  });

  test("for a group of three", () => {
    expect(tableOf(3)).toEqual(["A–C, B bye", "A–B, C bye", "C–B, A bye"]);
  });

  test("for a group of five", () => {
    expect(tableOf(5)).toEqual(["A–E B–D, C bye", "A–C B–E, D bye", "A–B C–D, E bye"]);
  });

  test("for a group of six", () => {
    expect(tableOf(6)).toEqual(["A–F B–C D–E", "A–D B–E C–F", "A–B C–D E–F"]);
  });
});

describe("a field that stays as it is", () => {
  test("plays three rounds in its groups, without repeats, and with one bye at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 70 }), fc.boolean(), (count, withDraws) => {
        let cards = scorecards(count);
        const first = inputFor(cards, 1);
        const groups = groupsOf(first);
        const draws = first.lots as ReturnType<typeof lotsFrom>;
        const groupOf = new Map(
          groups.ok
            ? groups.value.flatMap(({ number, members }) =>
                members.map(({ entry }) => [entry, number] as const),
              )
            : [],
        );
        for (const round of [1, 2, 3]) {
          const drawn = withDraws ? { drawn: draws.draws } : {};
          const pairing = pair(inputFor(cards, round, drawn));
          for (const { players } of pairing.games) {
            expect(groupOf.get(players[0])).toBe(groupOf.get(players[1]));
          }
          expect(pairing.byes.length).toBe(count % 2);
          cards = playRound(cards, round, pairing);
        }
        for (const { lines } of cards) {
          const opponents = lines.flatMap((line) => (line?.kind === "played" ? line.opponent : []));
          expect(new Set(opponents).size).toBe(opponents.length);
          expect(opponents.length).toBeGreaterThanOrEqual(2);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("is told which letters meet and what comes later", () => {
    const pairing = pair(inputFor(scorecards(4), 1));
    expect(pairing.games[0]).toEqual({
      players: [1, 4],
      notes: [{ code: "preliminary-group", group: 1, size: 4, letters: ["A", "D"] }],
    });
    expect(pairing.upcoming).toEqual([
      [
        [1, 3],
        [2, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ]);
  });

  test("is seeded by lot where ratings are equal", () => {
    const cards = scorecards(3).map((card) => ({ ...card, rating: 1000, lot: 4 - card.entry }));
    expect(pairsText(pair(inputFor(cards, 1)), String)).toBe("3–1, 2 bye");
  });
});

describe("what is refused", () => {
  test("fewer than three players, and a fourth round", () => {
    expect(preliminaryGroups.pair(inputFor(scorecards(2), 1), {})).toEqual({
      ok: false,
      error: { code: "too-few-players", players: 2, needed: 3 },
    });
    expect(preliminaryGroups.pair(inputFor(scorecards(4), 4), {})).toEqual({
      ok: false,
      error: { code: "round-outside-stage", round: 4, lastRound: 3 },
    });
  });
});

describe("a field that changes after round 1", () => {
  const started = (count: number) => {
    const cards = scorecards(count);
    const input = inputFor(cards, 1);
    const pairing = pair(input);
    return {
      cards: playRound(cards, 1, pairing),
      drawn: (input.lots as ReturnType<typeof lotsFrom>).draws,
    };
  };

  const withLateEntry = (cards: readonly Scorecard[]): readonly Scorecard[] => [
    ...cards,
    {
      ...scorecards(cards.length + 1).at(-1)!,
      rating: 3000,
      lines: [
        {
          kind: "unplayed",
          round: 1,
          reason: "late-entry",
          opponent: null,
          credit: "loss",
          spread: 0,
        },
      ],
    },
  ];

  test("leaves the bye to the opponent of who withdrew", () => {
    const { cards, drawn } = started(4);
    for (const more of [{}, { drawn }]) {
      const pairing = pair(inputFor(cards, 2, { ...more, available: [1, 2, 4] }));
      expect(pairsText(pairing, String)).toBe("2–4, 1 bye");
      expect(pairing.byes[0]?.notes[0]).toEqual({
        code: "group-opponent-missing",
        entry: 1,
        opponent: 3,
        group: 1,
      });
    }
  });

  test("gives a late entry who lacks one an opponent, and keeps the other groups", () => {
    const { cards, drawn } = started(8);
    const before = pair(inputFor(cards, 2));
    const away = before.games[0]!.players[0];
    const field = withLateEntry(cards);
    const available = field.map(({ entry }) => entry).filter((entry) => entry !== away);
    for (const more of [{}, { drawn }]) {
      const pairing = pair(inputFor(field, 2, { ...more, available }));
      expect(pairing.byes).toEqual([]);
      expect(pairing.games.slice(0, 3)).toEqual(before.games.slice(1));
      expect([...pairing.games[3]!.players].sort((a, b) => a - b)).toEqual([
        before.games[0]!.players[1],
        9,
      ]);
      expect(pairing.games[3]?.notes).toContainEqual({ code: "outside-groups", entry: 9 });
    }
  });

  test("pairs who lacks an opponent with the player whose group has its bye", () => {
    const { cards } = started(7);
    const groups = groupsOf(inputFor(cards, 2));
    const ofFour = groups.ok ? groups.value[1]!.members : [];
    const planned = pair(inputFor(cards, 2));
    const away = ofFour[0]!.entry;
    const pairing = pair(
      inputFor(cards, 2, { available: [1, 2, 3, 4, 5, 6, 7].filter((entry) => entry !== away) }),
    );
    expect(pairing.byes).toEqual([]);
    expect(pairing.games.at(-1)?.players).toContain(planned.byes[0]!.entry);
    expect(pairing.games.at(-1)?.notes).toContainEqual({
      code: "group-bye-played",
      entry: planned.byes[0]!.entry,
      group: 1,
    });
  });

  test("keeps the groups as drawn when a rating is corrected", () => {
    const { cards, drawn } = started(12);
    const corrected = cards.map((card) => (card.entry === 12 ? { ...card, rating: 2500 } : card));
    expect(pair(inputFor(corrected, 2, { drawn })).games).toEqual(pair(inputFor(cards, 2)).games);
  });

  test("plans for players paired by hand in round 1 as for all others", () => {
    const cards = scorecards(8);
    const field = cards.map(({ entry }) => entry);
    const planned = pair(inputFor(cards, 1, { field }));
    const byHand = planned.games[0]!.players;
    const rest = field.filter((entry) => !byHand.includes(entry));
    expect(pair(inputFor(cards, 1, { field, available: rest })).games).toEqual(
      planned.games.slice(1),
    );
  });

  test("pairs two who are left over with each other, and finds another for who has met already", () => {
    const { cards, drawn } = started(8);
    const groups = groupsOf(inputFor(cards, 1, { drawn }));
    const [g1, g2] = groups.ok
      ? groups.value.map(({ members }) => members.map((m) => m.entry))
      : [];
    const [a1, , c1, d1] = g1!;
    const [a2, , c2] = g2!;
    const available = cards.map(({ entry }) => entry).filter((entry) => ![a1, a2].includes(entry));
    const second = pair(inputFor(cards, 2, { drawn, available }));
    expect(second.games.some(({ players }) => players.includes(c1!) && players.includes(c2!))).toBe(
      true,
    );
    const after = playRound(cards, 2, {
      ...second,
      games: [{ players: [c1!, d1!], notes: [] }],
      byes: [],
    });
    const third = pair(inputFor(after, 3, { drawn }));
    expect(third.games.some(({ players }) => players.includes(c1!) && players.includes(d1!))).toBe(
      true,
    );
    expect(third.games.at(-1)?.notes).toContainEqual(
      expect.objectContaining({ code: "repeat", meetings: 1 }),
    );
  });

  test("always has a place for everybody, and never more than two byes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 40 }), fc.infiniteStream(fc.nat(11)), (count, dice) => {
        let cards: readonly Scorecard[] = scorecards(count);
        for (const round of [1, 2, 3]) {
          const available = cards
            .map(({ entry }) => entry)
            .filter(() => round === 1 || dice.next().value !== 0);
          const pairing = pair(inputFor(cards, round, { available }));
          const placed = [
            ...pairing.games.flatMap(({ players }) => players),
            ...pairing.byes.map(({ entry }) => entry),
          ];
          expect(placed.sort((a, b) => a - b)).toEqual(available);
          expect(pairing.byes.length).toBeLessThanOrEqual(2);
          cards = playRound(cards, round, pairing);
        }
      }),
      { numRuns: 60 },
    );
  });
});
