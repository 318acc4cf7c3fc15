import { describe, expect, it } from "vitest";
import { competition, enterAll, nextRound, type Play, play, playTo } from "../../../test/play.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { recordedResult } from "../contest-result.ts";
import { explainNotPaired, type NotPaired } from "./why-apart.ts";

/** Wins of either side and draws, depending on players and round. */
const decided = (first: number, second: number, round: number): readonly [number, number] => {
  const turn = (first * 7 + second * 13 + round * 5) % 3;
  return turn === 0 ? [1, 0] : turn === 1 ? [0.5, 0.5] : [0, 1];
};

const apart = ({ state }: Play, round: number, a: EntryId, b: EntryId): NotPaired => {
  const answer = explainNotPaired(state, round, [a, b]);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

const chess = (players: number): Play => competition("fide-swiss", players);

describe("why two did not meet", () => {
  const two = nextRound(playTo(chess(9), 1, decided));

  it("is answered for every two of every round of a chess event", () => {
    const played = playTo(chess(9), 5, decided);
    for (const { number, games } of played.state.rounds) {
      for (let a = 1; a <= 9; a++) {
        for (let b = a + 1; b <= 9; b++) {
          const { reason, places, asPaired } = apart(played, number, a, b);
          const together = games.some(({ seats }) => seats.includes(a) && seats.includes(b));
          expect(reason.code === "meet").toBe(together);
          expect(reason.code).not.toBe("would-meet");
          expect(asPaired).toBe(true);
          expect(places.map(({ kind }) => kind)).not.toContain("none");
        }
      }
    }
  });

  it("begins with those who met before, with every round in which they did", () => {
    const [first] = two.state.rounds[0]?.games ?? [];
    const [a = 0, b = 0] = first?.seats ?? [];
    expect(apart(two, 2, a, b)).toMatchObject({
      reason: { code: "have-met", rounds: [1] },
      met: [1],
    });
  });

  it("names in the first round the halves of the field, by what else would have to change", () => {
    const { reason } = apart(nextRound(chess(8)), 1, 1, 2);
    expect(reason).toEqual({
      code: "dutch-later",
      bracket: 1,
      score: 0,
      alternative: { pairs: expect.arrayContaining([[1, 2]]), downfloaters: [] },
    });
  });

  it("is the director's word where the director ruled it", () => {
    const forbidden = play(chess(8), [
      { type: "draft-round", forbidden: [[1, 5]], reason: "Geschwister" },
    ]);
    expect(apart(forbidden, 1, 1, 5).reason).toEqual({ code: "forbidden", reason: "Geschwister" });
    const pinned = play(chess(8), [
      { type: "draft-round", pinned: [[1, 2]], reason: "Wunsch der Presse" },
    ]);
    expect(apart(pinned, 1, 5, 1).reason).toEqual({
      code: "by-hand",
      entry: 1,
      reason: "Wunsch der Presse",
    });
    expect(apart(pinned, 1, 3, 4)).toMatchObject({
      reason: { code: "dutch-later" },
      asPaired: true,
    });
  });

  it("is a standing rule: a forbidden pair, or a club that is kept apart", () => {
    const ruled = play(
      competition("fide-swiss", 8, {
        keptApart: [{ by: "club", firstRound: 1, lastRound: 2 }],
      }),
      [
        { type: "change-entry", entry: 1, details: { club: "SC Ulm" } },
        { type: "change-entry", entry: 5, details: { club: "SC Ulm" } },
        {
          type: "change-settings",
          settings: {
            forbidden: [{ entries: [2, 6], firstRound: 1, lastRound: null, reason: "Ehepaar" }],
          },
          reason: "Meldeschluss",
        },
        { type: "draft-round" },
      ],
    );
    expect(apart(ruled, 1, 1, 5).reason).toEqual({
      code: "kept-apart",
      by: "club",
      name: "SC Ulm",
    });
    expect(apart(ruled, 1, 6, 2).reason).toEqual({ code: "forbidden", reason: "Ehepaar" });
    expect(apart(ruled, 1, 1, 2).asPaired).toBe(true);
  });

  it("is that one of them is away, has left, or came later", () => {
    const away = nextRound(
      play(playTo(chess(9), 1, decided), [
        { type: "pause-entry", entry: 3, rounds: [2] },
        { type: "withdraw-entry", entry: 4, reason: "krank" },
        { type: "add-entries", entries: [{ name: "Später" }] },
      ]),
    );
    expect(apart(away, 2, 1, 3).reason).toEqual({ code: "unplayed", entry: 3, reason: "pause" });
    expect(apart(away, 2, 4, 1).reason).toEqual({
      code: "unplayed",
      entry: 4,
      reason: "withdrawn",
    });
    expect(apart(away, 1, 1, 10).reason).toEqual({ code: "not-in-round", entry: 10 });
  });

  it("is open while one of them is still to be paired in a draft", () => {
    const drafted = play(chess(8), [
      { type: "draft-round" },
      { type: "adjust-draft", round: 1, act: { kind: "break", board: 1 }, reason: "Zerstritten" },
    ]);
    const [loose = 0] = drafted.state.rounds[0]?.unpaired ?? [];
    const other = loose === 2 ? 3 : 2;
    expect(apart(drafted, 1, other, loose).reason).toEqual({ code: "unpaired", entry: loose });
  });

  it("says so where the round would be paired otherwise by the results as they are now", () => {
    const [game] = two.state.rounds[0]?.games ?? [];
    const [a = 0, b = 0] = game?.seats ?? [];
    const before = recordedResult(game)?.outcome;
    const scores = before?.kind === "played" ? before.scores : [0, 0];
    const [own, theirs] = scores[0] === 1 ? [0, 1] : [1, 0];
    const corrected = play(two, [
      {
        type: "correct-result",
        round: 1,
        outcome: {
          kind: "played",
          sides: [
            { entry: a, score: own ?? 0 },
            { entry: b, score: theirs ?? 0 },
          ],
        },
        reason: "falsch eingetragen",
        repair: "keep",
      },
    ]);
    const answers = [1, 2, 3].map((entry) => apart(corrected, 2, entry, entry + 3));
    expect(answers.some(({ asPaired }) => !asPaired)).toBe(true);
  });

  it("is general where a system has no analysis of its own: met before, the bye, or the system", () => {
    const scrabble = nextRound(enterAll(nextRound(competition("scrabble-swiss", 9))));
    const [first] = scrabble.state.rounds[0]?.games ?? [];
    const [a = 0, b = 0] = first?.seats ?? [];
    expect(apart(scrabble, 2, a, b)).toMatchObject({
      system: "new-swiss",
      reason: { code: "have-met", rounds: [1] },
    });
    const bye = scrabble.state.rounds[1]?.unplayed[0]?.entry ?? 0;
    const stranger = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (entry) => entry !== bye && apart(scrabble, 2, bye, entry).met.length === 0,
    );
    expect(apart(scrabble, 2, bye, stranger ?? 0).reason).toEqual({
      code: "unplayed",
      entry: bye,
      reason: "bye",
    });
    const codes = [1, 2, 3, 4].map((entry) => apart(scrabble, 2, entry, 9).reason.code);
    expect(codes).toContain("by-system");
  });

  it("is refused for strangers, for one player twice, and for rounds that are not there", () => {
    const code = (round: number, a: EntryId, b: EntryId): string | undefined => {
      const answer = explainNotPaired(two.state, round, [a, b]);
      return answer.ok ? undefined : answer.error.code;
    };
    expect(code(3, 1, 2)).toBe("unknown-round");
    expect(code(1, 1, 99)).toBe("unknown-entry");
    expect(code(1, 2, 2)).toBe("player-against-self");
  });
});
