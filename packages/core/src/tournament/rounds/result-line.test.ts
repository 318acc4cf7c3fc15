import { describe, expect, it } from "vitest";
import { competition, nextRound, play } from "../../../test/play.ts";
import { namedPlayers, pairedRound, pairedRounds, parseResultLine } from "../index.ts";

const { state } = nextRound(competition("scrabble-swiss", 12));
const round = pairedRound(state, 1);
if (round === undefined) throw new Error("no round");
const entries = [...state.entries.values()];
const read = (text: string) => parseResultLine(text, round, entries);
const game = round.games[1];
if (game === undefined) throw new Error("no game");
const [first, second] = game.seats;
const played = (a: number, aScore: number, b: number, bScore: number) => ({
  ok: true,
  value: {
    kind: "played",
    sides: [
      { entry: a, score: aScore },
      { entry: b, score: bScore },
    ],
  },
});

describe("a result line", () => {
  it.each([
    "2 412 389",
    "2, 412, 389",
    "2;412;389",
    "2 412:389",
    "2: 412 : 389",
    " 2  412 389 ",
    "2\t412\t389",
    "2 412-389",
    "2 412 - 389",
    "2 412–389",
    "2 412 − 389",
    "2-412-389",
    "2/412/389",
    "2.412.389",
    "2 412/389",
    "2 412 zu 389",
    "Brett 2 412 389",
    "board 2: 412-389",
  ])("takes a board and both scores, the first seat's first: %j", (text) => {
    expect(read(text)).toEqual(played(first, 412, second, 389));
  });

  it("takes a player's number after #, that player's own score first", () => {
    expect(read(`#${second} 389 412`)).toEqual(played(second, 389, first, 412));
  });

  it("takes part of a name, whatever its case", () => {
    expect(read("p12 300 400")).toMatchObject({ ok: true, value: { sides: [{ entry: 12 }, {}] } });
  });

  it("prefers a full name over names that contain it", () => {
    expect(read("P1, 300, 400")).toMatchObject({ ok: true, value: { sides: [{ entry: 1 }, {}] } });
  });

  it("takes both players with their scores, the starter first", () => {
    expect(read(`${second} 389 ${first} 412`)).toEqual(played(second, 389, first, 412));
    expect(read(`P${second}, 389, P${first}, 412`)).toEqual(played(second, 389, first, 412));
  });

  it("takes both players side by side, whoever is named first", () => {
    for (const between of [" ", " - ", "-", "–", " : ", "; ", " vs ", " gegen "]) {
      const text = `P${second}${between}P${first} 389:412`;
      expect([text, read(text)]).toEqual([text, played(second, 389, first, 412)]);
    }
  });

  it("takes negative scores: a hyphen with a space only in front of it", () => {
    expect(read("2 -12 389")).toEqual(played(first, -12, second, 389));
    expect(read("2 389 -12")).toEqual(played(first, 389, second, -12));
    expect(read("2 389 −12")).toEqual(played(first, 389, second, -12));
    expect(read("2 389--12")).toEqual(played(first, 389, second, -12));
  });

  it.each([
    ["2 1.5 300", "1.5"],
    ["2 1,5 300", "1,5"],
    ["2 300 1.5", "1.5"],
    ["2 1.5", "1.5"],
    ["1.5 300", "1.5"],
    ["P3 300 -0.5", "-0.5"],
  ])("refuses the fraction in %j instead of taking its digits apart", (line, text) => {
    for (const nextBoard of [null, 2]) {
      expect(parseResultLine(line, round, entries, "game-points", nextBoard)).toEqual({
        ok: false,
        error: { code: "line-fraction", text },
      });
    }
    expect(read("2 412.389")).toEqual(played(first, 412, second, 389));
    expect(read("2.412 389")).toEqual(played(first, 412, second, 389));
  });

  it("takes scores alone for the next board, where there is one", () => {
    const next = (text: string) => parseResultLine(text, round, entries, "game-points", 2);
    for (const text of ["412 389", "412-389", "412 : 389"]) {
      expect([text, next(text)]).toEqual([text, played(first, 412, second, 389)]);
    }
    // If a place would otherwise be needed: here 5 is not a board.
    expect(next("5 412")).toEqual(played(first, 5, second, 412));
    expect(next("- +")).toEqual({ ok: true, value: { kind: "forfeit", absent: [first] } });
    expect(next("412")).toMatchObject({ error: { code: "line-score-missing", scores: [412] } });
    const other = round.games[2];
    expect(next("3 412 389")).toEqual(played(other?.seats[0] ?? 0, 412, other?.seats[1] ?? 0, 389));
  });

  it("tells of which game the scores are that are there, the player first who is named", () => {
    expect(read("2 412")).toMatchObject({
      error: { board: 2, seats: [first, second], scores: [412] },
    });
    expect(read(`#${second}`)).toMatchObject({ error: { seats: [second, first], scores: [] } });
    expect(read("2 412 389 7 8")).toMatchObject({ error: { board: 2, text: "7 8" } });
  });

  it.each([
    ["2 + -", [second]],
    ["2 - +", [first]],
    ["2 - -", [first, second]],
    ["2 -+", [first]],
    ["2 --", [first, second]],
    ["2 − −", [first, second]],
    ["2 +/−", [second]],
  ])("takes %j as a forfeit", (text, absent) => {
    expect(read(text)).toEqual({ ok: true, value: { kind: "forfeit", absent } });
  });

  it.each([
    ["", "line-empty"],
    ["2", "line-score-missing"],
    [`#${first}`, "line-score-missing"],
    ["2 412", "line-score-missing"],
    ["2 -412", "line-score-missing"],
    ["p12 412", "line-score-missing"],
    ["2 +", "line-sign-missing"],
    ["P1 -", "line-sign-missing"],
    ["2 412 389 7", "line-too-much"],
    ["2 412 389 7 8", "line-too-much"],
    ["P1 412 389 7", "line-too-much"],
    ["2 + +", "line-nobody-absent"],
    ["412 389", "line-place-missing"],
    ["412:389", "line-place-missing"],
    ["+ -", "line-place-missing"],
    ["77", "line-unknown-board"],
    ["77 412", "line-place-missing"],
    ["77 412 389", "line-unknown-board"],
    ["#77 412 389", "line-unknown-player"],
    ["nobody", "line-not-understood"],
    ["nobody 412", "line-unknown-player"],
    ["p", "line-ambiguous-player"],
    ["?!", "line-not-understood"],
    ["2 412 x", "line-not-understood"],
    ["nobody 412 389", "line-unknown-player"],
    ["p 412 389", "line-ambiguous-player"],
  ])("refuses %j with %s", (text, code) => {
    expect(read(text)).toMatchObject({ ok: false, error: { code } });
  });
});

describe("a result line where games end with 1, ½ or 0", () => {
  const decided = (text: string) => parseResultLine(text, round, entries, "win-draw-loss");

  it.each([
    ["2 1", 1, 0],
    ["2 0", 0, 1],
    ["2 =", 0.5, 0.5],
    ["2 ½", 0.5, 0.5],
    ["2 0.5", 0.5, 0.5],
    ["2 0,5", 0.5, 0.5],
    ["2 1/2", 0.5, 0.5],
    ["2 1-0", 1, 0],
    ["2 0:1", 0, 1],
    ["2 ½-½", 0.5, 0.5],
    ["2 ½ ½", 0.5, 0.5],
    ["2, 1 0", 1, 0],
    ["2 ½-0", 0.5, 0],
    ["2 0-½", 0, 0.5],
    ["2 = 0", 0.5, 0],
    ["2 0 0", 0, 0],
    ["2 0–0", 0, 0],
    ["2 remis", 0.5, 0.5],
    ["2 1/2-1/2", 0.5, 0.5],
    ["2.1", 1, 0],
    ["2 1/0", 1, 0],
  ])("takes %j as seen by White", (text, own, theirs) => {
    expect(decided(text)).toEqual(played(first, own, second, theirs));
  });

  it.each([
    ["1 1", 1, 0],
    ["1 0", 0, 1],
    ["1 =", 0.5, 0.5],
    ["1 1/2", 0.5, 0.5],
    ["1 0 0", 0, 0],
    ["1 1-0", 1, 0],
  ])("does not take the number of board 1 for a result: %j", (text, own, theirs) => {
    const [a = 0, b = 0] = round.games[0]?.seats ?? [];
    expect(decided(text)).toEqual(played(a, own, b, theirs));
  });

  it("takes a player and that player's own result", () => {
    expect(decided(`#${second} 1`)).toEqual(played(second, 1, first, 0));
    expect(decided("p12 =")).toMatchObject({ ok: true, value: { sides: [{ entry: 12 }, {}] } });
  });

  it("takes half a point for the player who is named, and nothing for the other", () => {
    expect(decided(`#${second} ½-0`)).toEqual(played(second, 0.5, first, 0));
  });

  it("takes forfeits as everywhere", () => {
    expect(decided("2 + -")).toEqual({ ok: true, value: { kind: "forfeit", absent: [second] } });
    const both = { kind: "forfeit", absent: [first, second] };
    expect(decided("2 - -")).toEqual({ ok: true, value: both });
  });

  it.each([
    ["2", "line-score-missing"],
    [`#${second}`, "line-score-missing"],
    ["2 1 0 1", "line-too-much"],
    ["2 +", "line-sign-missing"],
    ["1-0", "line-place-missing"],
    ["1:0", "line-place-missing"],
    ["½-½", "line-place-missing"],
    ["=", "line-place-missing"],
    ["77 1", "line-unknown-board"],
  ])("says what is the matter with %j: %s", (text, code) => {
    expect(decided(text)).toMatchObject({ error: { code } });
  });

  it("takes a result alone for the next board, where there is one", () => {
    const next = (text: string) => parseResultLine(text, round, entries, "win-draw-loss", 2);
    expect(next("1")).toEqual(played(first, 1, second, 0));
    expect(next("0:1")).toEqual(played(first, 0, second, 1));
    expect(next("=")).toEqual(played(first, 0.5, second, 0.5));
    expect(next("1 0")).toEqual(played(first, 1, second, 0));
    const [a = 0, b = 0] = round.games[0]?.seats ?? [];
    expect(next("1 1")).toEqual(played(a, 1, b, 0));
    expect(next("5")).not.toMatchObject({ ok: true });
  });

  it.each(["2 1-1", "2 1 ½", "2 ½-1", "2 412 389", "2 2"])("refuses %j", (text) => {
    expect(decided(text)).toMatchObject({ error: { code: "line-not-decided" } });
  });
});

describe("a result line about somebody without a game", () => {
  const odd = nextRound(competition("scrabble-swiss", 5)).state;
  const [paired] = pairedRounds(odd);
  if (paired === undefined) throw new Error("no round");
  const free = paired.unplayed[0]?.entry;

  it("says that the player has the bye, whether or not scores are typed", () => {
    for (const text of [`P${free}`, `p${free} 4`, `P${free} 412 389`, `#${free} + -`]) {
      expect(parseResultLine(text, paired, namedPlayers(odd))).toMatchObject({
        error: { code: "line-no-game", name: `P${free}`, reason: "bye" },
      });
    }
  });
});

describe("a result line of an event that knows players by pairing numbers", () => {
  it("takes the pairing number after #, not the number of the entry", () => {
    const entered = competition("fide-swiss", 6);
    const { state } = nextRound(
      play(entered, [{ type: "change-entry", entry: 6, details: { rating: 2900 } }]),
    );
    const [round] = pairedRounds(state);
    if (round === undefined) throw new Error("no round");
    const read = (text: string) =>
      parseResultLine(text, round, namedPlayers(state), "win-draw-loss");
    expect(namedPlayers(state).find(({ id }) => id === 6)).toMatchObject({ number: 1 });
    expect(read("#1 1")).toMatchObject({
      ok: true,
      value: { sides: [{ entry: 6, score: 1 }, {}] },
    });
    expect(read("#6 1")).not.toMatchObject({ value: { sides: [{ entry: 6 }, {}] } });
  });
});
