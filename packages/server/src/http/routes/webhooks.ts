import type { Language } from "@losfee/contract";
import type { DeliveryResource, WebhookResource } from "@losfee/contract/api";
import { TEST_TITLES } from "@losfee/messages/server-webhooks";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describeWebhookFault } from "../../messages/webhooks.ts";
import type { Delivery } from "../../webhooks/deliveries.ts";
import type { Webhook } from "../../webhooks/hooks.ts";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Webhooks and their deliveries. */
export const addWebhookRoutes = (app: App, context: AppContext): void => {
  const { webhooks, deliveries, replay, test } = context.webhooks;

  /** Null, after answering, if there is no such webhook. */
  const find = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, webhook }: { readonly id: string; readonly webhook: string },
  ): Promise<Webhook | null> => {
    const found = await webhooks.find(id, webhook);
    if (found === null) refuse(request, reply, { code: "unknown-webhook" });
    return found;
  };

  addRoute(app, "GET /competitions/:id/webhooks", async (request, reply) => {
    const { id } = request.params;
    const state = await findCompetition(context, request, reply, id);
    if (state === null) return reply;
    const hooks = await webhooks.of(id);
    const resources = hooks.map(async (hook) =>
      resourceOf(hook, await deliveries.log(id, hook.id)),
    );
    return { webhooks: await Promise.all(resources) };
  });

  addRoute(app, "POST /competitions/:id/webhooks", async (request, reply) => {
    const { id } = request.params;
    const state = await findCompetition(context, request, reply, id);
    if (state === null) return reply;
    const { url, topics, language = request.language } = request.body;
    const baseUrl = baseUrlOf(request, context);
    const added = await webhooks.add(id, { url, topics, language, baseUrl });
    if (!added.ok) return refuse(request, reply, added.error, state);
    const { secret, createdAt, ...hook } = added.value;
    return reply.code(201).send({
      id: hook.id,
      url: hook.url,
      topics: hook.topics,
      language,
      createdAt,
      secret: secret.reveal(),
    });
  });

  addRoute(app, "DELETE /competitions/:id/webhooks/:webhook", async (request, reply) => {
    const { id, webhook } = request.params;
    return (await webhooks.remove(id, webhook))
      ? reply.code(204).send()
      : refuse(request, reply, { code: "unknown-webhook" });
  });

  addRoute(app, "POST /competitions/:id/webhooks/:webhook/test", async (request, reply) => {
    const { id, webhook } = request.params;
    return (await test(id, webhook, TEST_TITLES))
      ? reply.code(204).send()
      : refuse(request, reply, { code: "unknown-webhook" });
  });

  addRoute(app, "GET /competitions/:id/webhooks/:webhook/deliveries", async (request, reply) => {
    const hook = await find(request, reply, request.params);
    if (hook === null) return reply;
    const log = await deliveries.log(hook.competition, hook.id);
    return { deliveries: log.map((delivery) => deliveryOf(delivery, request.language)) };
  });

  addRoute(
    app,
    "POST /competitions/:id/webhooks/:webhook/deliveries/:delivery/replay",
    async (request, reply) => {
      const { id, delivery } = request.params;
      const hook = await find(request, reply, request.params);
      if (hook === null) return reply;
      const log = await deliveries.log(id, hook.id);
      const known = log.some(({ message }) => message === delivery);
      if (!known) return refuse(request, reply, { code: "unknown-delivery" });
      return (await replay(id, hook.id, delivery))
        ? reply.code(204).send()
        : refuse(request, reply, { code: "delivery-not-possible" });
    },
  );
};

const resourceOf = (
  { id, url, topics, language, createdAt }: Webhook,
  log: readonly Delivery[],
): WebhookResource => ({
  ...{ id, url, topics, language, createdAt },
  waiting: log.filter(({ status }) => status === "waiting" || status === "sending").length,
  failed: log.filter(({ status }) => status === "failed").length,
  deliveredAt:
    log
      .flatMap(({ sentAt }) => (sentAt === null ? [] : [sentAt]))
      .toSorted()
      .at(-1) ?? null,
});

const deliveryOf = (delivery: Delivery, language: Language): DeliveryResource => {
  const { message, type, title, status, createdAt, attempts, triedAt, dueAt } = delivery;
  const { sentAt: deliveredAt, fault, body } = delivery;
  return {
    id: message,
    ...{ type, title, createdAt, attempts, triedAt, deliveredAt, body },
    status: status === "sent" ? "delivered" : status,
    nextAt: status === "waiting" ? dueAt : null,
    fault: fault === null ? null : { ...fault, message: describeWebhookFault(fault, language) },
  };
};
