import { NotInMemory } from "@losfee/core";
import type { FastifyRequest } from "fastify";
import type { CompetitionService, StateAndBreak } from "../competitions/competition-service.ts";
import type { App } from "./decorations.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The competition of the address, once looked up. */
    held: StateAndBreak | null;
    /** True if the answer needs the full state of a long competition. */
    needsWhole: boolean;
  }
}

/**
 * The competition; null if there is none. Reads see one state until their end; writes see the
 * current one.
 */
export const heldCompetition = async (
  competitions: Pick<CompetitionService, "stateAndBreak" | "runningState">,
  request: FastifyRequest,
  id: string,
): Promise<StateAndBreak | null> => {
  if (request.method !== "GET") return competitions.stateAndBreak(id);
  if (request.held?.state.competition !== id) {
    request.held = request.needsWhole
      ? await competitions.stateAndBreak(id)
      : await competitions.runningState(id);
  }
  return request.held;
};

/**
 * Answers reads of long competitions from the running part. If that is not enough, the answer
 * restarts once all of it is in memory.
 */
export const addWholeWhereNeeded = (app: App): void => {
  app.decorateRequest("held", null);
  app.decorateRequest("needsWhole", false);
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      try {
        return await handler.call(this, request, reply);
      } catch (error) {
        if (!(error instanceof NotInMemory) || request.method !== "GET" || reply.sent) throw error;
        request.needsWhole = true;
        request.held = null;
        return handler.call(this, request, reply);
      }
    };
  });
};
