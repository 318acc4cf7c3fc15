import { decideLadder, questionsForDirector } from "@losfee/core";
import { z } from "zod";
import { ladderMailCommandSchema } from "../../command-schemas/ladder.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { ladderResources } from "../ladder-resources.ts";
import { refuse } from "../problem.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { ladderImpactSchema, questionSchema } from "../schemas/ladder-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["pyramid"];
const COMMAND_LIMIT = 256 * 1024;

/** What the director of a pyramid has to decide, and what late information would change. */
export const addLadderDirectorRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/questions",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "What only the director can decide",
        params: competitionParams,
        response: {
          200: z.object({ seq: seqSchema, questions: listOf(questionSchema) }),
          ...problems(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { question } = ladderResources(state, request.language);
      return { seq: state.seq, questions: questionsForDirector(state).map(question) };
    },
  );

  app.post(
    "/competitions/:id/impact-of-late",
    {
      config: { access: "director" },
      bodyLimit: COMMAND_LIMIT,
      schema: {
        tags,
        summary: "What a mail that arrived earlier would overturn; nothing is recorded",
        params: competitionParams,
        body: z.strictObject({ command: ladderMailCommandSchema, effectiveAt: z.iso.datetime() }),
        response: {
          200: z.object({
            seq: seqSchema,
            impact: ladderImpactSchema.nullable().describe("Null: nothing is overturned"),
          }),
          ...problems(400, 401, 403, 404, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { command, effectiveAt } = request.body;
      const { label: actor } = request.viewer;
      const now = context.ports.now();
      const decision = decideLadder(state, command, { actor, now, effectiveAt });
      if (decision.ok) return { seq: state.seq, impact: null };
      if (decision.error.code !== "overturns") {
        return refuse(request, reply, decision.error, state);
      }
      const { impact } = ladderResources(state, request.language);
      return { seq: state.seq, impact: impact(decision.error.impact) };
    },
  );
};
