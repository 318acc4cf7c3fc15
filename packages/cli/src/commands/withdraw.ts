import { type Call, integerOption, textOption } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { directorTexts } from "../language/director.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee withdraw PLAYER [--from-round N] [--reason …]`: from the next round on, without. */
export const run = (call: Call): Promise<ExitCode> => {
  const fromRound = integerOption(call, "fromRound", 1);
  return aboutEntry(
    call,
    (entry) => ({
      type: "withdraw-entry",
      entry,
      reason: textOption(call, "reason") ?? "",
      ...(fromRound === undefined ? {} : { fromRound }),
    }),
    directorTexts[call.language].withdrawn,
  );
};
