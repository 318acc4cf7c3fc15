import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Adds the routes that set which websites may embed a competition's pages. */
export const addEmbedRoutes = (app: App, context: AppContext): void => {
  const { embeds } = context;

  app.route({
    ...routeOptions("GET /competitions/:id/embeds"),
    handler: async (request, reply) => {
      const { id } = request.params;
      const state = await findCompetition(context, request, reply, id);
      return state === null ? reply : { sites: await embeds.sites(id) };
    },
  });

  app.route({
    ...routeOptions("PUT /competitions/:id/embeds"),
    handler: async (request, reply) => {
      const allowed = await embeds.allow(request.params.id, request.body.sites);
      return allowed.ok ? { sites: allowed.value } : refuse(request, reply, allowed.error);
    },
  });
};
