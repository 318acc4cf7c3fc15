/** Expected content of a place in a tsh file. */
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

/** Reasons why a tsh file cannot be read. Lines and columns count from 1, columns in characters. */
export type TshRefusal =
  | {
      readonly code: "tsh-expected";
      readonly line: number;
      readonly column: number;
      readonly expected: TshExpectation;
      readonly found: string;
    }
  /** An opponent's number without a line in the file. */
  | {
      readonly code: "tsh-unknown-opponent";
      readonly line: number;
      readonly column: number;
      readonly opponent: number;
      readonly players: number;
    }
  /** The opponent's line names another player in that round. */
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
