import { z } from "zod";
import { WEBHOOK_EVENT_TYPES, WEBHOOK_TOPICS } from "../access/subscriptions.ts";
import { LANGUAGES } from "../language/language.ts";
import { listOf, problems } from "../resources/answer.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const fields = {
  id: z.string(),
  url: z.string(),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).readonly(),
  language: z.enum(LANGUAGES).describe("In which messages are written"),
  createdAt: z.string(),
};

/** A webhook in lists. */
const webhookSchema = z.object({
  ...fields,
  waiting: z.int().describe("Messages that are still to be delivered"),
  failed: z.int().describe("Messages that were given up, and not sent again since"),
  deliveredAt: z.string().nullable().describe("When the last one was delivered"),
});
export type WebhookResource = z.output<typeof webhookSchema>;

/** A new webhook; only this answer contains its secret. */
const newWebhookSchema = z.object({
  ...fields,
  secret: z.string().describe("`whsec_` and the key in Base64, to check signatures with"),
});
export type NewWebhookResource = z.output<typeof newWebhookSchema>;

const webhookRequestSchema = z.strictObject({
  url: z.string().max(4000).describe("http or https"),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).max(WEBHOOK_TOPICS.length),
  language: z.enum(LANGUAGES).exactOptional().describe("That of the request by default"),
});

/** A message in the log of a webhook. */
const deliverySchema = z.object({
  id: z.string().describe("`webhook-id`: the same for each attempt"),
  type: z.enum(WEBHOOK_EVENT_TYPES),
  title: z.string(),
  status: z.enum(["waiting", "sending", "delivered", "failed"]),
  createdAt: z.string(),
  attempts: z.int(),
  triedAt: z.string().nullable(),
  nextAt: z.string().nullable().describe("When it is tried next; null unless it waits"),
  deliveredAt: z.string().nullable(),
  fault: z
    .looseObject({ code: z.string(), message: z.string() })
    .nullable()
    .describe("Why the last attempt failed"),
  body: z.string().describe("The text of the message; empty once a person named in it was erased"),
});
export type DeliveryResource = z.output<typeof deliverySchema>;

const webhookParams = competitionParams.extend({ webhook: z.string().max(100) });
const deliveryParams = webhookParams.extend({ delivery: z.string().max(200) });

export const webhooksRoutes = routesUnder("sharing", {
  "GET /competitions/:id/webhooks": {
    access: "director",
    summary: "Where messages about the competition go, without the secrets",
    params: competitionParams,
    response: {
      200: z.object({ webhooks: listOf(webhookSchema) }),
      ...problems(401, 403, 404),
    },
  },
  "POST /competitions/:id/webhooks": {
    access: "director",
    summary:
      "Send a signed message (Standard Webhooks) of what is public from now on; the secret is told this once",
    params: competitionParams,
    body: webhookRequestSchema,
    response: { 201: newWebhookSchema, ...problems(400, 401, 403, 404, 422) },
  },
  "DELETE /competitions/:id/webhooks/:webhook": {
    access: "director",
    summary: "Send nothing there any more, also of what waits; its log goes, too",
    params: webhookParams,
    response: { 204: z.undefined().describe("Removed"), ...problems(401, 403, 404) },
  },
  "POST /competitions/:id/webhooks/:webhook/test": {
    access: "director",
    summary: "Send a message that tells only that messages arrive",
    params: webhookParams,
    response: { 204: z.undefined().describe("Queued"), ...problems(401, 403, 404) },
  },
  "GET /competitions/:id/webhooks/:webhook/deliveries": {
    access: "director",
    summary: "The latest messages to a webhook and what became of them, the last first",
    params: webhookParams,
    response: {
      200: z.object({ deliveries: listOf(deliverySchema) }),
      ...problems(401, 403, 404),
    },
  },
  "POST /competitions/:id/webhooks/:webhook/deliveries/:delivery/replay": {
    access: "director",
    summary: "Send a message again under the same id, whatever became of it",
    params: deliveryParams,
    response: { 204: z.undefined().describe("Queued"), ...problems(401, 403, 404, 422) },
  },
});
