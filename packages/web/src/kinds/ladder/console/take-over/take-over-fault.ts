/** Parts of a take-over, each with its own field. */
export type TakeOverPart = "seats" | "games" | "waiting" | "standing" | "past";

/** A fault in a line, with the words concerned if any. */
export interface LineFault {
  readonly part: TakeOverPart;
  /** From 1, as the field shows it. */
  readonly line: number;
  readonly code: LineFaultCode;
  readonly text: string;
}

export type LineFaultCode =
  | "no-seat"
  | "seat-twice"
  | "seat-taken"
  | "name-missing"
  | "name-twice"
  | "no-address"
  | "no-rating"
  | "unknown-player"
  | "same-player"
  | "no-status"
  | "no-time"
  | "time-missing"
  | "time-in-future"
  | "reporter-missing"
  | "not-of-game"
  | "challenger-twice"
  | "defender-twice"
  | "player-twice"
  | "plays-and-waits"
  | "no-word"
  | "no-number"
  | "no-days";

/** A line of a field, split into cells. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Returns the non-empty lines of a field; semicolons or tabs separate cells. */
export const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({
      line: index + 1,
      cells: line.split(/[;\t]/).map((cell) => cell.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

/** Collects the faults of one part. */
export const faultsOf =
  (part: TakeOverPart, faults: LineFault[]) =>
  (line: number, code: LineFaultCode, text = ""): null => {
    faults.push({ part, line, code, text });
    return null;
  };
