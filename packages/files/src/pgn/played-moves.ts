import { Chess } from "chess.js";

/** A game so far. Stateful: holds a position. */
export interface PlayedMoves {
  /** Plays a move and returns its standard notation; null if the position forbids it. */
  play(text: string): string | null;
  /** The number of the next move, from 1, and its side. */
  readonly next: () => { readonly moveNumber: number; readonly side: "white" | "black" };
}

/** German letters of the pieces; none of them is another piece in English. */
const GERMAN: Readonly<Record<string, string>> = { S: "N", L: "B", T: "R", D: "Q" };

/** Possible forms of a move, so that the lenient library does not take words for moves. */
const PLAUSIBLE =
  /^(?:[KQRBNDTLSP]?[a-h]?[1-8]?[-:x]?[a-h][1-8](?:=?\(?[QRBNDTLS]\)?)?|O-O(?:-O)?)[+#]*$/;

/**
 * Starts a game from `fen`, or from the usual position for null. Null if `fen` is no playable
 * position. chess.js checks the moves; German piece letters and long notation are accepted.
 */
export const playFrom = (fen: string | null): PlayedMoves | null => {
  const chess = boardOf(fen);
  if (chess === null) return null;
  return {
    play(text) {
      const move = standardLetters(text);
      if (!PLAUSIBLE.test(move)) return null;
      try {
        return chess.move(move.replace(/[():]/g, (sign) => (sign === ":" ? "x" : ""))).san;
      } catch (error) {
        // chess.js throws this for an impossible move, and for nothing else.
        if (error instanceof Error && error.message.startsWith("Invalid move")) return null;
        throw error;
      }
    },
    next: () => ({
      moveNumber: chess.moveNumber(),
      side: chess.turn() === "w" ? "white" : "black",
    }),
  };
};

const boardOf = (fen: string | null): Chess | null => {
  try {
    return fen === null ? new Chess() : new Chess(fen);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Invalid FEN")) return null;
    throw error;
  }
};

const standardLetters = (text: string): string =>
  text
    .replace(/^P(?=[a-h])/, "")
    .replace(/0/g, "O")
    .replace(/[SLTD]/g, (letter) => GERMAN[letter] ?? letter);
