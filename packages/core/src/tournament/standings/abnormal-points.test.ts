import { describe, expect, it } from "vitest";
import { competition, nextRound, type Play, play, refusalOf } from "../../../test/play.ts";
import { numberedField } from "../../pairing/fide-dutch/pairing-numbers.ts";
import type { AbnormalPoints } from "../../ranking/abnormal-points.ts";
import { cardsOf, standingsOf } from "../index.ts";

/** Four players, round 1: entry 1 beats 3, 2 and 4 draw; round 2 is published. */
const start = ((): Play => {
  const round = nextRound(competition("fide-swiss", 4, { ranking: ["PTS", "BH", "SB", "WIN"] }));
  const results = (round.state.rounds[0]?.games ?? []).map(({ seats: [white, black] }) => {
    const own = white === 1 ? 1 : black === 1 ? 0 : 0.5;
    return [
      { entry: white, score: own },
      { entry: black, score: 1 - own },
    ] as const;
  });
  return play(
    round,
    results.map((sides) => {
      const outcome = { kind: "played", sides } as const;
      return { type: "enter-result", round: 1, outcome };
    }),
  );
})();

const rule = (more: Partial<AbnormalPoints>): AbnormalPoints => ({
  result: "score",
  points: -1,
  round: null,
  entries: [],
  ...more,
});

const assigning = (abnormalPoints: readonly AbnormalPoints[], before = start): Play =>
  play(before, [{ type: "change-settings", settings: { abnormalPoints }, reason: "appeal" }]);

const pointsOf = ({ state }: Play, rounds?: number): readonly number[] =>
  [...state.entries.keys()].map(
    (entry) => standingsOf(state, rounds).find((row) => row.entry === entry)?.points ?? Number.NaN,
  );

const winner = 1;
const loser = (start.state.rounds[0]?.games ?? [])
  .find(({ seats }) => seats.includes(winner))
  ?.seats.find((entry) => entry !== winner);

describe("points that do not follow from the results (TRF-2026, record 299)", () => {
  const usual = pointsOf(start);

  it("change nothing where there are none", () => {
    expect(pointsOf(assigning([]))).toEqual(usual);
  });

  it("are a penalty or a bonus on the score, once", () => {
    expect(pointsOf(assigning([rule({ points: -0.5, entries: [winner] })]))[0]).toBe(0.5);
    expect(pointsOf(assigning([rule({ points: 2 })]))).toEqual(usual.map((points) => points + 2));
  });

  it("of a later round do not count before it", () => {
    const later = assigning([rule({ points: -1, round: 2 })]);
    expect(pointsOf(later)).toEqual(usual);
    expect(pointsOf(nextRound(later), 1)).toEqual(usual);
    expect(pointsOf(nextRound(later), 2)).toEqual(usual.map((points) => points - 1));
  });

  it("replace those of one kind of result, of some or of all, in one round or in all", () => {
    const assigned = (more: Partial<AbnormalPoints>) => pointsOf(assigning([rule(more)]));
    expect(assigned({ result: "win", points: 0.5 })[0]).toBe(0.5);
    expect(assigned({ result: "win", points: 0.5, entries: [loser ?? 0] })).toEqual(usual);
    expect(assigned({ result: "win", points: 0.5, round: 2 })).toEqual(usual);
    expect(assigned({ result: "draw", points: 0 }).filter((points) => points === 0)).toHaveLength(
      3,
    );
    expect(assigned({ result: "forfeit-win", points: 0 })).toEqual(usual);
  });

  it("go by the last rule that covers a case", () => {
    const rules = [
      rule({ result: "win", points: 0.5, entries: [winner] }),
      rule({ result: "win", points: 0 }),
    ];
    expect(pointsOf(assigning(rules))[0]).toBe(0);
    expect(pointsOf(assigning(rules.toReversed()))[0]).toBe(0.5);
  });

  it("count in tie-breaks as points, while a won game stays won", () => {
    const given = assigning([rule({ result: "win", points: 0.5 })]);
    const row = standingsOf(given.state).find(({ entry }) => entry === loser);
    expect(row?.values[1]).toBe(0.5);
    const card = cardsOf(given.state).find(({ entry }) => entry === winner);
    expect(card?.lines[0]).toMatchObject({ kind: "played", own: 1, theirs: 0, points: 0.5 });
  });

  it("count as scores where the next round is paired", () => {
    const { state } = assigning([rule({ points: -1, entries: [winner] })]);
    const { scoreOf, numberOf } = numberedField(
      {
        round: 2,
        stage: { firstRound: 1, rounds: 7 },
        basedOn: 1,
        cards: cardsOf(state),
        available: [...state.entries.keys()],
        forbidden: [],
        lots: { order: (_name, items) => [...items] },
      },
      { initialColour: "white", isAccelerated: false },
    );
    expect(scoreOf(numberOf(winner))).toBe(0);
    expect(scoreOf(numberOf(2))).toBe(0.5);
  });

  it("are refused out of range, and for nobody who is there", () => {
    const refusal = (given: AbnormalPoints) =>
      refusalOf(start, {
        type: "change-settings",
        settings: { abnormalPoints: [given] },
        reason: "appeal",
      });
    expect(refusal(rule({ points: 101 }))).toMatchObject({ setting: "abnormalPoints" });
    expect(refusal(rule({ points: Number.NaN }))).toMatchObject({ setting: "abnormalPoints" });
    expect(refusal(rule({ round: 0 }))).toMatchObject({ setting: "abnormalPoints" });
    expect(refusal(rule({ entries: [9] }))).toEqual({ code: "unknown-entry", entry: 9 });
  });
});
