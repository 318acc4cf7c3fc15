import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";

/** Imprints and privacy notices, of organisations and of the server. */
export const addNoticeRoutes = (app: App, context: AppContext): void => {
  const { notices, organisations } = context.organisations;

  app.route({ ...routeOptions("GET /notices"), handler: () => notices.at(null) });

  app.route({
    ...routeOptions("PUT /notices/:notice"),
    handler: async (request, reply) => {
      const { notice } = request.params;
      const done = await notices.set(null, notice, request.body.text, request.viewer.label);
      return done.ok ? { text: done.value } : refuse(request, reply, done.error);
    },
  });

  app.route({
    ...routeOptions("GET /organisations/:organisation/notices"),
    handler: async (request, reply) => {
      const { organisation } = request.params;
      return (await organisations.find(organisation)) === null
        ? refuse(request, reply, { code: "unknown-organisation" })
        : notices.at(organisation);
    },
  });

  app.route({
    ...routeOptions("PUT /organisations/:organisation/notices/:notice"),
    handler: async (request, reply) => {
      const { organisation, notice } = request.params;
      const { text } = request.body;
      const done = await notices.set(organisation, notice, text, request.viewer.label);
      return done.ok ? { text: done.value } : refuse(request, reply, done.error);
    },
  });
};

/** Adds the routes of organisations' retention periods for names. */
export const addRetentionRoutes = (app: App, context: AppContext): void => {
  const { retention, organisations } = context.organisations;
  const { nameKeeper } = context;

  app.route({
    ...routeOptions("GET /organisations/:organisation/retention"),
    handler: async (request, reply) => {
      const { organisation } = request.params;
      return (await organisations.find(organisation)) === null
        ? refuse(request, reply, { code: "unknown-organisation" })
        : retention.at(organisation);
    },
  });

  app.route({
    ...routeOptions("GET /organisations/:organisation/retention/due"),
    handler: async (request, reply) => {
      const { organisation } = request.params;
      if ((await organisations.find(organisation)) === null) {
        return refuse(request, reply, { code: "unknown-organisation" });
      }
      const { years } = request.query;
      const setting = years === "never" ? null : years;
      return { due: await nameKeeper.due({ organisation, setting }) };
    },
  });

  app.route({
    ...routeOptions("PUT /organisations/:organisation/retention"),
    handler: async (request, reply) => {
      const { organisation } = request.params;
      const done = await retention.set(organisation, request.body.years, request.viewer.label);
      if (!done.ok) return refuse(request, reply, done.error);
      nameKeeper.soon();
      return done.value;
    },
  });
};
