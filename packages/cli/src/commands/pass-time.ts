import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withLadder } from "../journal/ladder.ts";
import { ladderTexts } from "../language/ladder.ts";

/** `losfee pass-time`: lets every deadline act that has ended; a server does so by itself. */
export const run = (call: Call): Promise<ExitCode> =>
  withLadder(call, async (competition) => {
    const answer = await competition.executeCommand({ type: "pass-time" });
    return printDone(
      competition,
      [answer],
      ladderTexts[call.language].passed(answer.events.length),
    );
  });
