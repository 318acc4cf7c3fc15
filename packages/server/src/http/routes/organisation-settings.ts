import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";

/** Imprints and privacy notices, of organisations and of the server. */
export const addNoticeRoutes = (app: App, context: AppContext): void => {
  const { notices, organisations } = context.organisations;

  addRoute(app, "GET /notices", () => notices.at(null));

  addRoute(app, "PUT /notices/:notice", async (request, reply) => {
    const { notice } = request.params;
    const done = await notices.set(null, notice, request.body.text, request.viewer.label);
    return done.ok ? { text: done.value } : refuse(request, reply, done.error);
  });

  addRoute(app, "GET /organisations/:organisation/notices", async (request, reply) => {
    const { organisation } = request.params;
    return (await organisations.find(organisation)) === null
      ? refuse(request, reply, { code: "unknown-organisation" })
      : notices.at(organisation);
  });

  addRoute(app, "PUT /organisations/:organisation/notices/:notice", async (request, reply) => {
    const { organisation, notice } = request.params;
    const { text } = request.body;
    const done = await notices.set(organisation, notice, text, request.viewer.label);
    return done.ok ? { text: done.value } : refuse(request, reply, done.error);
  });
};

/** Adds the routes of organisations' retention periods for names. */
export const addRetentionRoutes = (app: App, context: AppContext): void => {
  const { retention, organisations } = context.organisations;
  const { nameKeeper } = context;

  addRoute(app, "GET /organisations/:organisation/retention", async (request, reply) => {
    const { organisation } = request.params;
    return (await organisations.find(organisation)) === null
      ? refuse(request, reply, { code: "unknown-organisation" })
      : retention.at(organisation);
  });

  addRoute(app, "GET /organisations/:organisation/retention/due", async (request, reply) => {
    const { organisation } = request.params;
    if ((await organisations.find(organisation)) === null) {
      return refuse(request, reply, { code: "unknown-organisation" });
    }
    const { years } = request.query;
    const setting = years === "never" ? null : years;
    return { due: await nameKeeper.due({ organisation, setting }) };
  });

  addRoute(app, "PUT /organisations/:organisation/retention", async (request, reply) => {
    const { organisation } = request.params;
    const done = await retention.set(organisation, request.body.years, request.viewer.label);
    if (!done.ok) return refuse(request, reply, done.error);
    nameKeeper.soon();
    return done.value;
  });
};
