import { describe, expect, it } from "vitest";
import { competition, enterAll, nextRound, play, playTo, refusalOf } from "../../../test/play.ts";
import { totalsOf } from "../../base/scorecard.ts";
import {
  cardsOf,
  pairedDraftOf,
  pairedRound,
  pairedRounds,
  recordedResult,
  standingsOf,
} from "../index.ts";

const swiss = "scrabble-swiss";

describe("drafting", () => {
  it("refuses while results are missing, naming the boards", () => {
    const before = nextRound(competition(swiss, 6));
    expect(refusalOf(before, { type: "draft-round" })).toEqual({
      code: "results-missing",
      round: 1,
      boards: [1, 2, 3],
      basedOn: 0,
    });
  });

  it("may go on while a round is played, based on the round before it", () => {
    const before = nextRound(playTo(competition(swiss, 6), 1));
    const drafted = play(before, [{ type: "draft-round", basedOn: 1 }]);
    expect(pairedDraftOf(drafted.state)?.number).toBe(3);
    const pairs = pairedRounds(drafted.state).map(({ games }) =>
      games.map(({ seats }) => [...seats].sort((a, b) => a - b).join("–")),
    );
    expect(new Set(pairs.flat()).size).toBe(9);
  });

  it("refuses a second draft, an unknown system and a basis that is not there", () => {
    const before = competition(swiss, 6);
    const drafted = play(before, [{ type: "draft-round" }]);
    expect(refusalOf(drafted, { type: "draft-round" })).toEqual({ code: "draft-exists", round: 1 });
    expect(refusalOf(before, { type: "draft-round", system: "magic" })).toMatchObject({
      code: "unknown-system",
      system: "magic",
    });
    expect(refusalOf(before, { type: "draft-round", basedOn: 1 })).toEqual({
      code: "based-on-out-of-range",
      basedOn: 1,
      latest: 0,
    });
  });

  it("refuses one player alone", () => {
    expect(refusalOf(competition(swiss, 1), { type: "draft-round" })).toMatchObject({
      code: "too-few-players",
      players: 1,
    });
  });

  it("ends with the last round of the last stage", () => {
    const before = playTo(competition(swiss, 8), 7);
    expect(refusalOf(before, { type: "draft-round" })).toEqual({
      code: "all-rounds-played",
      rounds: 7,
    });
  });

  it("keeps pinned pairs and pairs the rest around them", () => {
    const after = play(competition(swiss, 6), [
      { type: "draft-round", pinned: [[1, 2]], reason: "sisters want it" },
    ]);
    const draft = pairedDraftOf(after.state);
    const game = draft?.games.find(({ pinned }) => pinned);
    expect([...(game?.seats ?? [])].sort()).toEqual([1, 2]);
    expect(game?.notes).toContainEqual({ code: "by-hand", reason: "sisters want it" });
    expect(draft?.games).toHaveLength(3);
  });

  it("wants a reason for pins, and each player pinned once", () => {
    const before = competition(swiss, 6);
    expect(refusalOf(before, { type: "draft-round", pinned: [[1, 2]] })).toEqual({
      code: "reason-missing",
    });
    const pinned = [
      [1, 2],
      [2, 3],
    ] as const;
    expect(refusalOf(before, { type: "draft-round", pinned, reason: "x" })).toEqual({
      code: "entry-pinned-twice",
      entry: 2,
    });
  });

  it("never pairs a forbidden pair", () => {
    const first = play(competition(swiss, 4), [{ type: "draft-round" }]);
    const [a = 0, b = 0] = pairedDraftOf(first.state)?.games[0]?.seats ?? [];
    const after = play(first, [
      { type: "discard-draft", round: 1 },
      { type: "draft-round", forbidden: [[a, b]], reason: "same car" },
    ]);
    for (const { seats } of pairedDraftOf(after.state)?.games ?? []) {
      expect([a, b].every((entry) => seats.includes(entry))).toBe(false);
    }
  });

  it("draws the same lots when a draft is thrown away and drafted again", () => {
    const first = play(competition("scrabble-championship", 12), [{ type: "draft-round" }]);
    const again = play(first, [{ type: "discard-draft", round: 1 }, { type: "draft-round" }]);
    expect(pairedDraftOf(again.state)?.games).toEqual(pairedDraftOf(first.state)?.games);
  });
});

describe("a draft", () => {
  const drafted = play(competition(swiss, 7), [{ type: "draft-round" }]);
  const draft = pairedDraftOf(drafted.state);
  const seatsAt = (board: number) =>
    draft?.games.find((game) => game.board === board)?.seats ?? [0, 0];
  const adjust = (act: Parameters<typeof adjustCommand>[0], reason = "wanted") =>
    pairedDraftOf(play(drafted, [adjustCommand(act, reason)]).state);

  it("is not on anybody's card before it is published", () => {
    expect(cardsOf(drafted.state).every(({ lines }) => lines.length === 0)).toBe(true);
  });

  it("breaks a pair and leaves both to be paired", () => {
    const [a, b] = seatsAt(2);
    const after = adjust({ kind: "break", board: 2 });
    expect(new Set(after?.unpaired)).toEqual(new Set([a, b]));
    expect(after?.games).toHaveLength(2);
  });

  it("pairs two players of different games and frees their opponents", () => {
    const [a, c] = seatsAt(1);
    const [b, d] = seatsAt(2);
    const after = adjust({ kind: "pair", players: [a, b] });
    expect(new Set(after?.unpaired)).toEqual(new Set([c, d]));
    const game = after?.games.find(({ seats }) => seats.includes(a));
    expect(game).toMatchObject({ board: 1, pinned: true });
    expect(game?.seats).toContain(b);
  });

  it("swaps two players, board for board", () => {
    const [a, c] = seatsAt(1);
    const [b, d] = seatsAt(3);
    const after = adjust({ kind: "swap", players: [a, b] });
    const sorted = (board: number) =>
      [...(after?.games.find((game) => game.board === board)?.seats ?? [])].sort((x, y) => x - y);
    expect(sorted(1)).toEqual([b, c].sort((x, y) => x - y));
    expect(sorted(3)).toEqual([a, d].sort((x, y) => x - y));
    expect(after?.unpaired).toEqual([]);
  });

  it("swaps a player with the bye", () => {
    const bye = draft?.unplayed[0]?.entry ?? 0;
    const [a] = seatsAt(1);
    const after = adjust({ kind: "swap", players: [bye, a] });
    expect(after?.unplayed.map(({ entry }) => entry)).toEqual([a]);
    expect(after?.games[0]?.seats).toContain(bye);
  });

  it("exchanges the starts of a game and says so", () => {
    const [a, b] = seatsAt(1);
    const after = adjust({ kind: "exchange-starts", board: 1 });
    expect(after?.games[0]).toMatchObject({ seats: [b, a], start: { code: "by-hand" } });
  });

  it("exchanges two boards", () => {
    const after = adjust({ kind: "exchange-boards", boards: [1, 3] });
    expect(after?.games.map(({ seats }) => seats)).toEqual([seatsAt(3), seatsAt(2), seatsAt(1)]);
  });

  it("gives the bye to another, and the rest is paired again", () => {
    const [a, b] = seatsAt(1);
    const bye = draft?.unplayed[0]?.entry ?? 0;
    const after = play(drafted, [
      adjustCommand({ kind: "bye", entry: a }, "leaves early"),
      adjustCommand({ kind: "pair-rest" }, ""),
    ]);
    const result = pairedDraftOf(after.state);
    expect(result?.unpaired).toEqual([]);
    expect(result?.unplayed).toMatchObject([{ entry: a, reason: "bye", spread: 50 }]);
    const game = result?.games.find(({ seats }) => seats.includes(b));
    expect(game?.seats).toContain(bye);
  });

  it("shows every act with its reason, who did it and who sat there", () => {
    expect(adjust({ kind: "exchange-starts", board: 1 }, "lost the draw")?.acts).toEqual([
      {
        act: { kind: "exchange-starts", board: 1 },
        reason: "lost the draw",
        actor: "director",
        boards: [{ board: 1, seats: seatsAt(1) }],
      },
    ]);
    expect(refusalOf(drafted, adjustCommand({ kind: "exchange-starts", board: 1 }, " "))).toEqual({
      code: "reason-missing",
    });
  });

  it.each([
    [
      { kind: "break", board: 9 },
      { code: "unknown-board", board: 9, round: 1 },
    ],
    [
      { kind: "pair", players: [1, 1] },
      { code: "player-against-self", entry: 1 },
    ],
    [
      { kind: "pair", players: [1, 99] },
      { code: "entry-not-in-round", entry: 99, round: 1 },
    ],
    [
      { kind: "swap", players: [99, 1] },
      { code: "entry-not-in-round", entry: 99, round: 1 },
    ],
    [
      { kind: "bye", entry: 99 },
      { code: "entry-not-in-round", entry: 99, round: 1 },
    ],
    [{ kind: "pair-rest" }, { code: "nobody-unpaired", round: 1 }],
  ] as const)("refuses %o", (act, refusal) => {
    expect(refusalOf(drafted, adjustCommand(act, "x"))).toEqual(refusal);
  });
});

describe("a recalled round", () => {
  it("keeps the results of the games that still stand", () => {
    const published = nextRound(competition(swiss, 6));
    const [first, second] = pairedRound(published.state, 1)?.games.map(({ seats }) => seats) ?? [];
    if (first === undefined || second === undefined) throw new Error("no games");
    const entered = play(published, [
      {
        type: "enter-result",
        round: 1,
        outcome: {
          kind: "played",
          sides: [
            { entry: first[0], score: 400 },
            { entry: first[1], score: 350 },
          ],
        },
      },
      { type: "recall-round", round: 1, reason: "late entry" },
    ]);
    expect(refusalOf(entered, adjustCommand({ kind: "break", board: 1 }, "x"))).toMatchObject({
      code: "result-exists",
    });
    expect(refusalOf(entered, { type: "discard-draft", round: 1 })).toEqual({
      code: "round-has-results",
      round: 1,
      results: 1,
    });
    const again = play(entered, [
      adjustCommand({ kind: "exchange-starts", board: 2 }, "x"),
      { type: "publish-round", round: 1 },
    ]);
    expect(recordedResult(pairedRound(again.state, 1)?.games[0])?.outcome).toEqual({
      kind: "played",
      scores: [400, 350],
    });
    expect(pairedRound(again.state, 1)?.games[1]?.seats).toEqual([second[1], second[0]]);
  });

  it("must be the last and published, and wants a reason", () => {
    const before = nextRound(playTo(competition(swiss, 6), 1));
    expect(refusalOf(before, { type: "recall-round", round: 1, reason: "x" })).toEqual({
      code: "not-last-round",
      round: 1,
      last: 2,
    });
    expect(refusalOf(before, { type: "recall-round", round: 2, reason: "" })).toEqual({
      code: "reason-missing",
    });
    expect(refusalOf(before, { type: "recall-round", round: 3, reason: "x" })).toEqual({
      code: "unknown-round",
      round: 3,
    });
  });
});

describe("the championship", () => {
  const done = playTo(competition("scrabble-championship", 24), 23);

  it("is played by two in the final, who end on ranks 1 and 2", () => {
    const finals = pairedRounds(done.state).slice(21);
    expect(finals.map(({ games }) => games.length)).toEqual([1, 1]);
    const finalists = finals[0]?.games[0]?.seats ?? [];
    const top = standingsOf(done.state)
      .slice(0, 2)
      .map(({ entry }) => entry);
    expect(new Set(top)).toEqual(new Set(finalists));
  });

  it("does not count the final in anybody's wins and spread", () => {
    const [first] = standingsOf(done.state);
    const card = cardsOf(done.state).find(({ entry }) => entry === first?.entry);
    if (card === undefined || first === undefined) throw new Error("nobody");
    expect(first.wins).toBe(totalsOf(card, 21).wins);
  });

  it("gives nobody a second bye before everybody had one", () => {
    const odd = playTo(competition("scrabble-championship", 25), 21);
    const byes = cardsOf(odd.state).map((card) => totalsOf(card).byes);
    expect(Math.max(...byes)).toBe(1);
  });

  it("leaves the standings after an earlier round as they were", () => {
    const early = playTo(competition("scrabble-championship", 24), 7);
    expect(
      standingsOf(done.state, 7).map(({ entry, wins, spread }) => [entry, wins, spread]),
    ).toEqual(standingsOf(early.state).map(({ entry, wins, spread }) => [entry, wins, spread]));
  });
});

describe("closing", () => {
  it("waits for results and drafts, and then nothing changes any more", () => {
    const published = nextRound(competition(swiss, 4));
    expect(refusalOf(published, { type: "close-competition" })).toMatchObject({
      code: "results-missing",
    });
    const closed = play(enterAll(published), [{ type: "close-competition" }]);
    expect(refusalOf(closed, { type: "draft-round" })).toEqual({ code: "competition-closed" });
    const open = play(closed, [
      { type: "reopen-competition", reason: "protest", seed: "0a".repeat(32) },
    ]);
    expect(nextRound(open).state.rounds).toHaveLength(2);
  });
});

function adjustCommand(act: import("../index.ts").DraftAct, reason: string) {
  return { type: "adjust-draft", round: 1, act, reason } as const;
}
