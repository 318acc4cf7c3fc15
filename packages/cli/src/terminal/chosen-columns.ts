import type { ChosenColumn } from "@losfee/files";
import { type Call, textOption } from "../call/call.ts";
import { unreadable } from "../call/messages.ts";

/** Returns the fields that `--columns` chooses for the columns of a list. */
export const chosenColumns = async (call: Call, path: string): Promise<readonly ChosenColumn[]> => {
  const { parseChosenColumns } = await import("@losfee/files");
  const chosen = parseChosenColumns(textOption(call, "columns") ?? "");
  if (chosen === null) throw await unreadable(call, path, { code: "csv-choice-malformed" });
  return chosen;
};
