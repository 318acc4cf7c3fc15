import { impactOfLateMail, questionsForDirector } from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { ladderResources } from "../ladder-resources.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

const COMMAND_LIMIT = 256 * 1024;

/** A pyramid's pending decisions, and the impact of late information, for its director. */
export const addLadderDirectorRoutes = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/questions"),
    handler: async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { question } = ladderResources(state, request.language);
      return { seq: state.seq, questions: questionsForDirector(state).map(question) };
    },
  });

  app.route({
    ...routeOptions("GET /competitions/:id/absence"),
    handler: async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { absence } = ladderResources(state, request.language);
      return { seq: state.seq, absence: absence(Date.parse(context.ports.now())) };
    },
  });

  app.route({
    ...routeOptions("POST /competitions/:id/impact-of-late"),
    bodyLimit: COMMAND_LIMIT,
    handler: async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { command, effectiveAt, pin } = request.body;
      const { label: actor } = request.viewer;
      const now = context.ports.now();
      const { competition } = state;
      const late = impactOfLateMail(
        state,
        command,
        { pin },
        { competition, actor, now, effectiveAt },
      );
      if (!late.ok) return refuse(request, reply, late.error, state);
      const { impact } = ladderResources(state, request.language);
      const { overturns } = late.value;
      return { seq: state.seq, impact: impact(late.value.impact), overturns };
    },
  });
};
