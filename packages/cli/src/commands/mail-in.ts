import type { InboxItem } from "@losfee/contract/api";
import { isOfKind } from "@losfee/core";
import { mailTexts } from "@losfee/messages/cli-mail";
import { inboxResources } from "@losfee/server/resources";
import { type Call, restArguments } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { timeOption, withLadderPost } from "../journal/ladder.ts";
import { mailConfiguration } from "../journal/mail.ts";
import { readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

/** Only the headers of larger mails are kept; this is against files that are no mail. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** `losfee mail-in FILE…`: takes saved messages in, as if they had come to the mailbox. */
export const run = async (call: Call): Promise<ExitCode> => {
  const arrivedAt = timeOption(call, "at") ?? null;
  const raws: Uint8Array[] = [];
  for (const path of restArguments(call, 0)) raws.push(await readBytes(call, path, LARGEST_FILE));
  const configuration = await mailConfiguration(call);
  const { systemPorts } = await import("@losfee/server/local");
  return withLadderPost(call, async ({ state, competitions, store, post, clock }) => {
    const { competition } = state;
    const messages = raws.map((raw) => ({ raw, competition, arrivedAt }));
    const { now } = systemPorts;
    const { rows, services } = await post.takeSavedMail(
      { tables: store, competitions, configuration, now, clock },
      messages,
    );
    const after = await competitions.state(competition);
    const known = after !== null && isOfKind("ladder", after) ? after : state;
    const { items } = await inboxResources(known, services, call.language);
    const mails = await items(rows);
    if (call.json) printJson({ seq: known.seq, mails });
    else for (const [at, item] of mails.entries()) tell(call, item, rows[at]?.copies ?? 0);
    return EXIT.done;
  });
};

/** Prints a mail's outcome and requests; `copies` were received before. */
const tell = (
  { language }: Call,
  { receivedAt, from, subject, status, proposals }: InboxItem,
  copies: number,
): void => {
  const words = mailTexts[language];
  const became = status === "done" || status === "ignored" ? words[status] : words.open;
  const before = copies === 0 ? "" : ` (${words.copies({ copies })})`;
  print(`${receivedAt} ${from.name || from.address}: ${subject} – ${became}${before}`);
  for (const { text, certain } of proposals) print(words.asks({ text, certain }));
};
