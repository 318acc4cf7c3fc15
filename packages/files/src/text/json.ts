import { err, ok, type Result } from "@losfee/core";

/** Position of a syntax error in JSON. */
interface JsonFault {
  /** Characters from 0. */
  readonly position: number;
  readonly line: number;
  /** The text is a valid beginning: the rest is missing. */
  readonly truncated: boolean;
}

/** Parses JSON and reports where it breaks. Linear for valid texts, O(n log n) for broken ones. */
export const parseJson = (text: string): Result<unknown, JsonFault> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const position = breaksWithin(text) ? firstBreak(text) : text.length;
    const line = text.slice(0, position).split("\n").length;
    return err({ position, line, truncated: position === text.length });
  }
};

/** Returns the length of the longest valid beginning: engines do not always report it. */
const firstBreak = (text: string): number => {
  let [sound, broken] = [0, text.length];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (breaksWithin(text.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  return sound;
};

/** True if a text is invalid and not only incomplete. */
const breaksWithin = (text: string): boolean => {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (error.message.startsWith("Unexpected end")) return false;
    const position = /at position (\d+)/.exec(error.message)?.[1];
    return position === undefined || Number(position) < text.trimEnd().length;
  }
};
