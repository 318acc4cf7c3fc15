import { type Call, textOption } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { tellDone, withCompetition } from "../journal/competition.ts";
import { directorTexts } from "../language/director.ts";

/** `losfee reopen --reason …`: opens a closed competition again. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const reason = textOption(call, "reason") ?? "";
    const answer = await competition.carryOut({ type: "reopen-competition", reason });
    return tellDone(competition, [answer], directorTexts[call.language].reopened);
  });
