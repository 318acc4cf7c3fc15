import type { AnswerOf } from "@losfee/contract/api";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";

/** The date of the machine, and the director's word that it is right. */
export const addClockRoutes = (app: App, { clock }: Pick<AppContext, "clock">): void => {
  const clockState = (): AnswerOf<"GET /clock"> => ({
    now: clock.now(),
    heartbeatAt: clock.heartbeatAt(),
    doubt: clock.doubt(),
    confirmed: [...clock.confirmed()],
  });

  app.route({
    ...routeOptions("GET /clock"),
    handler: async () => clockState(),
  });

  app.route({
    ...routeOptions("POST /clock/confirm"),
    handler: async (request, reply) => {
      const done = await clock.confirm(request.body.date, request.viewer.label);
      return done.ok ? clockState() : refuse(request, reply, done.error);
    },
  });
};
