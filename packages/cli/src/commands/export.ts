import { exportTexts } from "@losfee/messages/cli-export";
import { type Call, flagOption, misused, optionalArgument, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withCompetition } from "../journal/competition.ts";
import { withoutTables } from "../journal/kind.ts";
import { STANDARD_STREAM, writeBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee export [FILE]` `losfee export --tsh FOLDER` or `losfee export --trf FILE`: the competition as a file. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const words = exportTexts[call.language];
    const file = optionalArgument(call, 0);
    const folder = textOption(call, "tsh");
    const overwrite = flagOption(call, "force") === true;
    if (folder !== undefined) {
      if (file !== undefined) throw misused(words.fileOrTsh, "file-or-tsh");
      const { exportTsh } = await import("./export-tsh.ts");
      return exportTsh(withoutTables(competition), folder, overwrite);
    }
    const strict = flagOption(call, "strict") === true;
    const trf = textOption(call, "trf");
    if (trf !== undefined) {
      if (file !== undefined) throw misused(words.fileOrTsh, "file-or-tsh");
      const { exportTrf } = await import("./export-trf.ts");
      return exportTrf(withoutTables(competition), trf, { overwrite, strict });
    }
    // This file name asks for the report; the journal must not be sent in instead.
    if (file?.toLowerCase().endsWith(".trf"))
      throw misused(words.looksLikeTrf({ file }), "file-or-trf");
    const { id, service } = competition;
    const text = (await service.exportFile(id)) ?? "";
    if (file === undefined || file === STANDARD_STREAM) {
      process.stdout.write(text);
      return EXIT.done;
    }
    await writeBytes(call, file, text, overwrite, true);
    if (call.json) printJson({ competition: id, files: [file] });
    else print(words.exported({ name: competition.state().name, files: [file].join(", ") }));
    return EXIT.done;
  });
