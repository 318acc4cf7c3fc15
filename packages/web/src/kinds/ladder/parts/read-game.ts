import { Chess } from "chess.js";

/** A position of a game and the move that led to it. */
export interface ReplayedPosition {
  /** In standard algebraic notation; null for the initial position. */
  readonly move: string | null;
  /** Piece placement, the first field of a FEN. */
  readonly pieces: string;
  /** Squares of the move, `e2` and `e4`. */
  readonly squares: readonly string[];
}

/** Longer games do not exist; longer texts are not read as games. */
const LONGEST = 100_000;

/** Returns the positions of a game from its PGN; null if it breaks the rules of chess. */
export const readGame = (pgn: string): readonly ReplayedPosition[] | null => {
  if (pgn.length > LONGEST) return null;
  const chess = new Chess();
  try {
    chess.loadPgn(pgn);
  } catch {
    return null;
  }
  const moves = chess.history({ verbose: true });
  const [first] = moves;
  if (first === undefined) return null;
  return [
    { move: null, pieces: piecesOf(first.before), squares: [] },
    ...moves.map(({ san, after, from, to }) => ({
      move: san,
      pieces: piecesOf(after),
      squares: [from, to],
    })),
  ];
};

const piecesOf = (fen: string): string => fen.split(" ")[0] ?? "";
