import { may } from "@losfee/contract";
import { publishedLog } from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { routeOptions } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** The arbiter's log for those who run the competition, and its public part. */
export const addLogRoutes = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/log"),
    handler: async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      if (state === null) return reply;
      const { viewer } = request;
      const seesAll = may(viewer, "arbiter");
      const entries = state.arbiterLog.filter(({ actor }) => seesAll || actor === viewer.label);
      return { seq: state.seq, entries };
    },
  });
  app.route({
    ...routeOptions("GET /competitions/:id/decisions"),
    handler: async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      if (state === null) return reply;
      return { seq: state.seq, entries: publishedLog(state) };
    },
  });
};
