import { argument, integerOption, misused, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { stageInPlay } from "../journal/stages.ts";
import { stagePenaltyTexts } from "../language/stage-penalty.ts";

/** `losfee penalty PLAYER POINTS --of …` at tables: deducts rank or game points of a stage. */
export const penaltyAtTables = async (competition: Competition<"tables">): Promise<ExitCode> => {
  const { call } = competition;
  const words = stagePenaltyTexts[call.language];
  const entry = playerNamed(call, competition.state(), argument(call, 0));
  const { stage } = stageInPlay(competition, integerOption(call, "round", 1));
  const of = textOption(call, "of") ?? "rank-points";
  if (of !== "rank-points" && of !== "game-points") {
    throw misused(words.unknownPoints(of), "unknown-points", { given: of });
  }
  const text = argument(call, 1).replace(",", ".");
  const points = Number(text);
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || points === 0) {
    throw misused(words.notPoints(text), "number-expected", { given: text });
  }
  const reason = textOption(call, "reason") ?? "";
  const answer = await competition.executeCommand({
    type: "impose-penalty",
    entry,
    stage,
    of,
    points,
    reason,
  });
  const player = `#${entry} ${competition.nameOf(entry)}`;
  const imposed = words.imposed(player, text, words[of], stage, answer.seq);
  return printDone(competition, [answer], imposed);
};
