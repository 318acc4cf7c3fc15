import { closingTexts } from "@losfee/messages/cli-closing";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";
import { note } from "../terminal/print.ts";
import { isConfirmed } from "./confirm-change.ts";

/** `losfee close`: ends the competition, after asking: the seed of its lots is public from then on. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const words = closingTexts[call.language];
    const ask = (): void => note(words.seedBecomesPublic({ name: competition.state().name }));
    if (!(await isConfirmed(call, ask, words))) return EXIT.refused;
    const answer = await competition.executeCommand({ type: "close-competition" });
    return printDone(competition, [answer], words.closedNow({ seed: competition.state().seed }));
  });
