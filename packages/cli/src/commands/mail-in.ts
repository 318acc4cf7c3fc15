import { isOfKind } from "@losfee/core";
import type { TakenMail } from "@losfee/server/local";
import { type Call, misused, restArguments, textOption } from "../call.ts";
import { EXIT, type ExitCode, Failure } from "../exit.ts";
import { chooseCompetition } from "../journal/choose.ts";
import { mailConfiguration } from "../journal/mail.ts";
import { withStore } from "../journal/open.ts";
import { journalTexts } from "../language/journal.ts";
import { ladderTexts } from "../language/ladder.ts";
import { mailTexts } from "../language/mail.ts";
import { loadMessages } from "../language/messages.ts";
import { readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

/** Larger ones are kept with their header alone; this is only against files that are no mail. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** `losfee mail-in FILE…`: takes saved messages in, as if they had come to the mailbox. */
export const run = async (call: Call): Promise<ExitCode> => {
  const arrivedAt = arrivalFrom(call);
  const raws: Uint8Array[] = [];
  for (const path of restArguments(call, 0)) raws.push(await readBytes(call, path, LARGEST_FILE));
  const configuration = await mailConfiguration(call);
  const { loadMailByHand, systemPorts } = await import("@losfee/server/local");
  const { mailMigrations, takeSavedMail } = await loadMailByHand();
  return withStore(call, "refuse", mailMigrations, async (competitions, store) => {
    const competition = await chooseCompetition(call, competitions);
    const state = await competitions.state(competition);
    if (state === null || !isOfKind("ladder", state)) {
      const { kindLabel } = await loadMessages();
      const [what, needed] = [state?.kind ?? "tournament", "ladder"] as const;
      const message = journalTexts[call.language].wrongKind(
        competition,
        kindLabel(what, call.language),
        kindLabel(needed, call.language),
      );
      throw new Failure(EXIT.refused, message, { code: "wrong-kind", kind: what, needed });
    }
    const messages = raws.map((raw) => ({ raw, competition, arrivedAt }));
    const { now } = systemPorts;
    const taken = await takeSavedMail({ store, competitions, configuration, now }, messages);
    await tell(call, taken, (entry) => state.entries.get(entry)?.name ?? `#${entry}`);
    return EXIT.done;
  });
};

/** When the mail server got the messages, where somebody says so. */
const arrivalFrom = (call: Call): string | null => {
  const text = textOption(call, "at");
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw misused(ladderTexts[call.language].notATime(text), "malformed-time", { given: text });
};

const tell = async (
  call: Call,
  taken: readonly TakenMail[],
  nameOf: (entry: number) => string,
): Promise<void> => {
  if (call.json) {
    printJson(
      taken.map(({ row: { id, arrivedAt, message, status, finding, copies }, proposals }) => ({
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
  for (const { row, proposals } of taken) {
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
