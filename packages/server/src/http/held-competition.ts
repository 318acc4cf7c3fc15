import type { FastifyRequest } from "fastify";
import type { CompetitionService, StateAndBreak } from "../competitions/competition-service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The competition of the address, once it has been looked for. */
    held: StateAndBreak | null;
  }
}

/**
 * The competition; null if there is none. A question sees it as it is first found, to its end; what
 * changes something sees it as it has become.
 */
export const heldCompetition = async (
  competitions: Pick<CompetitionService, "stateAndBreak">,
  request: FastifyRequest,
  id: string,
): Promise<StateAndBreak | null> => {
  if (request.method !== "GET" || request.held?.state.competition !== id) {
    request.held = await competitions.stateAndBreak(id);
  }
  return request.held;
};
