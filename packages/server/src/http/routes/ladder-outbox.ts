import { addressKey } from "@losfee/files";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { OutboxRow } from "../../mail/index.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { mailSetup, outboxItem } from "../ladder-mail-resources.ts";
import { refuse } from "../problem.ts";
import { listOf, problems } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import {
  mailContentSchema,
  mailSettingsSchema,
  mailSetupSchema,
  outboxItemSchema,
} from "../schemas/ladder-mail-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["mail"];
const config = { access: "director" } as const;

const CONTENT_LIMIT = 256 * 1024;

const mailParams = competitionParams.extend({ mail: z.string().max(300) });

/** What a pyramid writes: drafts to be sent or taken back, and how its mail is set up. */
export const addLadderOutboxRoutes = (app: App, context: AppContext): void => {
  addOutbox(app, context);
  addSetup(app, context);
};

const addOutbox = (app: App, context: AppContext): void => {
  const { outbox, dispatcher } = context.ladder.mail;

  const findMail = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, mail: named }: z.output<typeof mailParams>,
  ): Promise<OutboxRow | null> => {
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return null;
    const row = outbox.rows(id).find((candidate) => candidate.id === named);
    if (row !== undefined) return row;
    refuse(request, reply, { code: "unknown-mail" }, state);
    return null;
  };

  const answerWith = async (
    request: FastifyRequest<{ Params: z.output<typeof mailParams> }>,
    reply: FastifyReply,
  ) => {
    const row = await findMail(request, reply, request.params);
    return row === null ? reply : outboxItem(row, request.language);
  };

  app.get(
    "/competitions/:id/outbox",
    {
      config,
      schema: {
        tags,
        summary: "The thousand latest mails, newest first",
        params: competitionParams,
        querystring: z.object({ status: outboxItemSchema.shape.status.optional() }),
        response: {
          200: z.object({ mails: listOf(outboxItemSchema) }),
          ...problems(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if ((await findOfKind("ladder", context, request, reply, id)) === null) return reply;
      const rows = outbox.rows(id, request.query.status);
      return { mails: rows.map((row) => outboxItem(row, request.language)) };
    },
  );

  app.post(
    "/competitions/:id/outbox/:mail/send",
    {
      config,
      bodyLimit: CONTENT_LIMIT,
      schema: {
        tags,
        summary: "Send a draft, or a mail that failed, as it is or with this content",
        params: mailParams,
        body: z.strictObject({ content: mailContentSchema.exactOptional() }),
        response: { 200: outboxItemSchema, ...problems(400, 401, 403, 404, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const row = await findMail(request, reply, request.params);
      if (row === null) return reply;
      const { content } = request.body;
      if (content !== undefined && addressKey(content.to.address) === null) {
        const { address } = content.to;
        return refuse(request, reply, { code: "mail-address-invalid", address });
      }
      const { competition, id, inReplyTo } = row;
      const sent = await outbox.send(competition, id, content && { ...content, inReplyTo });
      if (!sent) return refuse(request, reply, { code: "mail-settled", state: row.status });
      dispatcher?.wake();
      return answerWith(request, reply);
    },
  );

  app.post(
    "/competitions/:id/outbox/:mail/cancel",
    {
      config,
      schema: {
        tags,
        summary: "Take a mail back that has not left",
        params: mailParams,
        response: { 200: outboxItemSchema, ...problems(401, 403, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const row = await findMail(request, reply, request.params);
      if (row === null) return reply;
      if (!(await outbox.cancel(row.competition, row.id))) {
        return refuse(request, reply, { code: "mail-settled", state: row.status });
      }
      return answerWith(request, reply);
    },
  );
};

const addSetup = (app: App, context: AppContext): void => {
  const { mail } = context.ladder;

  app.get(
    "/competitions/:id/mail",
    {
      config,
      schema: {
        tags,
        summary: "How mail is set up, and what of it the server can do",
        params: competitionParams,
        response: { 200: mailSetupSchema, ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if ((await findOfKind("ladder", context, request, reply, id)) === null) return reply;
      return mailSetup(mail, id);
    },
  );

  app.put(
    "/competitions/:id/mail",
    {
      config,
      schema: {
        tags,
        summary: "Set up how the competition writes and reads mail",
        params: competitionParams,
        body: mailSettingsSchema,
        response: { 200: mailSetupSchema, ...problems(400, 401, 403, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if ((await findOfKind("ladder", context, request, reply, id)) === null) return reply;
      const saved = await mail.settings.save(id, request.body);
      if (!saved.ok) return refuse(request, reply, saved.error);
      return mailSetup(mail, id);
    },
  );
};
