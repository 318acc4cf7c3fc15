import { argument, type Call, integerFrom, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone, withEvent } from "../journal/competition.ts";
import { directorTexts } from "../language/director.ts";

/** `losfee lift-penalty NUMBER --reason …`: takes a penalty back. */
export const run = (call: Call): Promise<ExitCode> =>
  withEvent(call, async (competition) => {
    const penalty = integerFrom(call, "NUMBER", argument(call, 0), 1);
    const reason = textOption(call, "reason") ?? "";
    const answer = await competition.executeCommand({ type: "lift-penalty", penalty, reason });
    return printDone(competition, [answer], directorTexts[call.language].lifted);
  });
