import { type Call, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { inRoundsOrAtTables, printDone } from "../journal/competition.ts";
import { roundArgument, roundNumbered } from "../journal/rounds.ts";
import { stageNumbered } from "../journal/stages.ts";
import { roundTexts } from "../language/round.ts";
import { stageTexts } from "../language/stage.ts";

/** `losfee recall [ROUND] --reason …`: takes the last published round or stage back into draft. */
export const run = (call: Call): Promise<ExitCode> => {
  const reason = textOption(call, "reason") ?? "";
  return inRoundsOrAtTables(
    call,
    async (competition) => {
      const round = roundArgument(call, 0) ?? roundNumbered(competition, undefined).number;
      const answer = await competition.executeCommand({ type: "recall-round", round, reason });
      return printDone(competition, [answer], roundTexts[call.language].recalled(round));
    },
    async (competition) => {
      const stage = roundArgument(call, 0) ?? stageNumbered(competition, undefined).stage;
      const answer = await competition.executeCommand({ type: "recall-stage", stage, reason });
      return printDone(competition, [answer], stageTexts[call.language].recalled(stage));
    },
  );
};
