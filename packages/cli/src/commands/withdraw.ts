import { directorTexts } from "@losfee/messages/cli-director";
import { type Call, integerOption, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { definedOnly } from "../call/options.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee withdraw PLAYER [--from-round N] [--reason …]`: from now on, or a later round, without. */
export const run = (call: Call): Promise<ExitCode> => {
  const reason = textOption(call, "reason") ?? "";
  const fromRound = definedOnly({ fromRound: integerOption(call, "fromRound", 1) });
  return aboutEntry(
    call,
    (entry) => ({ type: "withdraw-entry", entry, reason, ...fromRound }),
    directorTexts[call.language].withdrawn,
  );
};
