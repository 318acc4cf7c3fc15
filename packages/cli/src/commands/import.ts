import { argument, type Call } from "../call.ts";
import { EXIT, type ExitCode, Failure } from "../exit.ts";
import { withJournal } from "../journal/open.ts";
import { exportTexts } from "../language/export.ts";
import { loadMessages, unreadable } from "../language/messages.ts";
import { LARGEST_COMPETITION, readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee import FILE`: a competition that Losfee exported, or a division of tsh (NAME.t). */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = argument(call, 0);
  if (path.toLowerCase().endsWith(".t"))
    return (await import("./import-tsh.ts")).importTsh(call, path);
  const bytes = await readBytes(call, path, LARGEST_COMPETITION);
  // Read before the journal is opened: a file that is none must not create one.
  const { readCompetitionFile } = await import("@losfee/files");
  const read = await readCompetitionFile(bytes);
  if (!read.ok) throw await unreadable(call, path, read.error);
  return withJournal(call, "create", async (service) => {
    const { competition, events, state } = read.value;
    const stored = await service.adopt(competition, state.name, events);
    if (!stored.ok) {
      const { describeCommandRefusal } = await loadMessages();
      const message = describeCommandRefusal(stored.error, call.language);
      throw new Failure(EXIT.refused, message, stored.error);
    }
    const { id, seq } = stored.value;
    if (call.json) printJson({ competition: id, seq });
    else print(exportTexts[call.language].imported(id, seq));
    return EXIT.done;
  });
};
