import { Chess } from "chess.js";

/** A game as far as it was played. Holds a position; state is the point. */
export interface PlayedMoves {
  /** Plays a move; its notation as the standard writes it, or null if the position forbids it. */
  play(text: string): string | null;
  /** The number of the move that is to come, from 1, and whose it is. */
  readonly next: () => { readonly moveNumber: number; readonly side: "white" | "black" };
}

/** The first letters of the pieces in German: none of them means another piece in English. */
const GERMAN: Readonly<Record<string, string>> = { S: "N", L: "B", T: "R", D: "Q" };

/** What a move may look like, so that the library's lenience does not take words for moves. */
const PLAUSIBLE =
  /^(?:[KQRBNDTLSP]?[a-h]?[1-8]?[-:x]?[a-h][1-8](?:=?\(?[QRBNDTLS]\)?)?|O-O(?:-O)?)[+#]*$/;

/**
 * A game from `fen`, or from the usual start for null. Null if `fen` is no position that can be
 * played on. Moves are checked by chess.js; German piece letters and long notation are understood.
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
        // What chess.js throws for a move that is not possible, and for nothing else.
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
