import { partTexts } from "@losfee/messages/cli-part";
import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import { printDone } from "../journal/competition.ts";
import { runDespite } from "../journal/despite.ts";
import { withTournament } from "../journal/kind.ts";
import { draftedRound, labelOfRound, roundArgument } from "../journal/parts.ts";

/** `losfee publish [ROUND]`: publishes the draft of a round or stage. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const words = partTexts[call.language];
    const round = roundArgument(competition) ?? draftedRound(competition);
    if (competition.state().rounds[round - 1]?.at === "tables") {
      refuseOptions(call, ["despite"], words.boardsOnly);
    }
    const answer = await runDespite(competition, { type: "publish-round", round });
    return printDone(
      competition,
      [answer],
      words.published({ part: labelOfRound(competition, round) }),
    );
  });
