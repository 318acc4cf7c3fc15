import { exportTexts } from "@losfee/messages/cli-export";
import { argument, type Call } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";
import { withJournal } from "../journal/open.ts";
import { tellZone } from "../journal/zone.ts";
import { LARGEST_COMPETITION, readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

/**
 * `losfee import FILE`: a competition that Losfee exported, a division of tsh (NAME.t), or a chess
 * event of another program (TRF).
 */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = argument(call, 0);
  if (path.toLowerCase().endsWith(".t"))
    return (await import("./import-tsh.ts")).importTsh(call, path);
  const bytes = await readBytes(call, path, LARGEST_COMPETITION);
  if (isTrf(path, bytes)) return (await import("./import-trf.ts")).importTrf(call, path, bytes);
  // Read before the journal is opened: an invalid file must not create one.
  const { readCompetitionFile } = await import("@losfee/files");
  const read = await readCompetitionFile(bytes);
  if (!read.ok) throw await unreadable(call, path, read.error);
  return withJournal(call, "create", async (service) => {
    const { name, pictures } = read.value.state;
    const stored = await service.adoptFile({ ...read.value, name, pictures });
    if (!stored.ok) {
      const { describeCommandRefusal } = await loadMessages();
      const message = describeCommandRefusal(stored.error, call.language);
      throw new Failure(EXIT.refused, message, stored.error);
    }
    const { id, seq } = stored.value;
    const { zoneWarningsOf } = await import("@losfee/server/local");
    const warnings = zoneWarningsOf(read.value.state, call.language);
    if (call.json) printJson({ id, seq, warnings });
    else print(exportTexts[call.language].imported({ id, seq }));
    if (!call.json && warnings.length > 0) tellZone(call, null);
    return EXIT.done;
  });
};

/** True for TRF: by its name, or by a first record of TRF or its extensions. */
const isTrf = (path: string, bytes: Uint8Array): boolean =>
  /\.trfx?$/i.test(path) ||
  /^(?:\uFEFF)?(?:0[0-9]2 |001 |###|XX[A-Z] )/.test(new TextDecoder().decode(bytes.slice(0, 16)));
