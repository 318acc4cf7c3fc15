import { rankingTexts } from "@losfee/messages/cli-ranking";
import { type Call, optionalArgument } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { FILE_ONLY, refuseOptions } from "../call/options.ts";

const JOURNAL_ONLY = ["seq", "why", "compare", "final"];

/** `losfee standings [FILE.trf]`: of a TRF file, or of the competition in the journal. */
export const run = async (call: Call): Promise<ExitCode> => {
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
