import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import {
  deliverySchema,
  newWebhookSchema,
  webhookRequestSchema,
  webhookSchema,
} from "../resources/webhook-schema.ts";
import { competitionParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["sharing"];

const webhookParams = competitionParams.extend({ webhook: z.string().max(100) });
const deliveryParams = webhookParams.extend({ delivery: z.string().max(200) });

export const webhooksRoutes = {
  "GET /competitions/:id/webhooks": {
    access: "director",
    schema: {
      tags,
      summary: "Where messages about the competition go, without the secrets",
      params: competitionParams,
      response: {
        200: z.object({ webhooks: listOf(webhookSchema) }),
        ...problems(401, 403, 404),
      },
    },
  },
  "POST /competitions/:id/webhooks": {
    access: "director",
    schema: {
      tags,
      summary:
        "Send a signed message (Standard Webhooks) of what is public from now on; the secret is told this once",
      params: competitionParams,
      body: webhookRequestSchema,
      response: { 201: newWebhookSchema, ...problems(400, 401, 403, 404, 422) },
    },
  },
  "DELETE /competitions/:id/webhooks/:webhook": {
    access: "director",
    schema: {
      tags,
      summary: "Send nothing there any more, also of what waits; its log goes, too",
      params: webhookParams,
      response: { 204: z.undefined().describe("Removed"), ...problems(401, 403, 404) },
    },
  },
  "POST /competitions/:id/webhooks/:webhook/test": {
    access: "director",
    schema: {
      tags,
      summary: "Send a message that tells only that messages arrive",
      params: webhookParams,
      response: { 204: z.undefined().describe("Queued"), ...problems(401, 403, 404) },
    },
  },
  "GET /competitions/:id/webhooks/:webhook/deliveries": {
    access: "director",
    schema: {
      tags,
      summary: "The latest messages to a webhook and what became of them, the last first",
      params: webhookParams,
      response: {
        200: z.object({ deliveries: listOf(deliverySchema) }),
        ...problems(401, 403, 404),
      },
    },
  },
  "POST /competitions/:id/webhooks/:webhook/deliveries/:delivery/replay": {
    access: "director",
    schema: {
      tags,
      summary: "Send a message again under the same id, whatever became of it",
      params: deliveryParams,
      response: { 204: z.undefined().describe("Queued"), ...problems(401, 403, 404, 422) },
    },
  },
} satisfies RouteTable;
