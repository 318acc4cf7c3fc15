import type { LadderState } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { handIn, type InboxRow } from "../../mail/index.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { inboxItem, wholeMail } from "../ladder-mail-resources.ts";
import { refuse } from "../problem.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { inboxItemSchema, wholeMailSchema } from "../schemas/ladder-mail-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["mail"];
const config = { access: "director" } as const;

const MESSAGE_LIMIT = 1024 * 1024;
const MOST_MAILS = 1000;

const mailParams = competitionParams.extend({ mail: z.string().max(100) });

const answerSchema = z.object({ seq: seqSchema, mail: inboxItemSchema });

/** The director's inbox: what came in, what each mail asks for, and saying yes to it. */
export const addLadderInboxRoutes = (app: App, context: AppContext): void => {
  const { mail, mailProcessor } = context.ladder;

  const findMail = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, mail: named }: z.output<typeof mailParams>,
  ): Promise<{ readonly state: LadderState; readonly row: InboxRow } | null> => {
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return null;
    const row = mail.inbox.row(named);
    if (row !== null && isOf(row, id)) return { state, row };
    refuse(request, reply, { code: "unknown-mail" }, state);
    return null;
  };

  app.get(
    "/competitions/:id/inbox",
    {
      config,
      schema: {
        tags,
        summary: "The latest mails in the order of arrival, also those to no competition",
        params: competitionParams,
        querystring: z.object({
          status: z.enum(["new", "open", "done", "ignored"]).optional(),
          limit: z.coerce.number<string>().int().min(1).max(MOST_MAILS).default(100),
        }),
        response: {
          200: z.object({ seq: seqSchema, mails: listOf(inboxItemSchema) }),
          ...problems(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("ladder", context, request, reply, id);
      if (state === null) return reply;
      const { status, limit } = request.query;
      const rows = [...mail.inbox.rows(id, status), ...mail.inbox.rows(null, status)]
        .toSorted(
          (a, b) => Date.parse(a.arrivedAt) - Date.parse(b.arrivedAt) || a.number - b.number,
        )
        .slice(-limit);
      const mails = rows.map((row) => inboxItem(state, mailProcessor, row, request.language));
      return { seq: state.seq, mails };
    },
  );

  app.get(
    "/competitions/:id/inbox/:mail",
    {
      config,
      schema: {
        tags,
        summary: "A mail with all of its text",
        params: mailParams,
        response: {
          200: z.object({ seq: seqSchema, mail: wholeMailSchema }),
          ...problems(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const found = await findMail(request, reply, request.params);
      if (found === null) return reply;
      const { state, row } = found;
      return { seq: state.seq, mail: wholeMail(state, mailProcessor, row, request.language) };
    },
  );

  app.post(
    "/competitions/:id/inbox/:mail/accept",
    {
      config,
      schema: {
        tags,
        summary: "Carry out what a mail asks for, as of its arrival; twice is once",
        params: mailParams,
        body: z.strictObject({
          proposal: z.int().min(0).describe("Its index among the mail’s proposals"),
          expectedSeq: seqSchema
            .exactOptional()
            .describe("The seq that the proposals were seen at; anything later makes it stale"),
          overturn: z
            .strictObject({ pin: z.boolean(), reason: z.string().max(1000) })
            .exactOptional()
            .describe("Although the mail is earlier than what it changes"),
        }),
        response: { 200: answerSchema, ...problems(400, 401, 403, 404, 409, 422, 503) },
      },
    },
    async (request, reply) => {
      const found = await findMail(request, reply, request.params);
      if (found === null) return reply;
      const { state, row } = found;
      const { proposal: index, expectedSeq, overturn } = request.body;
      if (expectedSeq !== undefined && expectedSeq !== state.seq) {
        const stale = { code: "stale", expectedSeq, currentSeq: state.seq } as const;
        return refuse(request, reply, stale, state);
      }
      const { proposals } = mailProcessor.read(state, row);
      const proposal = proposals[index];
      if (proposal === undefined) {
        const known = proposals.length;
        return refuse(request, reply, { code: "unknown-proposal", proposal: index, known }, state);
      }
      const done = await mailProcessor.accept(row, proposal, request.viewer.label, overturn);
      if (!done.ok) return refuse(request, reply, done.error, state);
      return answerWith(request, reply);
    },
  );

  app.post(
    "/competitions/:id/inbox/:mail/settle",
    {
      config,
      schema: {
        tags,
        summary: "Put a mail away: done by other means, or nothing to do",
        params: mailParams,
        body: z.strictObject({ status: z.enum(["done", "ignored"]) }),
        response: { 200: answerSchema, ...problems(400, 401, 403, 404, 503) },
      },
    },
    async (request, reply) => {
      const found = await findMail(request, reply, request.params);
      if (found === null) return reply;
      await mail.inbox.settle(found.row.id, request.body.status);
      return answerWith(request, reply);
    },
  );

  const answerWith = async (
    request: FastifyRequest<{ Params: z.output<typeof mailParams> }>,
    reply: FastifyReply,
  ) => {
    const after = await findMail(request, reply, request.params);
    if (after === null) return reply;
    const { state, row } = after;
    return { seq: state.seq, mail: inboxItem(state, mailProcessor, row, request.language) };
  };
};

/** Mails to no competition are everybody's. */
const isOf = ({ competition }: InboxRow, id: string): boolean =>
  competition === null || competition === id;

/** Messages handed in as files. To be registered where bodies are bytes. */
export const addHandInRoute = (app: App, context: AppContext): void => {
  const { mail, mailProcessor } = context.ladder;
  app.post(
    "/competitions/:id/inbox",
    {
      config,
      bodyLimit: MESSAGE_LIMIT,
      schema: {
        tags,
        summary: "Hand a message in as it was saved (.eml): read like those of the mailbox, once",
        consumes: ["message/rfc822"],
        params: competitionParams,
        querystring: z.object({
          arrivedAt: z.iso
            .datetime()
            .optional()
            .describe("When the mail server got it; else what its last server noted, else now"),
        }),
        body: z
          .instanceof(Uint8Array)
          .meta({ type: "string", format: "binary", description: "The raw message" }),
        response: {
          201: z.object({ seq: seqSchema, mails: listOf(inboxItemSchema) }),
          ...problems(400, 401, 403, 404, 413, 503),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if ((await findOfKind("ladder", context, request, reply, id)) === null) return reply;
      const message = {
        raw: request.body,
        competition: id,
        arrivedAt: request.query.arrivedAt ?? null,
      };
      const rows = await handIn(mail.intake, message, context.ports.now());
      await mailProcessor.work();
      const state = await findOfKind("ladder", context, request, reply, id);
      if (state === null) return reply;
      const mails = rows.map((row) =>
        inboxItem(state, mailProcessor, mail.inbox.row(row.id) ?? row, request.language),
      );
      return reply.code(201).send({ seq: state.seq, mails });
    },
  );
};
