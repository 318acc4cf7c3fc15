import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Call } from "../call/call.ts";
import { fileFailure, STANDARD_STREAM } from "./files.ts";

/** A line of an input, counted from 1. */
interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

/**
 * Yields the lines of a file, or of standard input for `-`, as they come; at a terminal `prompt`
 * asks for each. Ends with the input.
 */
export async function* linesOf(
  call: Call,
  path: string,
  prompt: () => string,
): AsyncGenerator<NumberedLine> {
  const input = path === STANDARD_STREAM ? process.stdin : createReadStream(path);
  const atTerminal = path === STANDARD_STREAM && process.stdin.isTTY;
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const fault = new Promise<never>((_, reject) => input.once("error", reject));
  // Only observed while lines are awaited: an unused fault must not end the process.
  fault.catch(() => {});
  const ask = (): void => {
    if (atTerminal) process.stderr.write(prompt());
  };
  const iterator = lines[Symbol.asyncIterator]();
  try {
    ask();
    for (let line = 1; ; line++) {
      const next = await Promise.race([iterator.next(), fault]);
      if (next.done === true) return;
      yield { line, text: next.value };
      ask();
    }
  } catch (error) {
    throw fileFailure(call, path, error, "read");
  } finally {
    lines.close();
  }
}
