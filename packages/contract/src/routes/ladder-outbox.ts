import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import {
  mailContentSchema,
  mailSettingsSchema,
  mailSetupSchema,
  outboxItemSchema,
} from "../resources/ladder-mail-schema.ts";
import { givenMoment } from "../values/moments.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const mailParams = competitionParams.extend({ mail: z.string().max(300) });

export const ladderOutboxRoutes = routesUnder("mail", {
  "GET /competitions/:id/outbox": {
    access: "director",
    summary: "The thousand latest mails, newest first",
    params: competitionParams,
    querystring: z.object({ status: outboxItemSchema.shape.status.optional() }),
    response: {
      200: z.object({ mails: listOf(outboxItemSchema) }),
      ...problems(400, 401, 403, 404),
    },
  },
  "POST /competitions/:id/outbox/:mail/send": {
    access: "director",
    summary: "Send a draft, or a mail that failed, as it is or with this content",
    params: mailParams,
    body: z.strictObject({ content: mailContentSchema.exactOptional() }),
    response: { 200: outboxItemSchema, ...problems(400, 401, 403, 404, 413, 422, 503) },
  },
  "POST /competitions/:id/outbox/:mail/mark-sent": {
    access: "director",
    summary: "Say that a mail was sent by hand; deadlines that run from it begin then",
    params: mailParams,
    body: z.strictObject({
      sentAt: givenMoment.exactOptional().describe("When; now where it is left out"),
    }),
    response: { 200: outboxItemSchema, ...problems(400, 401, 403, 404, 422, 503) },
  },
  "POST /competitions/:id/outbox/:mail/cancel": {
    access: "director",
    summary: "Take a mail back that has not left",
    params: mailParams,
    response: { 200: outboxItemSchema, ...problems(401, 403, 404, 422, 503) },
  },
  "GET /competitions/:id/mail": {
    access: "director",
    summary: "How mail is set up, and what of it the server can do",
    params: competitionParams,
    response: { 200: mailSetupSchema, ...problems(401, 403, 404) },
  },
  "PUT /competitions/:id/mail": {
    // The server connects to the given host, also within its own network.
    access: "place",
    summary: "Set up how the competition writes and reads mail",
    params: competitionParams,
    body: mailSettingsSchema,
    response: { 200: mailSetupSchema, ...problems(400, 401, 403, 404, 422, 503) },
  },
});
