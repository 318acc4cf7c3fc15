import { ladderTexts } from "@losfee/messages/cli-ladder";
import { reportTexts } from "@losfee/messages/cli-report";
import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";

/** `losfee pass-time`: lets everything act whose time has ended; a server does so by itself. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const answer = await competition.executeCommand({ type: "pass-time" });
    const { length } = answer.events;
    return printDone(
      competition,
      [answer],
      competition.state().kind === "ladder"
        ? ladderTexts[call.language].passed({ events: length })
        : reportTexts[call.language].accepted({ count: length }),
    );
  });
