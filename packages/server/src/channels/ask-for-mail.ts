import { mailTexts } from "@losfee/messages/server-channels-texts";
import type { Mail } from "../mail/index.ts";
import { mailLink } from "../webhooks/mail-link.ts";
import type { Channel } from "./channels.ts";

/**
 * Sends a mail that asks the owner of an address to confirm that messages are wanted: until then
 * nothing else goes to it. `event` is the competition's name; `at` is ISO 8601 in UTC.
 */
export const createAskForMail =
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
