import { parseDivision, type TshDivision } from "@losfee/files/tsh";
import type { Call } from "../call/call.ts";
import { unreadable } from "../call/messages.ts";
import { readBytes } from "../terminal/files.ts";

/** Reads a division file of tsh; reports non-text files differently from faulty lines. */
export const readDivision = async (call: Call, path: string): Promise<TshDivision> => {
  const bytes = await readBytes(call, path);
  const offset = bytes.indexOf(0);
  if (offset !== -1) throw await unreadable(call, path, { code: "text-is-binary", offset });
  const division = parseDivision(bytes);
  if (!division.ok) throw await unreadable(call, path, division.error);
  return division.value;
};
