import { partTexts } from "@losfee/messages/cli-part";
import { type Call, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { firstRoundOf, labelOfRound, partNumbered, roundArgument } from "../journal/parts.ts";

/** `losfee recall [ROUND] --reason …`: takes the last published round or stage back into draft. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const round = roundArgument(competition) ?? firstRoundOf(partNumbered(competition, undefined));
    const reason = textOption(call, "reason") ?? "";
    const answer = await competition.executeCommand({ type: "recall-round", round, reason });
    const { recalled } = partTexts[call.language];
    return printDone(competition, [answer], recalled({ part: labelOfRound(competition, round) }));
  });
