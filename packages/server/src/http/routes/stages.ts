import type { ParamsOf } from "@losfee/contract/api";
import { cutLine, type TablesStage, type TournamentState } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import {
  cutLineResourceOf,
  namedFinalPlaces,
  stageResourceOf,
  stageSummaryOf,
  visibleStages,
} from "../stage-resources.ts";
import { findOfKind } from "./find-competition.ts";

/** A stage with the state it is of. */
interface StageInState {
  readonly state: TournamentState;
  readonly stage: TablesStage;
}

/** The stage of the address; null, after answering, if there is no visible one. */
export const findStageFor = async (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, n }: ParamsOf<"GET /competitions/:id/stages/:n">,
  seq?: number,
): Promise<StageInState | null> => {
  const state = await findOfKind("tournament", context, request, reply, id, seq);
  if (state === null) return null;
  const stage = visibleStages(state, request.viewer.role).find(({ stage: number }) => number === n);
  if (stage !== undefined) return { state, stage };
  refuse(request, reply, { code: "unknown-stage", stage: n }, state, 404);
  return null;
};

/** Stages, tables and results of table tournaments, the advancing players, and the final table. */
export const addStageRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/stages", async (request, reply) => {
    const state = await findOfKind("tournament", context, request, reply, request.params.id);
    if (state === null) return reply;
    const stages = visibleStages(state, request.viewer.role);
    return { seq: state.seq, stages: stages.map((stage) => stageSummaryOf(state, stage)) };
  });

  addRoute(app, "GET /competitions/:id/stages/:n", async (request, reply) => {
    const found = await findStageFor(context, request, reply, request.params);
    if (found === null) return reply;
    const { state, stage } = found;
    return { seq: state.seq, stage: stageResourceOf(state, stage, request.viewer.role) };
  });

  addRoute(app, "GET /competitions/:id/stages/:n/cut-line", async (request, reply) => {
    const found = await findStageFor(context, request, reply, request.params);
    if (found === null) return reply;
    const { state, stage } = found;
    await context.cutLines.compute(state);
    const line = cutLine(state, stage.stage);
    return { seq: state.seq, cutLine: line && cutLineResourceOf(state, line) };
  });

  addRoute(app, "GET /competitions/:id/final-places", async (request, reply) => {
    const state = await findOfKind("tournament", context, request, reply, request.params.id);
    if (state === null) return reply;
    return { seq: state.seq, places: namedFinalPlaces(state) };
  });
};
