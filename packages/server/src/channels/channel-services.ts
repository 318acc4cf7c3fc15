import { isLanguage, labelled } from "@losfee/contract";
import { mailTexts } from "@losfee/messages/server-channels-texts";
import type { Access } from "../access/access.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Mail } from "../mail/index.ts";
import type { Tables } from "../storage/tables.ts";
import { createDeliveries } from "../webhooks/deliveries.ts";
import type { MessageDispatcherPorts } from "../webhooks/dispatcher.ts";
import { mailLink } from "../webhooks/mail-link.ts";
import { type Channel, type Channels, createChannels } from "./channels.ts";
import { createPersonalMessages, type PersonalMessages } from "./personal-messages.ts";

/** Sends personal messages by the channels that users have chosen. */
export interface ChannelServices {
  readonly channels: Channels;
  /** Queues the messages; the webhooks' dispatcher sends them. */
  readonly personal: PersonalMessages;
  readonly post: MessageDispatcherPorts["post"];
  /** Asks by mail for confirmation that messages are wanted at an address. */
  readonly askForMail: ReturnType<typeof createAskForMail>;
  /** True if messages can be sent by mail: mail is configured and the base of its links known. */
  readonly sendsMail: boolean;
}

/** Dependencies of the services. */
interface ChannelServicesPorts {
  readonly tables: Tables;
  readonly competitions: CompetitionService;
  readonly access: Pick<Access, "onEnded">;
  readonly mail: Pick<Mail, "outbox" | "dispatcher" | "sender">;
  /** Public URL of the server; null if unknown: then mails contain no links. */
  readonly publicUrl: string | null;
  /** True if target programs may be on this machine or in its network. */
  readonly allowsPrivate: boolean;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

/** Creates the services; several processes on one journal do nothing twice. */
export const createChannelServices = (ports: ChannelServicesPorts): ChannelServices => {
  const { tables, competitions, access, mail, publicUrl, allowsPrivate, now, onError } = ports;
  const channels = createChannels(tables, now, allowsPrivate);
  const deliveries = createDeliveries(tables, now);
  access.onEnded((sessions) => {
    channels.removeOfSessions(sessions).catch(onError);
  });
  return {
    channels,
    personal: createPersonalMessages({ channels, deliveries, competitions, now }),
    post: createPost(publicUrl === null ? { ...mail, dispatcher: null } : mail),
    askForMail: createAskForMail(mail),
    sendsMail: mail.dispatcher !== null && publicUrl !== null,
  };
};

/**
 * Sends a mail that asks the owner of an address to confirm that messages are wanted: until then
 * nothing else goes to it. `event` is the competition's name; `at` is ISO 8601 in UTC.
 */
const createAskForMail =
  ({ outbox, dispatcher, sender }: Pick<Mail, "outbox" | "dispatcher" | "sender">) =>
  async (channel: Channel, event: string, at: string): Promise<void> => {
    const { competition, id, address, language } = channel;
    const from = await sender(competition);
    // Mail was switched off in between: the page offers to send it again.
    if (from === null || dispatcher === null) return;
    const t = mailTexts[language];
    const unsubscribe = mailLink(channel, "unsubscribe");
    const name = `confirm_${id}`;
    await outbox.enqueue(
      competition,
      [
        {
          ...{ id: name, notice: name, at, unsubscribe, inReplyTo: null },
          to: { name: "", address },
          subject: `[${event}] ${t.confirmTitle}`,
          text: `${t.confirmText({ event })}\n\n${mailLink(channel, "confirm")}\n\n${t.confirmNot}: ${unsubscribe}\n`,
        },
      ],
      { from, as: "waiting", since: "" },
    );
    dispatcher.wake();
  };

/** The parts of a message's body that a letter is made of. */
interface Said {
  readonly data: {
    readonly competition: { readonly name: string; readonly url: string };
    readonly language: string;
    readonly title: string;
    readonly text: string;
    readonly url: string;
  };
}

/**
 * Hands messages to the mail's outbox under the message's own id, so that a letter is queued once
 * however often it is handed over. The outbox sends and retries it like any other.
 */
export const createPost =
  ({ outbox, dispatcher, sender }: Pick<Mail, "outbox" | "dispatcher" | "sender">) =>
  async (
    ...[{ competition, message, body, createdAt }, { address, unsubscribe }]: Parameters<
      MessageDispatcherPorts["post"]
    >
  ): ReturnType<MessageDispatcherPorts["post"]> => {
    const from = await sender(competition);
    // Mail was switched off after the user chose it: it may be on again tomorrow.
    if (from === null || dispatcher === null)
      return { kind: "later", fault: { code: "no-connection" } };
    const { data } = JSON.parse(body) as Said;
    const { name, url } = data.competition;
    const language = isLanguage(data.language) ? data.language : "en";
    const t = mailTexts[language];
    const settings = `${url}/me/messages`;
    const footer = `-- \n${name}\n${settings}\n${labelled(t.unsubscribe, unsubscribe, language)}`;
    await outbox.enqueue(
      competition,
      [
        {
          id: message,
          notice: message,
          at: createdAt,
          to: { name: "", address },
          subject: `[${name}] ${data.title}`,
          text: `${[data.text, data.url, footer].filter(Boolean).join("\n\n")}\n`,
          inReplyTo: null,
          unsubscribe,
        },
      ],
      { from, as: "waiting", since: "" },
    );
    dispatcher.wake();
    return { kind: "sent" };
  };
