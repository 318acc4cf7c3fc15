import { clockMoment } from "@losfee/core";
import { mailTexts } from "@losfee/messages/cli-mail";
import type { MailSettings } from "@losfee/server/local";
import { type Call, flagOption, misused, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { timeOption, withLadderPost } from "../journal/ladder.ts";
import { mailConfiguration } from "../journal/mail.ts";
import { publicUrlFrom } from "../journal/server.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee mail [--sending …] [--receiving] …`: shows or changes how a pyramid uses mail. */
export const run = async (call: Call): Promise<ExitCode> => {
  const changes = changesFrom(call);
  return withLadderPost(call, async ({ state, store, post }) => {
    const settings = post.createMailSettings(store);
    const { competition, name } = state;
    if (Object.keys(changes).length > 0) {
      const before = (await settings.of(competition)) ?? unused(name);
      const saved = await settings.save(competition, { ...before, ...changes });
      if (!saved.ok && saved.error.code !== "no-competition") {
        const { describeMailRefusal } = await loadMessages();
        throw new Failure(
          EXIT.invalid,
          describeMailRefusal(saved.error, call.language),
          saved.error,
        );
      }
    }
    await tell(call, await settings.of(competition));
    return EXIT.done;
  });
};

const unused = (senderName: string): MailSettings => ({
  address: null,
  senderName,
  sending: "off",
  since: clockMoment(Date.now()),
  receiving: false,
});

const changesFrom = (call: Call): Partial<MailSettings> => {
  const address = textOption(call, "address");
  const senderName = textOption(call, "senderName");
  const sending = sendingFrom(call);
  const receiving = flagOption(call, "receiving");
  const since = timeOption(call, "since");
  return {
    ...(address === undefined ? {} : { address: address === "" ? null : address }),
    ...(senderName === undefined ? {} : { senderName }),
    ...(sending === undefined ? {} : { sending }),
    ...(receiving === undefined ? {} : { receiving }),
    ...(since === undefined ? {} : { since }),
  };
};

const SENDINGS = ["off", "drafts", "on"] as const;

const sendingFrom = (call: Call): MailSettings["sending"] | undefined => {
  const text = textOption(call, "sending");
  if (text === undefined) return undefined;
  const sending = SENDINGS.find((known) => known === text);
  if (sending !== undefined) return sending;
  const message = mailTexts[call.language].notASending({ text });
  throw misused(message, "unknown-sending", { given: text, known: SENDINGS });
};

const tell = async (call: Call, settings: MailSettings | null): Promise<void> => {
  const words = mailTexts[call.language];
  if (call.json) {
    // Capabilities of a server started here; no mailbox is watched without one.
    const { smtp, imap } = await mailConfiguration(call);
    const links = publicUrlFrom(call) !== undefined;
    const server = { sends: smtp !== null, receives: imap !== null, links, mailbox: null };
    printJson({ settings, server });
    return;
  }
  if (settings === null) {
    print(words.none);
    return;
  }
  const { address, senderName, sending, since, receiving } = settings;
  print(
    table(
      [left(""), left("")],
      [
        [words.ownAddress, address ?? words.serversAddress],
        [words.senderName, senderName],
        [words.sending, words.sendings[sending]],
        [words.receiving, receiving ? words.yes : words.no],
        [words.since, since],
      ],
    ),
  );
};
