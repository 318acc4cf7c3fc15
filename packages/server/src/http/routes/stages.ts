import { cutLine, type TablesStage, type TournamentState } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { cutLineSchema, finalPlaceSchema } from "../schemas/stage-ranking-schema.ts";
import { stageListSchema, stageSchema } from "../schemas/stage-schema.ts";
import {
  cutLineResourceOf,
  namedFinalPlaces,
  stageResourceOf,
  stageSummaryOf,
  visibleStages,
} from "../stage-resources.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["tables"];
const config = { access: "public" } as const;

/** A stage of a table tournament by its number. */
export const stageParams = competitionParams.extend({ n: z.coerce.number<string>().int().min(1) });

/** A stage with the state it is of. */
interface AskedStage {
  readonly state: TournamentState;
  readonly stage: TablesStage;
}

/** The stage of the address; null once the request has been answered because nobody may see one. */
export const findStageFor = async (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, n }: z.output<typeof stageParams>,
  seq?: number,
): Promise<AskedStage | null> => {
  const state = await findOfKind("tournament", context, request, reply, id, seq);
  if (state === null) return null;
  const stage = visibleStages(state, request.viewer.role).find(({ stage: number }) => number === n);
  if (stage !== undefined) return { state, stage };
  refuse(request, reply, { code: "unknown-stage", stage: n }, state, 404);
  return null;
};

/** Stages, tables and results of table tournaments, who advances, and the final table. */
export const addStageRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/stages",
    {
      config,
      schema: {
        tags,
        summary: "The stages of a table tournament so far; drafts only for the director",
        params: competitionParams,
        response: { 200: z.object({ seq: seqSchema, stages: stageListSchema }), ...problems(404) },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("tournament", context, request, reply, request.params.id);
      if (state === null) return reply;
      const stages = visibleStages(state, request.viewer.role);
      return { seq: state.seq, stages: stages.map((stage) => stageSummaryOf(state, stage)) };
    },
  );

  app.get(
    "/competitions/:id/stages/:n",
    {
      config,
      schema: {
        tags,
        summary: "A stage: who is in it and why, who sits where in each game, and the results",
        params: stageParams,
        response: { 200: z.object({ seq: seqSchema, stage: stageSchema }), ...problems(400, 404) },
      },
    },
    async (request, reply) => {
      const asked = await findStageFor(context, request, reply, request.params);
      if (asked === null) return reply;
      const { state, stage } = asked;
      return { seq: state.seq, stage: stageResourceOf(state, stage, request.viewer.role) };
    },
  );

  app.get(
    "/competitions/:id/stages/:n/cut-line",
    {
      config,
      schema: {
        tags,
        summary: "Who is in, who is out, and what everybody else needs, over all that can happen",
        params: stageParams,
        response: {
          200: z.object({
            seq: seqSchema,
            cutLine: cutLineSchema.nullable().describe("Null while the stage is a draft"),
          }),
          ...problems(400, 404),
        },
      },
    },
    async (request, reply) => {
      const asked = await findStageFor(context, request, reply, request.params);
      if (asked === null) return reply;
      const { state, stage } = asked;
      const line = cutLine(state, stage.stage);
      return { seq: state.seq, cutLine: line && cutLineResourceOf(state, line) };
    },
  );

  app.get(
    "/competitions/:id/final-places",
    {
      config,
      schema: {
        tags,
        summary: "Everybody by the stage they reached, then by its standings: the final table",
        params: competitionParams,
        response: {
          200: z.object({ seq: seqSchema, places: listOf(finalPlaceSchema) }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("tournament", context, request, reply, request.params.id);
      if (state === null) return reply;
      return { seq: state.seq, places: namedFinalPlaces(state) };
    },
  );
};
