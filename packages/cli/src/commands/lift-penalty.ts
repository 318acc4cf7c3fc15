import { penaltyTexts } from "@losfee/messages/cli-penalty";
import { argument, type Call, integerFrom, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";

/** `losfee lift-penalty NUMBER --reason …`: takes a penalty back. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const penalty = integerFrom(call, "penalty", argument(call, 0), 1);
    const reason = textOption(call, "reason") ?? "";
    const answer = await competition.executeCommand({ type: "lift-penalty", penalty, reason });
    return printDone(competition, [answer], penaltyTexts[call.language].lifted);
  });
