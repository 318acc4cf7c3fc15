import { integerOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import type { Question } from "../call/question.ts";
import type { Competition } from "../journal/competition.ts";
import { publishedStage } from "../journal/stages.ts";
import { compareInStage, explainInStage } from "../views/stage-working.ts";

/** `losfee explain` at tables: how a player's values in a stage are calculated, or why one is ahead. */
export const explainTables = async (
  competition: Competition<"tables">,
  question: Question,
): Promise<ExitCode> => {
  const { call } = competition;
  const state = competition.state();
  const { stage } = publishedStage(call, state, integerOption(call, "rounds", 1));
  if ("pair" in question) compareInStage(competition, state, stage, question.pair);
  else explainInStage(competition, state, stage, question);
  return EXIT.done;
};
