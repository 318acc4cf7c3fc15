/** What a place of a tsh file should have held. */
export type TshExpectation =
  | "name"
  | "rating"
  | "opponent-number"
  | "score"
  | "key-name"
  | "whole-number"
  | "start-code"
  | "directive"
  | "division-name"
  | "file-name"
  | "setting";

/** Why a tsh file cannot be read. Lines and columns are counted from 1, columns in characters. */
export type TshRefusal =
  | {
      readonly code: "tsh-expected";
      readonly line: number;
      readonly column: number;
      readonly expected: TshExpectation;
      readonly found: string;
    }
  /** An opponent's number that no line of the file has. */
  | {
      readonly code: "tsh-unknown-opponent";
      readonly line: number;
      readonly column: number;
      readonly opponent: number;
      readonly players: number;
    }
  /** The player's opponent of a round names somebody else as his. */
  | {
      readonly code: "tsh-pairing-not-mutual";
      readonly line: number;
      readonly column: number;
      readonly round: number;
      readonly player: number;
      readonly opponent: number;
    }
  /** A score for a round without an opponent. */
  | {
      readonly code: "tsh-score-without-opponent";
      readonly line: number;
      readonly column: number;
      readonly round: number;
    }
  | { readonly code: "tsh-no-players" };
