import { resultKindOf } from "@losfee/core";
import { makeTrf, recordsOfCompetition } from "@losfee/files/trf";
import { exportTexts } from "@losfee/messages/cli-export";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";
import type { Competition } from "../journal/competition.ts";
import { writeBytes } from "../terminal/files.ts";
import { note, print, printJson } from "../terminal/print.ts";

/**
 * Writes an event of 1, ½ and 0 as TRF-2026, and reports values that do not fit its fields and what
 * it lacks to be rated; `strict`: then nothing is written.
 */
export const exportTrf = async (
  competition: Competition,
  file: string,
  { overwrite, strict }: { readonly overwrite: boolean; readonly strict: boolean },
): Promise<ExitCode> => {
  const { call, id } = competition;
  const words = exportTexts[call.language];
  const state = competition.state();
  if (resultKindOf(state.settings) !== "win-draw-loss") {
    throw new Failure(EXIT.refused, words.noTrf, { code: "no-trf-for-game-points" });
  }
  const { describeTrfWriteNote, reportLacks } = await loadMessages();
  const lacks = reportLacks(state, call.language);
  const needed = lacks.filter(({ weight }) => weight === "needed");
  if (strict && needed.length > 0) {
    const message = words.notComplete({
      lacks: needed.map(({ message }) => `  ${message}`).join("\n"),
    });
    throw new Failure(EXIT.refused, message, { code: "report-not-complete", lacks });
  }
  const { records, dropped } = recordsOfCompetition(state);
  const made = makeTrf(records);
  if (!made.ok) throw await unreadable(call, file, made.error);
  const notes = made.value.notes.map((it) => ({
    ...it,
    message: describeTrfWriteNote(it, call.language),
  }));
  await writeBytes(call, file, made.value.bytes, overwrite);
  if (call.json) printJson({ competition: id, files: [file], notes, dropped, lacks });
  else {
    print(words.exported({ name: state.name, files: [file].join(", ") }));
    for (const { message } of notes) note(message);
    if (dropped.length > 0) note(words.dropped({ facts: dropped.join(", ") }));
    for (const { weight, message } of lacks) note(words.lacks[weight]({ lack: message }));
  }
  return EXIT.done;
};
