import { requestTexts } from "@losfee/messages/cli-requests";
import { type Call, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee decline PLAYER [--reason …]`: informs the player, with the reason. */
export const run = (call: Call): Promise<ExitCode> => {
  const reason = textOption(call, "reason") ?? "";
  return aboutEntry(
    call,
    (entry) => ({ type: "decline-request", entry, reason }),
    requestTexts[call.language].declined,
  );
};
