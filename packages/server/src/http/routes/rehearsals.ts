import { rehearsalName } from "@losfee/contract";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Copies of competitions in which everything can be tried out. */
export const addRehearsalRoute = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("POST /competitions/:id/rehearsals"),
    handler: async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      if (state === null) return reply;
      if (state.rehearsal !== null) return refuse(request, reply, { code: "is-rehearsal" });
      const stored = await context.competitions.rehearse(state.competition, {
        name: rehearsalName[request.language](state.name),
        actor: request.viewer.label,
      });
      if (stored === null) return refuse(request, reply, { code: "no-competition" });
      return stored.ok ? reply.code(201).send(stored.value) : refuse(request, reply, stored.error);
    },
  });
};
