import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { inRoundsOrAtTables, printDone } from "../journal/competition.ts";
import { draftNumber } from "../journal/rounds.ts";
import { draftedNumber } from "../journal/stages.ts";
import { roundTexts } from "../language/round.ts";
import { stageTexts } from "../language/stage.ts";

/** `losfee discard [ROUND]`: throws the draft of a round or stage away. */
export const run = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(
    call,
    async (competition) => {
      const round = draftNumber(competition);
      const answer = await competition.executeCommand({ type: "discard-draft", round });
      return printDone(competition, [answer], roundTexts[call.language].discarded(round));
    },
    async (competition) => {
      const stage = draftedNumber(competition);
      const answer = await competition.executeCommand({ type: "discard-draft", stage });
      return printDone(competition, [answer], stageTexts[call.language].discarded(stage));
    },
  );
