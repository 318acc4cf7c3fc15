import { partTexts } from "@losfee/messages/cli-part";
import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { draftedRound, labelOfRound, roundArgument } from "../journal/parts.ts";

/** `losfee discard [ROUND]`: throws the draft of a round or stage away. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const round = roundArgument(competition) ?? draftedRound(competition);
    // The round is gone afterwards.
    const label = labelOfRound(competition, round);
    const answer = await competition.executeCommand({ type: "discard-draft", round });
    return printDone(competition, [answer], partTexts[call.language].discarded({ part: label }));
  });
