/** The parts of what is taken over, each with a field of its own. */
export type TakeOverPart = "seats" | "games" | "waiting" | "standing" | "past";

/** What is wrong with a line: the words it is about, where there are any. */
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

/** A line of a field in its cells. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines of a field that are not empty; cells are separated by semicolons or tabs. */
export const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({
      line: index + 1,
      cells: line.split(/[;\t]/).map((cell) => cell.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

/** Gathers what is wrong with the lines of one part. */
export const faultsOf =
  (part: TakeOverPart, faults: LineFault[]) =>
  (line: number, code: LineFaultCode, text = ""): null => {
    faults.push({ part, line, code, text });
    return null;
  };
