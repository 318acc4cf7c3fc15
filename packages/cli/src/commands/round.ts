import { type Call, flagOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { inRoundsOrAtTables } from "../journal/competition.ts";
import { roundArgument, roundNumbered } from "../journal/rounds.ts";
import { stageNumbered } from "../journal/stages.ts";
import { print, printJson } from "../terminal/print.ts";
import { roundText } from "../views/round.ts";
import { stageText } from "../views/stage.ts";

/** `losfee round [N]`: a round or stage with seats and results; the last one by default. */
export const run = (call: Call): Promise<ExitCode> => {
  const number = roundArgument(call, 0);
  const why = flagOption(call, "why") === true;
  return inRoundsOrAtTables(
    call,
    async (competition) => {
      const round = roundNumbered(competition, number);
      if (call.json) printJson(round);
      else print(roundText(competition, round, why));
      return EXIT.done;
    },
    async (competition) => {
      const stage = stageNumbered(competition, number);
      if (call.json) printJson(stage);
      else print(stageText(competition, stage, why));
      return EXIT.done;
    },
  );
};
