import { describe, expect, test } from "vitest";
import { chainFrom, fieldFrom, valuesOf } from "../../test/chess-events.ts";
import type { Line, Scorecard } from "../base/scorecard.ts";
import type { RankingField, RuleEdition } from "./criterion.ts";
import { DEFAULT_POINTS } from "./point-system.ts";
import { derivationsOf } from "./rank.ts";

/** A round of the examples: an opponent's score and the result, or a line of its own. */
type ExampleRound = readonly [score: number, result: 0 | 0.5 | 1] | Omit<Line, "round">;

const FILLER = 99;

/**
 * A field of one player and opponents with given scores: the Arbiters' Manual lists contributions
 * without the whole tournament. Opponents lost their other games to a player outside the field.
 */
const exampleField = (
  rounds: readonly ExampleRound[],
  edition: RuleEdition,
  scheduled: readonly number[] = [],
): RankingField => {
  const opponents: Scorecard[] = [];
  const opponentOf = (score: number, points: number): number => {
    const entry = opponents.length + 2;
    const lines = rounds.map((_, at): Line => {
      return { kind: "played", round: at + 1, opponent: FILLER, own: 0, theirs: 1, start: "first" };
    });
    opponents.push(card(entry, lines, score - points));
    return entry;
  };
  const scores = [...scheduled];
  const lines = rounds.map((round, at): Line => {
    if (!("kind" in round)) {
      const [score, own] = round;
      const opponent = opponentOf(score, 0);
      return { kind: "played", round: at + 1, opponent, own, theirs: 1 - own, start: "first" };
    }
    const line = { ...round, round: at + 1 } as Line;
    const isForfeit = line.kind === "unplayed" && line.reason === "forfeit";
    return isForfeit ? { ...line, opponent: opponentOf(scores.shift() ?? 0, 0) } : line;
  });
  return { cards: [card(1, lines, 0), ...opponents], rounds: rounds.length, edition };
};

const card = (entry: number, lines: readonly Line[], pointsAdjustment: number): Scorecard => ({
  entry,
  name: `P${entry}`,
  rating: 2000,
  lot: entry,
  lines,
  penalties: [],
  pointsAdjustment,
});

const unplayed = (reason: "pause" | "forfeit" | "bye", credit: "win" | "loss" | "none") =>
  ({ kind: "unplayed", reason, opponent: null, credit, spread: 0 }) as const;

const values = (codes: string, field: RankingField): readonly number[] =>
  derivationsOf(chainFrom(codes), field, 1).map(({ value }) => value);

describe("examples of the Arbiters' Manual 2026", () => {
  const zeroPoints = unplayed("pause", "none");

  test("Laxman: a zero-point bye in the fourth of ten rounds", () => {
    const rounds: readonly ExampleRound[] = [
      [5, 1],
      [5, 1],
      [6.5, 0],
      zeroPoints,
      [4.5, 1],
      [6, 0.5],
      [5, 1],
      [6.5, 0.5],
      [5.5, 1],
      [6, 1],
    ];
    expect(values("PTS, BH, BH/C1, SB", exampleField(rounds, 2024))).toEqual([7, 57, 50, 37.25]);
    expect(values("PTS, BH, BH/C1, SB", exampleField(rounds, 2026))).toEqual([7, 55, 50, 37.25]);
  });

  test("1: a forfeit win whose scheduled opponent has 5½", () => {
    const games = Array.from({ length: 8 }, (_, at) => [5.5, at < 6 ? 1 : 0] as const);
    const rounds = [...games.slice(0, 6), unplayed("forfeit", "win"), ...games.slice(6)];
    expect(values("PTS, BH", exampleField(rounds, 2024, [5.5]))).toEqual([7, 51]);
    expect(values("PTS, BH", exampleField(rounds, 2026, [5.5]))).toEqual([7, 49.5]);
  });

  test("3: a forfeit loss, and a zero-point bye after the withdrawal", () => {
    const games = Array.from({ length: 8 }, (_, at) =>
      at === 0 ? ([6, 0.5] as const) : ([6.5, at < 7 ? 1 : 0] as const),
    );
    const rounds = [...games, unplayed("forfeit", "loss"), zeroPoints];
    expect(values("PTS, BH", exampleField(rounds, 2024, [7]))).toEqual([6.5, 64.5]);
    expect(values("PTS, BH", exampleField(rounds, 2026, [7]))).toEqual([6.5, 63]);
  });

  test("4: a forfeit win in the first round whose scheduled opponent has 4½", () => {
    const games = Array.from({ length: 9 }, (_, at) =>
      at === 0 ? ([8.5, 0.5] as const) : ([7, 1] as const),
    );
    const rounds = [unplayed("forfeit", "win"), ...games];
    expect(values("PTS, BH", exampleField(rounds, 2024, [4.5]))).toEqual([9.5, 74]);
    expect(values("PTS, BH", exampleField(rounds, 2026, [4.5]))).toEqual([9.5, 69]);
  });
});

describe("an opponent's score", () => {
  test("counts a requested bye as awarded where a round follows that is not voluntarily unplayed", () => {
    const field = fieldFrom("2000: H 2w1\n2000: Z 1b0\n2000: 4w1 Z\n2000: 3b0 Z");
    expect(valuesOf("PTS", field)).toEqual([1.5, 0, 1, 0]);
    expect(valuesOf("ABH", field)).toEqual([1.5, 0, 1.5, 0.5]);
  });

  test("counts byes after a withdrawal as draws, and a forfeit loss among them as it is", () => {
    const field = fieldFrom("2000: 2w1 Z 2w- Z\n2000: 1b0 U 1b+ F");
    expect(valuesOf("ABH", field)).toEqual([2, 3]);
  });

  test("counts a pairing-allocated bye in the last round with its points", () => {
    expect(valuesOf("ABH", fieldFrom("2000: U\n2000: F\n2000: H\n2000: ."))).toEqual([
      1, 1, 0.5, 0.5,
    ]);
  });
});

describe("a player's own unplayed round", () => {
  const dummyOf = (edition: RuleEdition, text: string) => {
    const field = fieldFrom(text, { edition });
    const [derivation] = derivationsOf(chainFrom("BH"), field, 1);
    return derivation?.terms.find(({ dummy }) => dummy !== undefined);
  };
  const HALF_POINT_BYE = "2000: 2w1 2b1 H\n1900: 1b0 1w0 Z";

  test("is a game against a dummy with the own score, since 2026 at most draws in all rounds", () => {
    expect(dummyOf(2024, HALF_POINT_BYE)).toEqual({
      round: 3,
      opponent: null,
      amount: 2.5,
      what: "score",
      dummy: { for: "requested-bye", own: 2.5, limit: null },
    });
    expect(dummyOf(2026, HALF_POINT_BYE)).toMatchObject({
      amount: 1.5,
      dummy: { own: 2.5, limit: 1.5 },
    });
  });

  test("is limited by the scheduled opponent's adjusted score after a forfeit", () => {
    const forfeit = "2000: 2w1 2b+\n1900: 1b0 1w-";
    expect(dummyOf(2026, forfeit)).toMatchObject({
      opponent: 2,
      amount: 0,
      dummy: { for: "forfeit-win", own: 2, limit: 0 },
    });
    expect(dummyOf(2024, forfeit)).toMatchObject({ amount: 2 });
  });

  test("contributes nothing in a round robin, where a forfeit is a game", () => {
    const field = fieldFrom("2000: 2w+ Z 3b1\n1900: 1b- 3w1 Z\n1800: Z 2b0 1w0", {
      pairing: "pre-determined",
    });
    expect(valuesOf("BH", field)).toEqual([1, 2, 3]);
    expect(valuesOf("SB", field)).toEqual([1, 0, 0]);
    // Ratings and forfeit losses in own results stay unplayed (article 15.2).
    expect(valuesOf("REP", field)).toEqual([2, 1, 2]);
    expect(valuesOf("WIN", field)).toEqual([2, 1, 0]);
    expect(valuesOf("WON", field)).toEqual([1, 1, 0]);
    expect(valuesOf("ARO", field)[0]).toBe(1800);
  });

  test("counts as a game against the scheduled opponent with /P, if there is one", () => {
    const field = fieldFrom("2000: 2w1 2b-\n1900: 1b0 1w+");
    expect(valuesOf("BH", field)).toEqual([2, 2]);
    expect(valuesOf("BH/P", field)).toEqual([2, 2]);
    expect(valuesOf("SB/P", field)).toEqual([1, 1]);
  });
});

describe("cutting the least significant value", () => {
  const cuts = (code: string, text: string) => {
    const [derivation] = derivationsOf(chainFrom(code), fieldFrom(text), 1);
    return derivation?.terms.map(({ amount, cut }) => [amount, cut ?? null]);
  };

  test("takes the lowest opponent", () => {
    const text = "2000: 2w1 3b1 4w1\n1900: 1b0 4w1 3w1\n1800: 4w1 1w0 2b0\n1700: 3b0 2b0 1b0";
    expect(cuts("BH/C1", text)).toEqual([
      [2, null],
      [1, null],
      [0, "least"],
    ]);
    expect(cuts("BH/M1", text)).toEqual([
      [2, "most"],
      [1, null],
      [0, "least"],
    ]);
  });

  test("takes a voluntarily unplayed round first, though opponents have less", () => {
    const text = "2000: 2w1 2b1 H\n1900: 1b0 1w0 F";
    expect(cuts("BH/C1", text)).toEqual([
      [1, null],
      [1, null],
      [1.5, "voluntary"],
    ]);
    expect(cuts("BH/C2", text)).toEqual([
      [1, "least"],
      [1, null],
      [1.5, "voluntary"],
    ]);
  });

  test("takes the higher of both for Sonneborn-Berger", () => {
    const zeroPointBye = "2000: 2w1 2b1 Z\n1900: 1b0 1w0 F";
    expect(cuts("SB/C1", zeroPointBye)).toEqual([
      [1, "least"],
      [1, null],
      [0, null],
    ]);
  });
});

describe("a game that is still being played", () => {
  test("has an opponent, whose score counts, but brings no points yet", () => {
    const field = fieldFrom("2000: 2w1 3b?\n1900: 1b0 U\n1800: F 1w?");
    expect(valuesOf("PTS", field)).toEqual([1, 1, 1]);
    expect(valuesOf("BH", field)).toEqual([2, 2, 2]);
    expect(valuesOf("SB", field)).toEqual([1, 1, 1]);
    expect(valuesOf("REP", field)).toEqual([2, 2, 2]);
    expect(valuesOf("NUM", field)).toEqual([1, 1, 0]);
    expect(valuesOf("DE", field)).toEqual([0, 0, 0]);
    const points = { ...DEFAULT_POINTS, draw: 0, loss: -1 };
    expect(valuesOf("STD", { ...field, points })).toEqual([1, 1, 1]);
  });
});

describe("Fore Buchholz", () => {
  test("knows that byes before a paired final round are followed by a game", () => {
    const field = fieldFrom("2000: 2w1 Z 2w-\n1900: 1b0 F 1b+");
    expect(valuesOf("ABH", field)).toEqual([1.5, 2]);
    expect(valuesOf("ABH/F", field)).toEqual([1.5, 1.5]);
    expect(valuesOf("FB", field)[1]).toBe(1.5 + 1.5 + 1.5);
  });

  test("takes the paired games of the final round for draws, played, forfeited or still going on", () => {
    const field = fieldFrom("2000: 2w1 3b1\n1900: 1b0 4w-\n1800: 4w1 1w0\n1700: 3b0 2b+");
    expect(valuesOf("FB", field)).toEqual([2, 2, 2, 2]);
    const pending = fieldFrom("2000: 2w1 3b?\n1900: 1b0 4w?\n1800: 4w1 1w?\n1700: 3b0 2b?");
    expect(valuesOf("FB", pending)).toEqual(valuesOf("FB", field));
  });

  test("is Buchholz while the final round is still to come", () => {
    const field = fieldFrom("2000: 2w1\n1900: 1b0", { plannedRounds: 2 });
    expect(valuesOf("FB", field)).toEqual(valuesOf("BH", field));
  });
});
