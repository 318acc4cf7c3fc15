import { seesChances } from "@losfee/contract";
import { tellsOdds } from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { rejectRequest } from "../guard.ts";
import { ODDS_PATIENCE } from "../limits.ts";
import { oddsResource } from "../odds-resource.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

/** The odds, if the director publishes them, or for directors. */
export const addOddsRoute = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/odds"),
    handler: async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      if (!seesChances(state, request.viewer)) return rejectRequest(request, reply, "director");
      if (!tellsOdds(state)) return refuse(request, reply, { code: "no-chances-for-teams" });
      // The odds depend on it.
      await context.cutLines.reckon(state);
      return oddsResource(state, await context.odds.report(state, ODDS_PATIENCE));
    },
  });
};
