import { MESSAGE_KINDS, type MessageKind } from "@losfee/contract";
import { messagesPath } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ChannelOwner, NewChannel } from "../../channels/channels.ts";
import type { PushKeys } from "../../webhooks/target.ts";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { findCompetition } from "./find-competition.ts";

type Fields = Readonly<Record<string, string>>;

/**
 * The forms by which somebody chooses which messages come by which way, as browsers send them without
 * a script; `forms` reads such bodies. Only a personal link opens them.
 */
export const addMessageForms = (forms: App, context: AppContext): void => {
  const { channels } = context.channels;
  const timeWindow = 3_600_000;
  const max = context.limits.questionsByMail;
  // Nobody is to be flooded with questions, whoever asks for them.
  const counts = [
    forms.createRateLimit({ max, timeWindow, keyGenerator: ({ linkId }) => `link ${linkId}` }),
    forms.createRateLimit({ max, timeWindow, keyGenerator: ({ body }) => addressOf(body) }),
  ];
  /** Counts; the seconds to wait where it is one too many, else 0. */
  const exceeds = async (request: FastifyRequest): Promise<number> => {
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return 0;
  };
  forms.post(
    messagesPath(":competition").replace("%3A", ":"),
    {
      config: { access: "player" },
      schema: {
        hide: true,
        params: z.object({ competition: z.string().max(300) }),
        body: z.record(z.string(), z.string()),
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const fields: Fields = request.body;
      const state = await findCompetition(context, request, reply, competition);
      if (state === null) return reply;
      const owner = ownerOf(request, competition);
      if (owner === null) {
        return refuse(request, reply, { code: "not-allowed", needed: "player" });
      }
      const { entry } = owner;
      const id = fields["channel-id"] ?? "";
      switch (fields["act"]) {
        case "add": {
          const wanted = channelIn(fields, request, context);
          if (wanted === null) return malformed(request, reply, "channel");
          const seconds = wanted.channel === "mail" ? await exceeds(request) : 0;
          if (seconds > 0) return refuse(request, reply, { code: "too-many-requests", seconds });
          const added = await channels.add(owner, wanted);
          if (!added.ok) return refuse(request, reply, added.error);
          if (!added.value.confirmed) {
            await context.channels.askForMail(added.value, state.name, context.ports.now());
          }
          break;
        }
        case "choose":
          await channels.choose(competition, entry, id, topicsIn(fields));
          break;
        case "remove":
          await channels.remove(competition, entry, id);
          break;
        default:
          return malformed(request, reply, "act");
      }
      return reply.redirect(messagesPath(competition), 303);
    },
  );
};

const addressOf = (body: unknown): string =>
  z
    .object({ address: z.string().default("") })
    .parse(body)
    .address.trim()
    .toLowerCase();

const malformed = (request: FastifyRequest, reply: FastifyReply, field: string): FastifyReply =>
  refuse(request, reply, { code: "malformed-request", field, faults: [{ field }] });

const ownerOf = ({ session, linkId }: FastifyRequest, competition: string): ChannelOwner | null =>
  session?.role === "player" && linkId !== null
    ? { competition, link: linkId, entry: session.scope.entry }
    : null;

const topicsIn = (fields: Fields): readonly MessageKind[] =>
  MESSAGE_KINDS.filter((kind) => fields[`topic-${kind}`] !== undefined);

const channelIn = (
  fields: Fields,
  request: FastifyRequest,
  context: AppContext,
): NewChannel | null => {
  const { channel } = fields;
  const common = {
    address: fields["address"] ?? "",
    topics: topicsIn(fields),
    language: request.language,
    baseUrl: baseUrlOf(request, context),
  };
  if (channel === "webhook" || (channel === "mail" && context.channels.sendsMail)) {
    return { ...common, channel };
  }
  const keys = pushKeysIn(fields);
  return channel !== "push" || keys === null || request.sessionId === null
    ? null
    : { ...common, channel, keys, session: request.sessionId };
};

/** A browser's keys; null where they are none: a point of P-256 and 16 bytes. */
const pushKeysIn = ({ p256dh = "", auth = "" }: Fields): PushKeys | null => {
  const isOf = (text: string, bytes: number): boolean =>
    /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes;
  return isOf(p256dh, 65) && isOf(auth, 16) ? { p256dh, auth } : null;
};
