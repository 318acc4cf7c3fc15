import { z } from "zod";
import { ladderMailCommandSchema } from "../commands/ladder/mail.ts";
import { listOf, messageSchema, problems, seqAnswer, seqSchema } from "../resources/answer.ts";
import {
  answerContentSchema,
  inboxItemSchema,
  outboxItemSchema,
  wholeMailSchema,
} from "../resources/ladder-mail-schema.ts";
import { givenMoment } from "../values/moments.ts";
import { bytes, competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const MOST_MAILS = 1000;

const mailParams = competitionParams.extend({ mail: z.string().max(100) });

const answerSchema = seqAnswer({
  mail: inboxItemSchema,
  warnings: listOf(messageSchema).describe("Of what was carried out: it may have no effect"),
});

const overturn = z
  .strictObject({ pin: z.boolean(), reason: z.string().max(1000) })
  .exactOptional()
  .describe("Although the mail is earlier than what it changes");

export const ladderInboxRoutes = routesUnder("mail", {
  "GET /competitions/:id/inbox": {
    access: "director",
    summary: "The latest mails in the order of arrival, also those to no competition",
    params: competitionParams,
    querystring: z.object({
      status: z.enum(["new", "open", "done", "ignored"]).optional(),
      limit: number.max(MOST_MAILS).default(100),
    }),
    response: {
      200: seqAnswer({ mails: listOf(inboxItemSchema) }),
      ...problems(400, 401, 403, 404),
    },
  },
  "GET /competitions/:id/inbox/:mail": {
    access: "director",
    summary: "A mail with all of its text",
    params: mailParams,
    response: { 200: seqAnswer({ mail: wholeMailSchema }), ...problems(401, 403, 404) },
  },
  "POST /competitions/:id/inbox/:mail/accept": {
    access: "director",
    summary: "Carry out what a mail asks for, as of its arrival; twice is once",
    params: mailParams,
    body: z.strictObject({
      proposal: z.int().min(0).describe("Its index among the mail’s proposals"),
      expectedSeq: seqSchema
        .exactOptional()
        .describe("The seq that the proposals were seen at; anything later makes it stale"),
      overturn,
    }),
    response: { 200: answerSchema, ...problems(400, 401, 403, 404, 409, 422, 503) },
  },
  "POST /competitions/:id/inbox/:mail/enter": {
    access: "director",
    summary: "Enter what the director reads in a mail, as of its arrival; twice is once",
    params: mailParams,
    body: z.strictObject({
      command: ladderMailCommandSchema,
      done: z.boolean().describe("Whether the mail is put away then, as nothing else is in it"),
      overturn,
    }),
    response: { 200: answerSchema, ...problems(400, 401, 403, 404, 409, 413, 422, 503) },
  },
  "POST /competitions/:id/inbox/:mail/answer": {
    access: "director",
    summary: "Write back to whoever sent a mail; the same words once",
    params: mailParams,
    body: answerContentSchema,
    response: { 201: outboxItemSchema, ...problems(400, 401, 403, 404, 413, 422, 503) },
  },
  "POST /competitions/:id/inbox/:mail/settle": {
    access: "director",
    summary: "Put a mail away: done by other means, or nothing to do; open: take it out again",
    params: mailParams,
    body: z.strictObject({ status: z.enum(["done", "ignored", "open"]) }),
    response: { 200: answerSchema, ...problems(400, 401, 403, 404, 503) },
  },
  "POST /competitions/:id/inbox": {
    access: "director",
    summary: "Hand a message in as it was saved (.eml): read like those of the mailbox, once",
    consumes: ["message/rfc822"],
    params: competitionParams,
    querystring: z.object({
      arrivedAt: givenMoment
        .optional()
        .describe("When the mail server got it; else what its last server noted, else now"),
    }),
    body: bytes("The raw message"),
    response: {
      201: seqAnswer({ mails: listOf(inboxItemSchema) }),
      ...problems(400, 401, 403, 404, 413, 503),
    },
  },
});
