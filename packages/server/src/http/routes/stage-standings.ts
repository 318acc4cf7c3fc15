import { tablesCodes, tablesCriterionCodes, tablesDerivations, tablesLead } from "@losfee/core";
import { tablesStandingsCsv } from "@losfee/files";
import { describeTablesLead } from "@losfee/web";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { csvOrJson, sendCsv, wantsCsv } from "../csv-answer.ts";
import type { App } from "../decorations.ts";
import { namesIn, refuse } from "../problem.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import {
  stageDerivationSchema,
  stageLeadSchema,
  stageRowSchema,
} from "../schemas/stage-ranking-schema.ts";
import { namedStageRows } from "../stage-resources.ts";
import { findStageFor, stageParams } from "./stages.ts";

const tags = ["tables"];
const config = { access: "public" } as const;
const number = z.coerce.number<string>().int().min(1);

/** Two forms of the same table. */
const standingsAnswer = {
  description: "The standings",
  content: {
    "application/json": {
      schema: z.object({
        seq: seqSchema,
        stage: z.int(),
        criteria: listOf(z.enum(tablesCriterionCodes)),
        rows: listOf(stageRowSchema),
      }),
    },
    "text/csv": { schema: z.string().describe("rank,name, then the criteria") },
  },
};

/** The standings of a stage of a table tournament, and why they are as they are. */
export const addStageStandingsRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/stages/:n/standings",
    {
      config,
      schema: {
        tags,
        summary: "The standings of a stage, also as they stood after any event",
        params: stageParams,
        querystring: z.object({ seq: number.optional(), format: csvOrJson }),
        response: { 200: standingsAnswer, ...problems(400, 404) },
      },
    },
    async (request, reply) => {
      const { seq } = request.query;
      const asked = await findStageFor(context, request, reply, request.params, seq);
      if (asked === null) return reply;
      const { state, stage } = asked;
      const criteria = tablesCodes(state, stage.stage);
      const rows = namedStageRows(state, stage.stage);
      reply.header("vary", "accept");
      if (wantsCsv(request.query.format, request.headers.accept)) {
        const file = `${request.params.id}-${stage.stage}.csv`;
        return sendCsv(reply, file, tablesStandingsCsv(criteria, rows));
      }
      return { seq: state.seq, stage: stage.stage, criteria, rows };
    },
  );

  app.get(
    "/competitions/:id/stages/:n/standings/:entry",
    {
      config,
      schema: {
        tags,
        summary: "Why is this player here in the stage: how each value is calculated",
        params: stageParams.extend({ entry: number }),
        response: {
          200: z.object({
            seq: seqSchema,
            stage: z.int(),
            row: stageRowSchema,
            derivations: listOf(stageDerivationSchema),
          }),
          ...problems(400, 404),
        },
      },
    },
    async (request, reply) => {
      const asked = await findStageFor(context, request, reply, request.params);
      if (asked === null) return reply;
      const { entry } = request.params;
      const { state, stage } = asked;
      const row = namedStageRows(state, stage.stage).find((one) => one.entry === entry);
      if (row === undefined) {
        const refusal = { code: "entry-not-in-stage", entry, stage: stage.stage } as const;
        return refuse(request, reply, refusal, state, 404);
      }
      const derivations = tablesDerivations(state, stage.stage, entry);
      return { seq: state.seq, stage: stage.stage, row, derivations };
    },
  );

  app.get(
    "/competitions/:id/stages/:n/standings/compare",
    {
      config,
      schema: {
        tags,
        summary: "Why is one player of a stage ahead of another",
        params: stageParams,
        querystring: z.object({ a: number, b: number }),
        response: {
          200: z.object({
            seq: seqSchema,
            stage: z.int(),
            lead: stageLeadSchema.nullable().describe("Null for a player and themselves"),
            message: z.string(),
          }),
          ...problems(400, 404),
        },
      },
    },
    async (request, reply) => {
      const asked = await findStageFor(context, request, reply, request.params);
      if (asked === null) return reply;
      const { a, b } = request.query;
      const { state, stage } = asked;
      const stranger = [a, b].find((one) => !stage.members.some(({ entry }) => entry === one));
      if (stranger !== undefined) {
        const refusal = {
          code: "entry-not-in-stage",
          entry: stranger,
          stage: stage.stage,
        } as const;
        return refuse(request, reply, refusal, state, 404);
      }
      const lead = tablesLead(state, stage.stage, a, b);
      const message =
        lead === null ? "" : describeTablesLead(lead, request.language, namesIn(state));
      return { seq: state.seq, stage: stage.stage, lead, message };
    },
  );
};
