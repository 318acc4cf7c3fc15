import type { EntriesCsvWarning } from "@losfee/files";
import type { Call } from "../call/call.ts";
import { loadMessages } from "../call/messages.ts";
import { note } from "./print.ts";

/** Prints the warnings about a list. */
export const noteWarnings = async (
  call: Call,
  warnings: readonly EntriesCsvWarning[],
): Promise<void> => {
  if (warnings.length === 0) return;
  const { describeFileWarning } = await loadMessages();
  for (const warning of warnings) note(describeFileWarning(warning, call.language));
};
