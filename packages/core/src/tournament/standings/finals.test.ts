import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { competition, enterAll, nextRound, type Play, playTo } from "../../../test/play.ts";
import {
  cardsOf,
  countingRounds,
  type EntryId,
  finalsOf,
  type Stage,
  standingDerivations,
  standingsOf,
  tallyAfter,
} from "../../index.ts";
import { type FinalOutcome, finalNeeds, finalOutcome } from "../../pairing/final/outcome.ts";
import { evaluateDerivation } from "../../ranking/evaluate-derivation.ts";

const stages = (games: number): readonly Stage[] => [
  { system: "new-swiss", rounds: 4, options: {}, participants: "everybody" },
  { system: "final", rounds: games, options: {}, participants: { top: 2 } },
];

const before = (games = 2): Play =>
  playTo(competition("scrabble-swiss", 8, { stages: stages(games) }), 4);

/** Plays the next game of the final: the points of the better, and of the other player. */
const finalGame = (now: Play, better: number, other: number): Play => {
  const best = standingsOf(now.state, 4)[0]?.entry;
  return enterAll(nextRound(now), (first) => (first === best ? [better, other] : [other, better]));
};

describe("the games of a final", () => {
  const after = finalGame(finalGame(before(), 380, 420), 400, 401);
  const [first, second] = standingsOf(after.state, 4).map(({ entry }) => entry) as [
    EntryId,
    EntryId,
  ];

  it("put the winner first, although the other has more wins or spread", () => {
    const rows = standingsOf(after.state);
    expect(rows.slice(0, 2).map(({ entry }) => entry)).toEqual([second, first]);
    const [ahead, behind] = rows;
    const worse =
      (ahead?.wins ?? 0) - (behind?.wins ?? 0) || (ahead?.spread ?? 0) - (behind?.spread ?? 0);
    expect(worse).toBeLessThan(0);
  });

  it("count in nobody's tally, whoever asks: after every round it is that of the standings", () => {
    expect([4, 5, 6].map((rounds) => countingRounds(after.state.settings, rounds))).toEqual([
      4, 4, 4,
    ]);
    for (const rounds of [0, 1, 2, 3, 4, 5, 6]) {
      const rows = new Map(standingsOf(after.state, rounds).map((row) => [row.entry, row]));
      for (const card of cardsOf(after.state)) {
        expect(rows.get(card.entry)).toMatchObject(tallyAfter(after.state, card, rounds));
      }
    }
    const of = (rounds: number) =>
      cardsOf(after.state).map((card) => tallyAfter(after.state, card, rounds));
    expect(of(6)).toEqual(of(4));
  });

  it("are what “why?” tells: each game, wins, and the points that decide", () => {
    const [derivation] = standingDerivations(after.state, second).filter(
      ({ code }) => code === "FINAL",
    );
    expect(derivation?.working).toEqual({
      kind: "final",
      final: {
        opponent: first,
        games: [
          { round: 5, scores: [420, 380] },
          { round: 6, scores: [401, 400] },
        ],
        wins: [2, 0],
        lead: 41,
        decidedBy: "wins",
      },
    });
    for (const { entry } of standingsOf(after.state)) {
      const [own] = standingDerivations(after.state, entry).filter(({ code }) => code === "FINAL");
      expect(own && evaluateDerivation(own, entry)).toBe(own?.value);
    }
  });
});

describe("a final", () => {
  it("is announced when everything before it is played, and not earlier", () => {
    const now = before();
    expect(finalsOf(now.state, 3)).toEqual([]);
    const [announced] = finalsOf(now.state);
    expect(announced).toMatchObject({ games: [], planned: 2, outcome: { decidedBy: "open" } });
    expect(announced?.players).toEqual(
      standingsOf(now.state)
        .slice(0, 2)
        .map(({ entry }) => entry),
    );
    expect(finalsOf(nextRound(now).state, 4)).toHaveLength(0);
  });

  it("shows a game that is being played without scores, and none of later rounds", () => {
    const running = nextRound(finalGame(before(), 400, 350));
    const games = (rounds: number) => finalsOf(running.state, rounds)[0]?.games;
    expect(games(6)?.map(({ scores }) => scores)).toEqual([[400, 350], null]);
    expect(games(5)?.map(({ round }) => round)).toEqual([5]);
  });
});

describe("what is needed of the last game", () => {
  /** Winner of a final whose last game ends with this lead of the first player. */
  const winnerWith = ({ wins, lead }: FinalOutcome, margin: number): EntryId | null => {
    const winsLead = wins[0] - wins[1] + Math.sign(margin);
    const decides = winsLead === 0 ? lead + margin : winsLead;
    return decides === 0 ? null : decides > 0 ? 1 : 2;
  };

  const outcome = fc
    .record({
      wins: fc.constantFrom([1, 0], [0, 1], [0.5, 0.5], [1, 1], [1.5, 0.5], [0.5, 1.5]),
      lead: fc.integer({ min: -60, max: 60 }),
    })
    .map(({ wins, lead }) => ({
      winner: null,
      decidedBy: "open" as const,
      wins: wins as unknown as readonly [number, number],
      lead,
      gamesPlayed: 1,
      gamesLeft: 1,
    }));

  it("says exactly with which results each of the two wins", () => {
    fc.assert(
      fc.property(outcome, fc.integer({ min: -130, max: 130 }), (open, margin) => {
        const needs = finalNeeds(open);
        for (const [place, entry] of [1, 2].entries()) {
          const need = needs?.[place];
          const own = place === 0 ? margin : -margin;
          const says =
            need?.code === "win"
              ? own > 0
              : need?.code === "win-by-more-than"
                ? own > need.points
                : own >= 0 || (need?.lossBelow != null && -own < need.lossBelow);
          expect(says).toBe(winnerWith(open, margin) === entry);
        }
      }),
    );
  });

  it("is not said while there are more games, or once it is decided", () => {
    const of = (games: number) => finalOutcome(cardsOf(before(games).state), [1, 2], 5, games);
    expect(finalNeeds(of(2))).toBeNull();
    const done = finalsOf(finalGame(finalGame(before(), 400, 300), 400, 300).state)[0];
    expect(done && finalNeeds(done.outcome)).toBeNull();
  });
});
