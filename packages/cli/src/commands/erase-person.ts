import { erasePersonTexts } from "@losfee/messages/cli-erase-person";
import { argument, type Call, flagOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { ask } from "../terminal/confirm.ts";
import { note } from "../terminal/print.ts";

/** `losfee erase-person PLAYER`: erases personal data for good, after asking. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const words = erasePersonTexts[call.language];
    const entry = playerNamed(call, competition.state(), argument(call, 0));
    const name = competition.state().entries.get(entry)?.name ?? "";
    if (flagOption(call, "yes") !== true) {
      if (call.json || !process.stdin.isTTY) {
        note(words.byOption);
        return EXIT.refused;
      }
      if ((await ask(words.question({ name }))) !== name) {
        note(words.unchanged);
        return EXIT.refused;
      }
    }
    const answer = await competition.executeCommand({ type: "erase-person", entry });
    return printDone(competition, [answer], words.erased({ entry }));
  });
