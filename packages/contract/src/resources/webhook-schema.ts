import { z } from "zod";
import { WEBHOOK_EVENT_TYPES, WEBHOOK_TOPICS } from "../access/webhook-topics.ts";
import { LANGUAGES } from "../language/language.ts";

const fields = {
  id: z.string(),
  url: z.string(),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).readonly(),
  language: z.enum(LANGUAGES).describe("In which messages are written"),
  createdAt: z.string(),
};

/** A webhook in lists. */
export const webhookSchema = z.object({
  ...fields,
  waiting: z.int().describe("Messages that are still to be delivered"),
  failed: z.int().describe("Messages that were given up, and not sent again since"),
  deliveredAt: z.string().nullable().describe("When the last one was delivered"),
});
export type WebhookResource = z.output<typeof webhookSchema>;

/** A new webhook; only this answer contains its secret. */
export const newWebhookSchema = z.object({
  ...fields,
  secret: z.string().describe("`whsec_` and the key in Base64, to check signatures with"),
});
export type NewWebhookResource = z.output<typeof newWebhookSchema>;

export const webhookRequestSchema = z.strictObject({
  url: z.string().max(4000).describe("http or https"),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).max(WEBHOOK_TOPICS.length),
  language: z.enum(LANGUAGES).exactOptional().describe("That of the request by default"),
});

/** A message in the log of a webhook. */
export const deliverySchema = z.object({
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
  body: z.string().describe("What is sent; empty once somebody was erased whom it named"),
});
export type DeliveryResource = z.output<typeof deliverySchema>;
