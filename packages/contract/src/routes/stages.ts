import { listOf, problems, seqAnswer } from "../resources/answer.ts";
import { cutLineSchema, finalPlaceSchema } from "../resources/stage-ranking-schema.ts";
import { stageListSchema, stageSchema } from "../resources/stage-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["tables"];

/** A stage of a table tournament by its number. */
export const stageParams = competitionParams.extend({ n: number });

export const stagesRoutes = {
  "GET /competitions/:id/stages": {
    access: "public",
    schema: {
      tags,
      summary: "The stages of a table tournament so far; drafts only for the director",
      params: competitionParams,
      response: { 200: seqAnswer({ stages: stageListSchema }), ...problems(404) },
    },
  },
  "GET /competitions/:id/stages/:n": {
    access: "public",
    schema: {
      tags,
      summary: "A stage: who is in it and why, who sits where in each game, and the results",
      params: stageParams,
      response: { 200: seqAnswer({ stage: stageSchema }), ...problems(400, 404) },
    },
  },
  "GET /competitions/:id/stages/:n/cut-line": {
    access: "public",
    schema: {
      tags,
      summary: "Who is in, who is out, and what everybody else needs, over all that can happen",
      params: stageParams,
      response: {
        200: seqAnswer({
          cutLine: cutLineSchema.nullable().describe("Null while the stage is a draft"),
        }),
        ...problems(400, 404),
      },
    },
  },
  "GET /competitions/:id/final-places": {
    access: "public",
    schema: {
      tags,
      summary: "Everybody by the stage they reached, then by its standings: the final table",
      params: competitionParams,
      response: { 200: seqAnswer({ places: listOf(finalPlaceSchema) }), ...problems(404) },
    },
  },
} satisfies RouteTable;
