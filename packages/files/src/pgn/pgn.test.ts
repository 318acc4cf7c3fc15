import { ok } from "@losfee/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PgnGame, pgnTag, readPgn } from "./read-pgn.ts";
import { writePgn } from "./write-pgn.ts";

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA = `[Event "Paris"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[Round "?"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {a weak move (already)} 4. dxe5 Bxf3 5. Qxf3 dxe5
6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 (8... b6 {slow} 9. Bg5 (9. O-O) Nbd7) 9. Bg5 $1 b5?
10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6
15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`;

/** Légal against Saint Brie, Paris 1750, in German notation. */
const LEGAL = `1.e4 e5 2.Lc4 d6 3.Sf3 Lg4 4.Sc3 g6 5.Sxe5 Lxd1 6.Lxf7+ Ke7 7.Sd5# 1-0`;

const gamesOf = (text: string): readonly PgnGame[] => {
  const read = readPgn(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const refusalOf = (text: string) => {
  const read = readPgn(text);
  return read.ok ? null : read.error;
};

describe("games are read", () => {
  it("with tags, moves and result, without comments and variations", () => {
    const [game] = gamesOf(OPERA);
    expect(game?.moves).toHaveLength(33);
    expect(game?.moves.slice(-3)).toEqual(["Qb8+", "Nxb8", "Rd8#"]);
    expect(game?.result).toBe("1-0");
    expect(game && pgnTag(game, "White")).toBe("Paul Morphy");
    expect(game && pgnTag(game, "Round")).toBe(null);
  });

  it("in German letters, and become the standard's", () => {
    const [game] = gamesOf(LEGAL);
    expect(game?.moves.slice(2, 5)).toEqual(["Bc4", "d6", "Nf3"]);
    expect(game?.moves.at(-1)).toBe("Nd5#");
  });

  it("in long notation, with noughts for castling and a colon for taking", () => {
    const [game] = gamesOf(
      "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5 a7-a6 4. Lb5:c6 d7xc6 5. 0-0",
    );
    expect(game?.moves).toEqual(["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"]);
  });

  it("one after the other, whether or not a result stands between them", () => {
    const [first, second, third] = gamesOf(`${OPERA}\n${LEGAL}\n[White "A"]\n1. e4`);
    expect([first?.result, second?.result, third?.result]).toEqual(["1-0", "1-0", "*"]);
  });

  it("from another position than the usual one", () => {
    const start = "8/8/8/8/8/4k3/4p3/4K3 b - - 0 60";
    const [game] = gamesOf(`[SetUp "1"]\n[FEN "${start}"]\n\n60... Kd3 61. Kf2 Kd2 1/2-1/2`);
    expect(game).toMatchObject({ start, moves: ["Kd3", "Kf2", "Kd2"], result: "1/2-1/2" });
  });

  it("with escaped lines, comments to the end of a line, marks and a byte order mark", () => {
    const [game] = gamesOf("\uFEFF% exported\r\n1. e4! ; king's pawn\r\n1... e5?! $10 2.f4 exf4 *");
    expect(game?.moves).toEqual(["e4", "e5", "f4", "exf4"]);
  });

  it("with the result of the tag where the moves end without one", () => {
    expect(gamesOf('[Result "0-1"]\n1. f3 e5 2. g4 Qh4#')[0]?.result).toBe("0-1");
    expect(gamesOf('[Result "0-1"]\n1. f3 e5 2. g4 Qh4# *')[0]?.result).toBe("0-1");
  });
});

describe("what is wrong is said with its place", () => {
  it.each([
    ["", { code: "pgn-empty" }],
    ["  % nothing", { code: "pgn-not-a-move", text: "%", line: 1, column: 3 }],
    [
      "1. e4 e5\n2. Nf6",
      {
        code: "pgn-move-impossible",
        text: "Nf6",
        moveNumber: 2,
        side: "white",
        line: 2,
        column: 4,
        game: 1,
      },
    ],
    [
      `${LEGAL}\n1. e4 Kd5`,
      { code: "pgn-move-impossible", text: "Kd5", moveNumber: 1, side: "black", game: 2, line: 2 },
    ],
    ["1. f3 e5 2. g4 Qh4# 3. a3", { code: "pgn-move-impossible", text: "a3", moveNumber: 3 }],
    ["1. hello", { code: "pgn-move-impossible", text: "hello" }],
    ["1. e4 -- 2. d4", { code: "pgn-not-a-move", text: "--", column: 7 }],
    ["1. e4 {never closed", { code: "pgn-comment-not-closed", line: 1, column: 7 }],
    ["1. e4 (1. d4 (1. c4)", { code: "pgn-variation-not-closed", column: 7 }],
    ["1. e4 ) e5", { code: "pgn-stray-bracket", text: ")", column: 7 }],
    ['[White "A"\n1. e4', { code: "pgn-tag-malformed", line: 1, column: 1 }],
    ['[White "A"]\n[White "B"]\n1. e4', { code: "pgn-tag-twice", name: "White", line: 2 }],
    ['[Result "2-0"]\n1. e4', { code: "pgn-result-unknown", text: "2-0" }],
    [
      '[Result "1-0"]\n1. e4 0-1',
      { code: "pgn-results-differ", inTag: "1-0", inMoves: "0-1", line: 2 },
    ],
    ['[FEN "8/8/8"]\n1. e4', { code: "pgn-position-impossible", text: "8/8/8" }],
  ])("%j", (text, refusal) => {
    expect(refusalOf(text)).toMatchObject(refusal);
  });

  it("also where there is more than is read at once", () => {
    expect(readPgn(OPERA, { length: 10 })).toMatchObject({ error: { code: "pgn-too-long" } });
    expect(readPgn(`${LEGAL} ${LEGAL}`, { games: 1 })).toMatchObject({
      error: { code: "pgn-too-many-games", allowed: 1 },
    });
    expect(readPgn(`${LEGAL}\n${LEGAL}`, { moves: 20 })).toMatchObject({
      error: { code: "pgn-too-many-moves", allowed: 20, line: 2, game: 2 },
    });
  });
});

describe("games are written", () => {
  it("with the seven tags first and lines below 80 characters", () => {
    const text = writePgn(gamesOf(`[ECO "C41"]\n[White "Müller \\"M\\" \\\\ A"]\n${LEGAL}`));
    expect(text.split("\n").slice(0, 8)).toEqual([
      '[Event "?"]',
      '[Site "?"]',
      '[Date "????.??.??"]',
      '[Round "?"]',
      '[White "Müller \\"M\\" \\\\ A"]',
      '[Black "?"]',
      '[Result "1-0"]',
      '[ECO "C41"]',
    ]);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(80);
  });

  it("and read back as the same games", () => {
    const fromPosition = '[FEN "8/8/8/8/8/4k3/4p3/4K3 b - - 0 60"]\n60... Kd3 61. Kf2 Kd2 *';
    const games = gamesOf(`${OPERA}\n${LEGAL}\n${fromPosition}`);
    const again = gamesOf(writePgn(games));
    const core = (game: PgnGame) => [game.moves, game.result, game.start, pgnTag(game, "White")];
    expect(again.map(core)).toEqual(games.map(core));
    expect(gamesOf(writePgn(again))).toEqual(again);
  });
});

describe("any text", () => {
  const signs = fc.constantFrom(...'[]{}()"\\;%$*.-/!?01½e4NfOx=#+ \n\r\täK…'.split(""));

  it("is read or refused, never a surprise", () => {
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 300 }), (text) => {
        expect(typeof readPgn(text).ok).toBe("boolean");
      }),
    );
  });

  it("costs time in proportion to its length, whatever it repeats", () => {
    for (const piece of ["(", "{", "[", '[A "', "[A \\", "1.", "e4 ", "1-", "\\", "0-0-", "½"]) {
      expect(readPgn(piece.repeat(100_000))).toMatchObject({ ok: false });
    }
  }, 20_000);

  it("of moves played at random is read back from what is written", () => {
    const quiet = ["Nf3", "Nf6", "Ng1", "Ng8"];
    fc.assert(
      fc.property(fc.nat(300), (length) => {
        const moves = Array.from({ length }, (_, index) => quiet[index % 4] ?? "");
        const game: PgnGame = { tags: [], start: null, moves, result: "1/2-1/2" };
        const read = readPgn(writePgn([game]));
        expect(read.ok && read.value.map((it) => it.moves)).toEqual(ok([moves]).value);
      }),
      { numRuns: 10 },
    );
  });
});
