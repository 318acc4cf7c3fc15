import { directorTexts } from "@losfee/messages/cli-director";
import { argument, type Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";

/** `losfee rename NAME`: gives the competition another name. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const name = argument(call, 0);
    const answer = await competition.executeCommand({ type: "rename-competition", name });
    return printDone(competition, [answer], directorTexts[call.language].renamed({ name }));
  });
