import { closingTexts } from "@losfee/messages/cli-closing";
import { type Call, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";

/** `losfee reopen --reason …`: opens a closed competition again, its lots from a new seed. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const reason = textOption(call, "reason") ?? "";
    const answer = await competition.executeCommand({ type: "reopen-competition", reason });
    const { seedHash } = competition.state();
    return printDone(
      competition,
      [answer],
      closingTexts[call.language].reopened({ hash: seedHash }),
    );
  });
