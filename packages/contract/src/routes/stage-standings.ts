import { tablesCriterionCodes } from "@losfee/core";
import { z } from "zod";
import { jsonOrCsv, listOf, problems, seqAnswer } from "../resources/answer.ts";
import {
  stageDerivationSchema,
  stageLeadSchema,
  stageRowSchema,
} from "../resources/stage-ranking-schema.ts";
import { csvOrJson, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";
import { stageParams } from "./stages.ts";

const standingsAnswer = jsonOrCsv(
  "The standings",
  seqAnswer({
    stage: z.int(),
    criteria: listOf(z.enum(tablesCriterionCodes)),
    rows: listOf(stageRowSchema),
  }),
  "rank,name, then the criteria",
);

export const stageStandingsRoutes = routesUnder("tables", {
  "GET /competitions/:id/stages/:n/standings": {
    access: "public",
    summary: "The standings of a stage, also as they stood after any event",
    params: stageParams,
    querystring: z.object({ seq: number.optional(), format: csvOrJson }),
    response: { 200: standingsAnswer, ...problems(400, 404) },
  },
  "GET /competitions/:id/stages/:n/standings/:entry": {
    access: "public",
    summary: "Why is this player here in the stage: how each value is calculated",
    params: stageParams.extend({ entry: number }),
    response: {
      200: seqAnswer({
        stage: z.int(),
        row: stageRowSchema,
        derivations: listOf(stageDerivationSchema),
      }),
      ...problems(400, 404),
    },
  },
  "GET /competitions/:id/stages/:n/standings/compare": {
    access: "public",
    summary: "Why is one player of a stage ahead of another",
    params: stageParams,
    querystring: z.object({ a: number, b: number }),
    response: {
      200: seqAnswer({
        stage: z.int(),
        lead: stageLeadSchema.nullable().describe("Null for a player and themselves"),
        message: z.string(),
      }),
      ...problems(400, 404),
    },
  },
});
