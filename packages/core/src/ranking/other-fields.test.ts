import { describe, expect, test } from "vitest";
import { chainFrom, fieldFrom, valuesOf } from "../../test/chess-events.ts";
import type { Line, Scorecard } from "../base/scorecard.ts";
import { chainOf, makeChain } from "./chain.ts";
import { THREE_FOR_A_WIN } from "./point-system.ts";
import { CHAIN_PRESETS } from "./presets.ts";
import { derivationsOf, rankBy } from "./rank.ts";
import { chainWarnings } from "./warnings.ts";

const FOUR = `
  2000: 2w1 3b1 4w1
  2000: 1b0 4w1 3w=
  2000: 4w1 1w0 2b=
  2000: 3b0 2b0 1b0
`;

describe("points", () => {
  test("follow the event's point system, byes and absences included", () => {
    const text = "2000: 2w1 3w= U Z\n2000: 1b0 H . 3b-\n2000: F 1b= H 2w+";
    expect(valuesOf("PTS", fieldFrom(text))).toEqual([2.5, 0.5, 3]);
    expect(valuesOf("PTS", fieldFrom(text, { points: THREE_FOR_A_WIN }))).toEqual([7, 1, 8]);
    const points = { ...THREE_FOR_A_WIN, loss: 1, draw: 2, pairingBye: 2, forfeitLoss: -1 };
    expect(valuesOf("PTS", fieldFrom(text, { points }))).toEqual([7, 2, 10]);
    expect(valuesOf("STD", fieldFrom(text, { points }))).toEqual([2, 0.5, 3]);
  });

  test("may be given game by game, and taken away by the director", () => {
    const field = fieldFrom("2000: 2w1\n2000: 1b0");
    const cards = field.cards.map((card) => ({
      ...card,
      lines: card.lines.map((line) => line && { ...line, points: card.entry === 1 ? 1.5 : 0.1 }),
      ...(card.entry === 1 ? { pointsAdjustment: -1 } : {}),
    })) as readonly Scorecard[];
    expect(valuesOf("PTS", { ...field, cards })).toEqual([0.5, 0.1]);
    expect(valuesOf("BH", { ...field, cards })).toEqual([0.1, 0.5]);
    const [points] = derivationsOf(chainFrom("PTS"), { ...field, cards }, 1);
    expect(points?.terms).toEqual([
      { round: 1, opponent: 2, amount: 1.5, what: "win" },
      { round: 0, opponent: null, amount: -1, what: "penalty" },
    ]);
  });

  test("in tenths are compared without the noise of binary fractions", () => {
    const points = { ...THREE_FOR_A_WIN, win: 0.3, draw: 0.1, loss: 0 };
    const field = fieldFrom("2000: 2w= 2b= 2w=\n2000: 1b= 1w= 1b=\n2000: U Z Z", { points });
    expect(rankBy(chainFrom("PTS"), field).map(({ rank }) => rank)).toEqual([1, 1, 1]);
  });
});

describe("match points and game points", () => {
  test("are told apart by :MP and :GP, each with a point system of its own", () => {
    const text = "2000: 2w1 3b1\n2000: 1b0 4w=\n2000: 4w1 1w0\n2000: 3b0 2b=";
    const gamePoints = fieldFrom(text, {
      points: { ...THREE_FOR_A_WIN, win: 2.5, draw: 2, loss: 1.5 },
    });
    const field = fieldFrom(text, { points: { ...THREE_FOR_A_WIN, win: 2, draw: 1 }, gamePoints });
    expect(valuesOf("BH:MP", field)).toEqual([3, 5, 5, 3]);
    expect(valuesOf("BH:GP", field)).toEqual([7.5, 8.5, 8.5, 7.5]);
    expect(valuesOf("PS:GP/C1", field)).toEqual([5, 3.5, 4, 3.5]);
  });
});

describe("Go", () => {
  test("adds opponents' scores, the scores of those defeated, and sums of sums", () => {
    const field = fieldFrom(FOUR);
    expect(valuesOf("PTS", field)).toEqual([3, 1.5, 1.5, 0]);
    expect(valuesOf("SOS", field)).toEqual([3, 4.5, 4.5, 6]);
    expect(valuesOf("SODOS", field)).toEqual([3, 0.75, 0.75, 0]);
    expect(valuesOf("SOSOS", field)).toEqual([15, 13.5, 13.5, 12]);
  });

  test("adds nothing for a round without an opponent", () => {
    expect(valuesOf("SOS", fieldFrom("2000: U 2w1\n2000: H 1b0"))).toEqual([0.5, 2]);
  });
});

describe("card games", () => {
  const match = (round: number, opponent: number, own: number, theirs: number): Line => {
    return { kind: "played", round, opponent, own, theirs, start: "unknown" };
  };
  const bye: Line = {
    kind: "unplayed",
    round: 2,
    reason: "bye",
    opponent: null,
    credit: "win",
    spread: 0,
  };
  const card = (entry: number, lines: readonly Line[]): Scorecard => {
    return { entry, name: `P${entry}`, rating: 0, lot: entry, lines, penalties: [] };
  };
  const field = {
    cards: [
      card(1, [match(1, 2, 2, 1), match(2, 3, 2, 0)]),
      card(2, [match(1, 1, 1, 2), bye]),
      card(
        3,
        [bye, match(2, 1, 0, 2)].map((line, at) => ({ ...line, round: at + 1 })),
      ),
    ],
    rounds: 2,
    points: THREE_FOR_A_WIN,
  };

  test("count percentages of matches and games, a bye as a match won 2–0", () => {
    expect(valuesOf("MW", field)).toEqual([1, 0.5, 0.5]);
    expect(valuesOf("GW", field)).toEqual([0.8, 0.6, 0.5]);
    expect(valuesOf("OMW", field)).toEqual([0.5, 1, 1]);
    expect(valuesOf("OGW", field)).toEqual([0.55, 0.8, 0.8]);
  });

  test("never count less than 33 percent, or another floor", () => {
    const lost = {
      ...field,
      cards: [card(1, [match(1, 2, 2, 0)]), card(2, [match(1, 1, 0, 2)])],
      rounds: 1,
    };
    expect(valuesOf("OMW", lost)).toEqual([0.33, 1]);
    expect(valuesOf("OMW/L25", lost)).toEqual([0.25, 1]);
    expect(valuesOf("OGW", lost)).toEqual([0.33, 1]);
  });
});

describe("US Chess", () => {
  test("Solkoff counts opponents' unplayed rounds as draws and none for one's own", () => {
    const field = fieldFrom("2000: 2w1 H 3w1\n2000: 1b0 3b= U\n2000: U 2w= 1b0");
    expect(valuesOf("SOLK", field)).toEqual([2, 3.5, 3.5]);
  });

  test("Median drops both ends, Modified Median those of the other half only", () => {
    const field = fieldFrom(FOUR);
    expect(valuesOf("SOLK", field)).toEqual([3, 4.5, 4.5, 6]);
    expect(valuesOf("MED", field)).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(valuesOf("MMED", field)).toEqual([3, 1.5, 1.5, 3]);
  });

  test("cumulative scores lose a point for each win that was not played", () => {
    const field = fieldFrom("2000: U 2w1 2b1\n2000: H 1b0 1w0");
    expect(valuesOf("PS", field)).toEqual([6, 1.5]);
    expect(valuesOf("CUM", field)).toEqual([5, 1.5]);
  });
});

describe("warnings about a chain", () => {
  const warnings = (text: string, field = fieldFrom(FOUR)) => chainWarnings(chainFrom(text), field);

  test("name what says nothing in this kind of event", () => {
    expect(warnings("PTS, BH/C1, SB")).toEqual([]);
    expect(warnings("PTS, KS")).toEqual([
      { code: "criterion-unsuited", criterion: "KS", pairing: "swiss", article: "C.07 9.2" },
    ]);
    const roundRobin = fieldFrom(FOUR, { pairing: "pre-determined" });
    expect(warnings("PTS, AOB, SOB, FB, SB", roundRobin).map(({ criterion }) => criterion)).toEqual(
      ["AOB", "SOB", "FB"],
    );
  });

  test("name missing ratings and unknown starts, and how many", () => {
    const field = fieldFrom("0: 2-1\n2000: 1-0");
    expect(warnings("ARO/C1, ARO/U1400, BWG", field)).toEqual([
      { code: "ratings-missing", criterion: "ARO/C1", entries: 1 },
      { code: "starts-missing", criterion: "BWG", games: 1 },
    ]);
  });

  test("name match and game points where there are none", () => {
    expect(warnings("PTS, BH:MP/C1, KS:GP/L60")[0]).toEqual({
      code: "not-a-team-event",
      criterion: "BH:MP/C1",
    });
  });

  test("name what is never reached", () => {
    expect(warnings("PTS, LOT, BH")).toEqual([
      { code: "never-reached", criterion: "BH", after: "LOT" },
    ]);
  });
});

describe("presets", () => {
  const presets = CHAIN_PRESETS.filter(({ teams }) => teams !== true);
  test.each(presets)("$id is a chain without warnings for its kind of event", (preset) => {
    const chain = chainOf(preset.chain);
    expect(chain.ok && makeChain(chain.value)).toBe(preset.chain.join(", "));
    const field = fieldFrom(FOUR, { pairing: preset.pairing });
    expect(chain.ok && chainWarnings(chain.value, field)).toEqual([]);
  });
});
