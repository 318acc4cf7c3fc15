import type { RecordedCompetitionEvent } from "@losfee/core";
import { type Call, optionalArgument } from "../call.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { chooseCompetition } from "../journal/choose.ts";
import { withJournal } from "../journal/open.ts";
import { unreadable } from "../language/messages.ts";
import { LARGEST_COMPETITION, readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";
import { verified } from "../views/verification.ts";

/** `losfee verify [FILE]`: repeats all draws and pairings; exit code 1 if anything differs. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = optionalArgument(call, 0);
  const events = path === undefined ? await journalEvents(call) : await fileEvents(call, path);
  const { sound, status, report, text } = verified(call, events);
  // The seed of an open competition stays secret: who knows it knows the draws to come.
  if (call.json) printJson(status === "closed" ? report : { ...report, seed: null });
  else print(text);
  return sound ? EXIT.done : EXIT.refused;
};

const journalEvents = (call: Call): Promise<readonly RecordedCompetitionEvent[]> =>
  withJournal(call, "refuse", async (service) =>
    service.events(await chooseCompetition(call, service)),
  );

const fileEvents = async (
  call: Call,
  path: string,
): Promise<readonly RecordedCompetitionEvent[]> => {
  const { readCompetitionFile } = await import("@losfee/files");
  const read = await readCompetitionFile(await readBytes(call, path, LARGEST_COMPETITION));
  if (!read.ok) throw await unreadable(call, path, read.error);
  return read.value.events;
};
