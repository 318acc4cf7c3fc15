import { basename, dirname, extname, join } from "node:path";
import { engineTexts } from "@losfee/messages/cli-engine";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { readBytes, STANDARD_STREAM } from "../terminal/files.ts";

/** No TRF file is larger: 64 MB. */
const LARGEST_INPUT = 64 * 1024 * 1024;

/** Reads an input; exits with a code of its own if it is too large. */
export const readInput = async (call: Call, path: string): Promise<Uint8Array> => {
  try {
    return await readBytes(call, path, LARGEST_INPUT);
  } catch (error) {
    const isTooLarge =
      error instanceof Failure && "fault" in error.details && error.details.fault === "EFBIG";
    if (!isTooLarge) throw error;
    throw new Failure(EXIT.tooLarge, error.message, error.details);
  }
};

/** Resolves a bare file name next to the input, as JaVaFo and bbpPairings do. */
export const besideInput = (path: string, input: string): string =>
  input === STANDARD_STREAM || basename(path) !== path ? path : join(dirname(input), path);

/** Returns the path of a checklist: next to its file, by default with the ending `.list`. */
export const checklistPath = (call: Call, path: string, about: string): string => {
  if (path !== "") return besideInput(path, about);
  if (about !== STANDARD_STREAM) {
    return join(dirname(about), `${basename(about, extname(about))}.list`);
  }
  const code = "engine-checklist-needs-name";
  throw new Failure(EXIT.invalid, engineTexts[call.language].checklistNeedsName, { code });
};
