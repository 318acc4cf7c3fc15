import { flagOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { stageNumbered } from "../journal/stages.ts";
import { pairTexts } from "../language/pair.ts";
import { stageTexts } from "../language/stage.ts";
import { stageText } from "../views/stage.ts";

/** Options of `losfee pair` that have no meaning at tables. */
const ROUNDS_ONLY = [
  "system",
  "basedOn",
  "repeats",
  "trackStarts",
  "option",
  "pin",
  "forbid",
  "reason",
  "despite",
];

/** `losfee pair` at tables: chooses and seats the players of the next stage. */
export const draftStage = async (competition: Competition<"tables">): Promise<ExitCode> => {
  const { call } = competition;
  refuseOptions(call, ROUNDS_ONLY, stageTexts[call.language].roundsOnly);
  const answers = [await competition.executeCommand({ type: "draft-stage" })];
  const { stage: number } = stageNumbered(competition, undefined);
  if (flagOption(call, "publish") === true) {
    answers.push(await competition.executeCommand({ type: "publish-stage", stage: number }));
  }
  const stage = stageNumbered(competition, number);
  const text = stageText(competition, stage, flagOption(call, "why") === true);
  const hint = stage.status === "draft" ? `\n${pairTexts[call.language].toPublish}` : "";
  return printDone(competition, answers, text + hint);
};
