/** A place in a PGN text: line and column, and which game of the text it is in, all from 1. */
export interface PgnPlace {
  readonly line: number;
  readonly column: number;
  readonly game: number;
}

/** Why games cannot be read. Nothing of the text is taken over. */
export type PgnRefusal =
  | { readonly code: "pgn-empty" }
  | { readonly code: "pgn-too-long"; readonly length: number; readonly allowed: number }
  | { readonly code: "pgn-too-many-games"; readonly allowed: number }
  /** More half-moves in all games together than are read at once. */
  | ({ readonly code: "pgn-too-many-moves"; readonly allowed: number } & PgnPlace)
  | ({ readonly code: "pgn-tag-malformed" } & PgnPlace)
  | ({ readonly code: "pgn-tag-twice"; readonly name: string } & PgnPlace)
  | ({ readonly code: "pgn-comment-not-closed" } & PgnPlace)
  | ({ readonly code: "pgn-variation-not-closed" } & PgnPlace)
  /** A bracket that nothing opened. */
  | ({ readonly code: "pgn-stray-bracket"; readonly text: string } & PgnPlace)
  /** Neither a move nor anything else that stands in a game. */
  | ({ readonly code: "pgn-not-a-move"; readonly text: string } & PgnPlace)
  /** A move that the position does not allow. */
  | ({
      readonly code: "pgn-move-impossible";
      readonly text: string;
      readonly moveNumber: number;
      readonly side: "white" | "black";
    } & PgnPlace)
  /** The tag `FEN` describes no position that can be played on. */
  | ({ readonly code: "pgn-position-impossible"; readonly text: string } & PgnPlace)
  | ({ readonly code: "pgn-result-unknown"; readonly text: string } & PgnPlace)
  /** The tag `Result` says something else than the end of the moves. */
  | ({
      readonly code: "pgn-results-differ";
      readonly inTag: string;
      readonly inMoves: string;
    } & PgnPlace);
