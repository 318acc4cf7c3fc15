import { may } from "@losfee/contract";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { viewerAt } from "../organisation-resources.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";

/** Adds routes of affiliations between organisations, which need both sides' consent. */
export const addAffiliationRoutes = (app: App, context: AppContext): void => {
  const { organisations, affiliations, retention } = context.organisations;

  addRoute(app, "GET /organisations/:organisation/affiliation/due", async (request, reply) => {
    const { organisation } = request.params;
    for (const id of [organisation, request.query.parent]) {
      if ((await organisations.find(id)) === null) {
        return refuse(request, reply, { code: "unknown-organisation" });
      }
    }
    const { own } = await retention.at(organisation);
    // An own setting overrides the parent's.
    if (own !== "inherit") return { years: own, due: [] };
    const { held: years } = await retention.at(request.query.parent);
    return { years, due: await context.nameKeeper.due({ organisation, setting: years }) };
  });

  addRoute(app, "PUT /organisations/:organisation/affiliation", async (request, reply) => {
    const { organisation } = request.params;
    const { parent } = request.body;
    const { label } = request.viewer;
    const before = await organisations.find(organisation);
    if (before === null) return refuse(request, reply, { code: "unknown-organisation" });
    const above = await viewerAt(context, request, { level: "organisation", id: parent });
    const done =
      may(above, "owner") && before.parent !== parent
        ? await organisations.change(organisation, { ...before, parent }, label)
        : await affiliations.ask(organisation, parent, label);
    if (!done.ok) return refuse(request, reply, done.error);
    const now = (await organisations.find(organisation))?.parent ?? null;
    const asked = await affiliations.of(organisation);
    return {
      parent: now,
      asked: asked && { parent: asked.parent, askedAt: asked.askedAt },
    };
  });

  addRoute(app, "DELETE /organisations/:organisation/affiliation", async (request, reply) => {
    const asked = await affiliations.of(request.params.organisation);
    if (asked === null) return refuse(request, reply, { code: "no-affiliation" });
    const done = await affiliations.end(asked, request.viewer.label);
    return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
  });

  addRoute(
    app,
    "POST /organisations/:organisation/affiliations/:asking",
    async (request, reply) => {
      const { organisation: parent, asking: organisation } = request.params;
      const done = await affiliations.accept({ organisation, parent }, request.viewer.label);
      return done.ok ? done.value : refuse(request, reply, done.error);
    },
  );

  addRoute(
    app,
    "DELETE /organisations/:organisation/affiliations/:asking",
    async (request, reply) => {
      const { organisation: parent, asking: organisation } = request.params;
      const done = await affiliations.end({ organisation, parent }, request.viewer.label);
      return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
    },
  );

  addRoute(app, "DELETE /organisations/:organisation/below/:other", async (request, reply) => {
    const { organisation: parent, other: organisation } = request.params;
    const done = await affiliations.release({ organisation, parent }, request.viewer.label);
    return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
  });
};
