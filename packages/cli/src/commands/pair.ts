import { type Call, optionalArgument } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";

/** `losfee pair [FILE.t]`: the next round of a file of tsh or of the competition in the journal. */
export const run = async (call: Call): Promise<ExitCode> => {
  const file = optionalArgument(call, 0);
  if (file === undefined) return (await import("./pair-competition.ts")).pairCompetition(call);
  return (await import("./pair-file.ts")).pairFile(call, file);
};
