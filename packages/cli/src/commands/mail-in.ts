import type { SavedMailOutcome } from "@losfee/server/local";
import { type Call, restArguments } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { timeOption, withLadderPost } from "../journal/ladder.ts";
import { mailConfiguration } from "../journal/mail.ts";
import { mailTexts } from "../language/mail.ts";
import { readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

/** Larger ones are kept with their header alone; this is only against files that are no mail. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** `losfee mail-in FILE…`: takes saved messages in, as if they had come to the mailbox. */
export const run = async (call: Call): Promise<ExitCode> => {
  const arrivedAt = timeOption(call, "at") ?? null;
  const raws: Uint8Array[] = [];
  for (const path of restArguments(call, 0)) raws.push(await readBytes(call, path, LARGEST_FILE));
  const configuration = await mailConfiguration(call);
  const { systemPorts } = await import("@losfee/server/local");
  return withLadderPost(call, async ({ state, competitions, store, post, clock }) => {
    const { competition, entries } = state;
    const messages = raws.map((raw) => ({ raw, competition, arrivedAt }));
    const { now } = systemPorts;
    const outcomes = await post.takeSavedMail(
      { store, competitions, configuration, now, clock },
      messages,
    );
    await tell(call, outcomes, (entry) => entries.get(entry)?.name ?? `#${entry}`);
    return EXIT.done;
  });
};

const tell = async (
  call: Call,
  outcomes: readonly SavedMailOutcome[],
  nameOf: (entry: number) => string,
): Promise<void> => {
  if (call.json) {
    printJson(
      outcomes.map(({ row: { id, arrivedAt, message, status, finding, copies }, proposals }) => ({
        id,
        arrivedAt,
        from: message.from,
        subject: message.subject,
        status,
        finding,
        copies,
        proposals,
      })),
    );
    return;
  }
  const words = mailTexts[call.language];
  const { describeLadderCommand } = await loadMessages();
  for (const { row, proposals } of outcomes) {
    const { status, copies, message } = row;
    const became = status === "done" || status === "ignored" ? words[status] : words.open;
    const before = copies === 0 ? "" : ` (${words.copies(copies)})`;
    const from = message.from.name || message.from.address;
    print(`${row.arrivedAt} ${from}: ${message.subject} – ${became}${before}`);
    for (const { command, certain } of proposals) {
      print(words.asks(describeLadderCommand(command, call.language, nameOf), certain));
    }
  }
};
