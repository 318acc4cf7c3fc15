import { clockResource } from "../clock-resource.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";

/** The date of the machine, and the director's confirmation of it. */
export const addClockRoutes = (app: App, { clock }: Pick<AppContext, "clock">): void => {
  app.route({
    ...routeOptions("GET /clock"),
    handler: async () => clockResource(clock),
  });

  app.route({
    ...routeOptions("POST /clock/confirm"),
    handler: async (request, reply) => {
      const done = await clock.confirm(request.body.date, request.viewer.label);
      return done.ok ? clockResource(clock) : refuse(request, reply, done.error);
    },
  });
};
