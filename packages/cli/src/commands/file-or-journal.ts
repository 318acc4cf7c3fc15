import { explainTexts } from "@losfee/messages/cli-explain";
import { rankingTexts } from "@losfee/messages/cli-ranking";
import { type Call, misused, optionalArgument, type Run, textOption } from "../call/call.ts";
import { FILE_ONLY, refuseOptions } from "../call/options.ts";
import type { Question } from "../call/question.ts";

/** `losfee pair [FILE.t]`: the next round of a file of tsh or of the competition in the journal. */
export const pair: Run = async (call) => {
  const file = optionalArgument(call, 0);
  if (file === undefined) return (await import("./pair-competition.ts")).pairCompetition(call);
  return (await import("./pair-file.ts")).pairFile(call, file);
};

const JOURNAL_ONLY = ["seq", "why", "compare", "final"];

/** `losfee standings [FILE.trf]`: of a TRF file, or of the competition in the journal. */
export const standings: Run = async (call) => {
  const file = optionalArgument(call, 0);
  const words = rankingTexts[call.language];
  if (file === undefined) {
    // An event of teams has no other table.
    const options = FILE_ONLY.filter((option) => option !== "teams");
    refuseOptions(call, options, words.needsFile);
    return (await import("./standings-competition.ts")).competitionStandings(call);
  }
  refuseOptions(call, JOURNAL_ONLY, words.needsJournal);
  return (await import("./standings-file.ts")).fileStandings(call, file);
};

/** `losfee explain [FILE.trf]`: how values are calculated, in a TRF file or in the journal. */
export const explain: Run = async (call) => {
  const file = optionalArgument(call, 0);
  const question = questionOf(call);
  if (file !== undefined) {
    return (await import("./explain-file.ts")).explainFile(call, file, question);
  }
  refuseOptions(call, FILE_ONLY, explainTexts[call.language].needsFile);
  return (await import("./standings-competition.ts")).explainCompetition(call, question);
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
