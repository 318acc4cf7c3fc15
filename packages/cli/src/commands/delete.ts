import { directorTexts } from "@losfee/messages/cli-director";
import { type Call, flagOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withCompetition } from "../journal/competition.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, print, printJson } from "../terminal/print.ts";

/** `losfee delete -c ID`: deletes a competition beyond recovery, after asking. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async ({ id, service, state }) => {
    const words = directorTexts[call.language];
    const { name } = state();
    // Never the current competition by default: deletion is final.
    const named = textOption(call, "competition") !== undefined;
    const confirmed = named && flagOption(call, "yes") === true;
    if (!confirmed) {
      if (call.json || !process.stdin.isTTY) {
        note(words.deleteByOption);
        return EXIT.refused;
      }
      if (!(await confirm(words.deleteQuestion({ name }), call.language))) {
        note(words.unchanged);
        return EXIT.refused;
      }
    }
    await service.remove(id);
    if (call.json) printJson({ competition: id, deleted: true });
    else print(words.deleted({ name }));
    return EXIT.done;
  });
