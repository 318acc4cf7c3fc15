import type { RecordedCompetitionEvent } from "@losfee/core";
import { verifyTexts } from "@losfee/messages/cli-verify";
import type { StateAndBreak } from "@losfee/server/local";
import { type Call, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";
import { withCompetition } from "../journal/competition.ts";
import { journalFile } from "../journal/open.ts";
import { LARGEST_COMPETITION, readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";
import { verified } from "../views/verification.ts";

/**
 * `losfee verify [FILE]`: checks that every event is the one that was recorded, and repeats all draws
 * and pairings; of a journal its whole file, too. Exit code 1 if anything differs.
 */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = optionalArgument(call, 0);
  const { events, broken, hash } =
    path === undefined ? await journalEvents(call) : await fileEvents(call, path);
  const messages = await loadMessages();
  const { status, report, text, ...repeated } = verified(call, events, messages);
  const file = path === undefined ? await journalFile(call) : null;
  const damage = file === null ? null : (await import("@losfee/server/local")).fileDamageAt(file);
  const sound = repeated.sound && broken === null && damage === null;
  // The seed of an open competition stays secret: it determines the draws to come.
  if (call.json) {
    const seed = status === "closed" ? {} : { seed: null };
    printJson({
      ...report,
      ...{ ...seed, hash, sound },
      ...(broken === null ? {} : { broken }),
      ...(damage === null ? {} : { file: damage }),
    });
  } else {
    const { describeBreak, describeFileCheck } = messages;
    const words = verifyTexts[call.language];
    const chain =
      broken === null
        ? `✓ ${words.chain({ events: events.length, hash })}`
        : `✗ ${words.chainBroken({ what: describeBreak(broken, call.language) })}`;
    const ofFile =
      file === null
        ? []
        : [`${damage === null ? "✓" : "✗"} ${describeFileCheck(damage, file, call.language)}`];
    const found = broken === null ? [chain, text] : [text, chain];
    print([...ofFile, ...found].join("\n"));
  }
  return sound ? EXIT.done : EXIT.refused;
};

/** Events to verify; in a broken journal, those before the fault. */
interface Evidence {
  readonly events: readonly RecordedCompetitionEvent[];
  readonly broken: StateAndBreak["broken"];
  /** Hash of the last event: it stands for all of them. */
  readonly hash: string;
}

const journalEvents = (call: Call): Promise<Evidence> =>
  withCompetition(call, async ({ id, service }) => ({
    events: await service.events(id),
    broken: (await service.stateAndBreak(id))?.broken ?? null,
    hash: (await service.hash(id)) ?? "",
  }));

const fileEvents = async (call: Call, path: string): Promise<Evidence> => {
  const { readCompetitionFile } = await import("@losfee/files");
  const read = await readCompetitionFile(await readBytes(call, path, LARGEST_COMPETITION));
  if (!read.ok) throw await unreadable(call, path, read.error);
  const { events, stored } = read.value;
  return { events, broken: null, hash: stored.at(-1)?.hash ?? "" };
};
