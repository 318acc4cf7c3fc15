import { ECDH } from "node:crypto";
import { MESSAGE_KINDS, type MessageKind } from "@losfee/contract";
import { err, type Result } from "@losfee/core";
import { messagesPath } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Channel, ChannelOwner, ChannelRefusal, NewChannel } from "../../channels/channels.ts";
import type { HttpRefusal } from "../../messages/http-refusal.ts";
import type { PushKeys } from "../../webhooks/target.ts";
import { refuseOnPage } from "../account-answers.ts";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { findCompetition } from "./find-competition.ts";

const PATH = "/c/:competition/me/messages";

type Fields = Readonly<Record<string, string>>;

/**
 * The forms by which a player chooses message channels, for browsers without scripts; `forms` reads
 * such bodies. They need a personal link.
 */
export const addMessageForms = (forms: App, context: AppContext): void => {
  const { channels } = context.channels;
  const timeWindow = 3_600_000;
  const max = context.limits.questionsByMail;
  // Protects recipients from floods of questions, no matter who requests them.
  const counts = [
    forms.createRateLimit({ max, timeWindow, keyGenerator: ({ linkId }) => `link ${linkId}` }),
    forms.createRateLimit({ max, timeWindow, keyGenerator: ({ body }) => addressOf(body) }),
  ];
  /** Counts; returns the seconds to wait if over the limit, else 0. */
  const exceeds = async (request: FastifyRequest): Promise<number> => {
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return 0;
  };
  forms.post(
    PATH,
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
          const added: Result<Channel, ChannelRefusal | HttpRefusal> =
            seconds > 0
              ? err({ code: "too-many-requests", seconds })
              : await channels.add(owner, wanted);
          if (!added.ok) return refuseChannel(context, request, reply, wanted, added.error);
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

/** Shows the page again with the reason at the field; programs get only the reason. */
const refuseChannel = (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { channel, address, topics }: NewChannel,
  refusal: ChannelRefusal | HttpRefusal,
): FastifyReply | Promise<FastifyReply> =>
  refuseOnPage(context, request, reply, PATH, refusal, (asked, problem) => {
    const refused = { channel, address, topics, problem };
    return asked.channels === undefined
      ? asked
      : { ...asked, channels: { ...asked.channels, refused } };
  });

const addressOf = (body: unknown): string =>
  z
    .object({ address: z.string().default("") })
    .parse(body)
    .address.trim()
    .toLowerCase();

const malformed = (request: FastifyRequest, reply: FastifyReply, field: string): FastifyReply =>
  refuse(request, reply, { code: "malformed-request", field, faults: [{ field }] });

const ownerOf = ({ viewer, linkId }: FastifyRequest, competition: string): ChannelOwner | null =>
  viewer.scope?.kind === "player" && linkId !== null
    ? { competition, link: linkId, entry: viewer.scope.entry }
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

/** A browser's keys; null if invalid: a point of P-256 and 16 bytes. */
const pushKeysIn = ({ p256dh = "", auth = "" }: Fields): PushKeys | null => {
  const isOf = (text: string, bytes: number): boolean =>
    /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes;
  return isOf(p256dh, 65) && isOf(auth, 16) && isOnCurve(p256dh) ? { p256dh, auth } : null;
};

/** True if 65 bytes are a point of P-256: nothing can be encrypted to others (RFC 8291, 3.1). */
const isOnCurve = (point: string): boolean => {
  try {
    ECDH.convertKey(Buffer.from(point, "base64url"), "prime256v1");
    return true;
  } catch {
    return false;
  }
};
