import { describe, expect, it } from "vitest";
import { attempt, competition, nextRound, type Play, play, refusalOf } from "../../../test/play.ts";
import { creditOf, totalsOf } from "../../base/scorecard.ts";
import { numberedField } from "../../pairing/fide-dutch/pairing-numbers.ts";
import { cardsOf, impactOfCorrection, pairedRound, recordedResult, standingsOf } from "../index.ts";

const POINTS = [
  [0, 0],
  [0.5, 0],
  [0, 0.5],
] as const;

const codes = ["PTS", "WIN", "WON", "BWG", "BPG", "STD", "REP", "VUR", "PS", "BH", "SB", "DE"];

/** Eight players in an open of chess, round 1 published. */
const open = (settings = {}): Play =>
  nextRound(competition("fide-swiss", 8, { ranking: codes, ...settings }));

const seatsAt = ({ state }: Play, board: number): readonly [number, number] =>
  pairedRound(state, 1)?.games.find((game) => game.board === board)?.seats ?? [0, 0];

const scored = (before: Play, board: number, [one, other]: readonly [number, number]) => {
  const [white, black] = seatsAt(before, board);
  const sides = [
    { entry: white, score: one },
    { entry: black, score: other },
  ] as const;
  return { kind: "played", sides } as const;
};

const entered = (before: Play, board: number, scores: readonly [number, number]): Play =>
  play(before, [{ type: "enter-result", round: 1, outcome: scored(before, board, scores) }]);

const valuesOf = ({ state }: Play, entry: number): Readonly<Record<string, number>> => {
  const { values = [] } = standingsOf(state).find((row) => row.entry === entry) ?? {};
  return Object.fromEntries(codes.map((code, index) => [code, values[index] ?? Number.NaN]));
};

const cardOf = ({ state }: Play, id: number) => {
  const card = cardsOf(state).find(({ entry }) => entry === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

describe.each(POINTS)("a game that was played to %d–%d", (one, other) => {
  const start = open();
  const [white, black] = seatsAt(start, 1);
  const result = entered(start, 1, [one, other]);
  const sides = [
    [white, one, other],
    [black, other, one],
  ] as const;

  it("gives each side its own points", () => {
    for (const [entry, own] of sides) {
      expect(valuesOf(result, entry)["PTS"]).toBe(own);
      expect(cardOf(result, entry).lines.map((line) => line && creditOf(line))).toEqual([
        own === 0.5 ? "draw" : "loss",
      ]);
    }
  });

  it("is a game over the board for tie-breaks: no win, no unplayed round, a game with Black", () => {
    for (const [entry, own, theirs] of sides) {
      expect(valuesOf(result, entry)).toMatchObject({ WIN: 0, WON: 0, BWG: 0, REP: 1, VUR: 0 });
      expect(valuesOf(result, entry)["BPG"]).toBe(entry === black ? 1 : 0);
      expect(valuesOf(result, entry)["BH"]).toBe(theirs);
      expect(valuesOf(result, entry)["SB"]).toBe(own * theirs);
    }
  });

  it("compares both sides for standard points (C.07, 7.7)", () => {
    for (const [entry, own, theirs] of sides) {
      expect(valuesOf(result, entry)["STD"]).toBe(own > theirs ? 1 : own === theirs ? 0.5 : 0);
    }
  });

  it("counts as a colour and a meeting, and with these points, for the next pairing", () => {
    const { tournament } = numberedField(
      {
        round: 2,
        stage: { firstRound: 1, rounds: 5 },
        basedOn: 1,
        cards: cardsOf(result.state),
        available: [...result.state.entries.keys()],
        forbidden: [],
        lots: { order: (_name, items) => [...items] },
      },
      { initialColour: "white", isAccelerated: false },
    );
    for (const [entry, own] of sides) {
      const player = tournament.players.find(({ number }) => number === entry);
      expect(player?.history).toMatchObject([
        { played: true, points: own, colour: entry === white ? "white" : "black" },
      ]);
    }
    expect(totalsOf(cardOf(result, white)).starts).toBe(1);
    expect(totalsOf(cardOf(result, black)).replies).toBe(1);
  });

  it("is told apart from not coming by a warning", () => {
    expect(result.warnings).toEqual([{ code: "unusual-result", scores: [one, other] }]);
  });

  it("can be entered again by a second person, who agrees or not", () => {
    const outcome = scored(result, 1, [one, other]);
    const agreed = play(result, [{ type: "enter-again", round: 1, outcome }], "helper");
    expect(recordedResult(pairedRound(agreed.state, 1)?.games[0])?.secondEntry.state).toBe(
      "agrees",
    );
    const differing = scored(result, 1, [1, 0]);
    const differs = play(result, [{ type: "enter-again", round: 1, outcome: differing }], "helper");
    expect(recordedResult(pairedRound(differs.state, 1)?.games[0])?.secondEntry.state).toBe(
      "differs",
    );
  });

  it("can be taken back, and entered otherwise", () => {
    const erased = play(result, [{ type: "erase-result", round: 1, board: 1 }]);
    expect(valuesOf(erased, white)["PTS"]).toBe(0);
    expect(valuesOf(entered(erased, 1, [1, 0]), white)["PTS"]).toBe(1);
  });

  it("can be corrected, with its consequences shown before", () => {
    const command = {
      type: "correct-result",
      round: 1,
      outcome: scored(result, 1, [1, 0]),
      reason: "misread",
      repair: "keep",
    } as const;
    const impact = impactOfCorrection(result.state, command);
    if (!impact.ok) throw new Error(impact.error.code);
    expect(impact.value.moved).toContain(white);
    const corrected = play(result, [command]);
    expect(valuesOf(corrected, white)["PTS"]).toBe(1);
    const back = { ...command, outcome: scored(result, 1, [one, other]) };
    expect(valuesOf(play(corrected, [back]), white)["PTS"]).toBe(one);
  });
});

describe("results that one side alone lost", () => {
  it("are worth what the event's points say: 3-1-0 gives 1 for the half, 0 for nothing", () => {
    const played = entered(open({ points: { win: 3, draw: 1, loss: 0 } }), 1, [0.5, 0]);
    const [white, black] = seatsAt(played, 1);
    expect([valuesOf(played, white)["PTS"], valuesOf(played, black)["PTS"]]).toEqual([1, 0]);
  });

  it("are no draw in favour of Black between two who are level", () => {
    const played = entered(open({ ranking: ["DE/B", "LOSS"] }), 1, [0.5, 0]);
    const [white, black] = seatsAt(played, 1);
    const order = standingsOf(played.state).map(({ entry }) => entry);
    expect(order.indexOf(white)).toBeLessThan(order.indexOf(black));
  });

  it("are refused where games end with points of another kind", () => {
    const start = open();
    for (const scores of [[1, 1] as const, [1, 0.5] as const, [0.5, 1] as const]) {
      const outcome = scored(start, 1, scores);
      expect(refusalOf(start, { type: "enter-result", round: 1, outcome }).code).toBe(
        "scores-do-not-fit",
      );
    }
  });

  it("stay a draw of 0 points each in an event of game points", () => {
    const start = nextRound(competition("scrabble-swiss", 8));
    const played = attempt(start, {
      type: "enter-result",
      round: 1,
      outcome: scored(start, 1, [0, 0]),
    });
    if ("code" in played) throw new Error(played.code);
    const lines = cardsOf(played.state).flatMap(({ lines: [line] }) => (line ? [line] : []));
    expect(lines.filter((line) => line.kind === "played").map(creditOf)).toEqual(["draw", "draw"]);
  });
});

describe("a double forfeit", () => {
  it("leaves both without a game, a point or a colour, free to be paired again", () => {
    const start = open();
    const absent = seatsAt(start, 1);
    const played = play(start, [
      { type: "enter-result", round: 1, outcome: { kind: "forfeit", absent } },
    ]);
    for (const entry of absent) {
      expect(valuesOf(played, entry)).toMatchObject({ PTS: 0, VUR: 1, BPG: 0 });
      expect(totalsOf(cardOf(played, entry))).toMatchObject({ starts: 0, replies: 0, losses: 1 });
    }
  });
});
