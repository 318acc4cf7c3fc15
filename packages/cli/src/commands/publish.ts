import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import { inRoundsOrAtTables, printDone } from "../journal/competition.ts";
import { carryOutDespite } from "../journal/despite.ts";
import { draftNumber } from "../journal/rounds.ts";
import { draftedNumber } from "../journal/stages.ts";
import { roundTexts } from "../language/round.ts";
import { stageTexts } from "../language/stage.ts";

/** `losfee publish [ROUND]`: shows the draft of a round or stage to everybody. */
export const run = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(
    call,
    async (competition) => {
      const round = draftNumber(competition);
      const answer = await carryOutDespite(competition, { type: "publish-round", round });
      return printDone(competition, [answer], roundTexts[call.language].published(round));
    },
    async (competition) => {
      refuseOptions(call, ["despite"], stageTexts[call.language].roundsOnly);
      const stage = draftedNumber(competition);
      const answer = await competition.executeCommand({ type: "publish-stage", stage });
      return printDone(competition, [answer], stageTexts[call.language].published(stage));
    },
  );
