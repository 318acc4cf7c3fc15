import { type MailAddress, mailAddressPath } from "@losfee/web";
import { z } from "zod";
import type { Channel } from "../../channels/channels.ts";
import { actOfToken, CONFIRMABLE, type MailAct } from "../../webhooks/mail-link.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";

const params = z.object({
  competition: z.string().max(300),
  channel: z.string().max(100),
  token: z.string().max(100),
});

/**
 * The answer to a mail's question through its link: the page's button, or a mail program's
 * one-click (RFC 8058). Without a valid link the answer reveals nothing.
 */
export const addMailAddressForm = (forms: App, context: AppContext): void => {
  forms.post(
    mailAddressPath(":competition", ":channel", ":token").replaceAll("%3A", ":"),
    {
      config: { access: "public" },
      schema: { hide: true, params, body: z.record(z.string(), z.string()) },
    },
    async (request, reply) => {
      const { competition, channel: id, token } = request.params;
      const { channels } = context.channels;
      const found = await channelOfLink(context, request.params);
      if (found?.act === "confirm") await channels.confirm(found.channel);
      if (found?.act === "unsubscribe") await channels.remove(competition, found.channel.entry, id);
      return reply.redirect(mailAddressPath(competition, id, token), 303);
    },
  );
};

/** The question of a mail's link, for its page. */
export const askedByLink = async (
  context: AppContext,
  parameters: Readonly<Record<string, string>>,
): Promise<MailAddress> => {
  const found = await channelOfLink(context, parameters);
  if (found === null) return null;
  const { act, channel } = found;
  const isDone = act === "confirm" && channel.confirmed;
  return { address: channel.address, act: isDone ? "confirmed" : act };
};

const channelOfLink = async (
  { channels: { channels }, ports }: AppContext,
  parameters: unknown,
): Promise<{ readonly channel: Channel; readonly act: MailAct } | null> => {
  const link = params.safeParse(parameters);
  if (!link.success) return null;
  const { competition, channel: id, token } = link.data;
  const channel = await channels.byMail(competition, id);
  const act = channel && actOfToken(channel, token);
  if (channel === null || act === null) return null;
  const isOver = Date.parse(channel.createdAt) + CONFIRMABLE < Date.parse(ports.now());
  return act === "confirm" && !channel.confirmed && isOver ? null : { channel, act };
};
