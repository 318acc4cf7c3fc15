import { explainTexts } from "@losfee/messages/cli-explain";
import { type Call, misused, optionalArgument, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { FILE_ONLY, refuseOptions } from "../call/options.ts";
import type { Question } from "../call/question.ts";

/** `losfee explain [FILE.trf]`: how values are calculated, in a TRF file or in the journal. */
export const run = async (call: Call): Promise<ExitCode> => {
  const file = optionalArgument(call, 0);
  const question = questionOf(call);
  if (file !== undefined) {
    return (await import("./explain-file.ts")).explainFile(call, file, question);
  }
  refuseOptions(call, FILE_ONLY, explainTexts[call.language].needsFile);
  return (await import("./explain-competition.ts")).explainCompetition(call, question);
};

const questionOf = (call: Call): Question => {
  const words = explainTexts[call.language];
  const player = textOption(call, "player");
  const compared = call.options["compare"];
  if (Array.isArray(compared)) {
    const [one, other, ...more] = compared.map(String);
    if (one === undefined || other === undefined || more.length > 0 || player !== undefined) {
      throw misused(words.twoPlayers, "two-players");
    }
    refuseOptions(call, ["tieBreak"], words.needsPlayer);
    return { pair: [one, other] };
  }
  if (player === undefined) throw misused(words.whom, "player-missing");
  return { player, criterion: textOption(call, "tieBreak") };
};
