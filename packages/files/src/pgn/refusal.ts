/** A place in a PGN text: line and column, and the number of the game, all from 1. */
export interface PgnPlace {
  readonly line: number;
  readonly column: number;
  readonly game: number;
}

/** Reasons why games cannot be read. Nothing of the text is imported. */
export type PgnRefusal =
  | { readonly code: "pgn-empty" }
  | { readonly code: "pgn-too-long"; readonly length: number; readonly allowed: number }
  | { readonly code: "pgn-too-many-games"; readonly allowed: number }
  /** More half-moves in all games together than the limit. */
  | ({ readonly code: "pgn-too-many-moves"; readonly allowed: number } & PgnPlace)
  | ({ readonly code: "pgn-tag-malformed" } & PgnPlace)
  | ({ readonly code: "pgn-tag-twice"; readonly name: string } & PgnPlace)
  | ({ readonly code: "pgn-comment-not-closed" } & PgnPlace)
  | ({ readonly code: "pgn-variation-not-closed" } & PgnPlace)
  /** A bracket without an opening one. */
  | ({ readonly code: "pgn-stray-bracket"; readonly text: string } & PgnPlace)
  /** Neither a move nor any other part of a game. */
  | ({ readonly code: "pgn-not-a-move"; readonly text: string } & PgnPlace)
  /** A move that the position does not allow. */
  | ({
      readonly code: "pgn-move-impossible";
      readonly text: string;
      readonly moveNumber: number;
      readonly side: "white" | "black";
    } & PgnPlace)
  /** The tag `FEN` describes no playable position. */
  | ({ readonly code: "pgn-position-impossible"; readonly text: string } & PgnPlace)
  | ({ readonly code: "pgn-result-unknown"; readonly text: string } & PgnPlace)
  /** The tag `Result` contradicts the end of the moves. */
  | ({
      readonly code: "pgn-results-differ";
      readonly inTag: string;
      readonly inMoves: string;
    } & PgnPlace);
