import { isLanguage, labelled } from "@losfee/contract";
import { mailTexts } from "@losfee/messages/server-channels-texts";
import type { Mail } from "../mail/index.ts";
import type { DispatcherPorts } from "../webhooks/dispatcher.ts";

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
      DispatcherPorts["post"]
    >
  ): ReturnType<DispatcherPorts["post"]> => {
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
    return { kind: "delivered" };
  };
