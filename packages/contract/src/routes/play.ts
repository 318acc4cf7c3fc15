import { z } from "zod";
import { listOf, problems, seqAnswer } from "../resources/answer.ts";
import { entryResourceSchema } from "../resources/entry-schema.ts";
import { linesSchema } from "../resources/ranking-schema.ts";
import { roundListSchema, roundSchema } from "../resources/round-resource-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["competitions"];

export const playRoutes = {
  "GET /competitions/:id/entries": {
    access: "public",
    schema: {
      tags,
      summary: "Everybody who takes part, in order of entry",
      params: competitionParams,
      response: { 200: seqAnswer({ entries: listOf(entryResourceSchema) }), ...problems(404) },
    },
  },
  "GET /competitions/:id/rounds": {
    access: "public",
    schema: {
      tags,
      summary: "The rounds so far; drafts only for the director",
      params: competitionParams,
      response: { 200: seqAnswer({ rounds: roundListSchema }), ...problems(404) },
    },
  },
  "GET /competitions/:id/rounds/:n": {
    access: "public",
    schema: {
      tags,
      summary: "A round: who plays whom at which board, why, and the results",
      params: competitionParams.extend({ n: number }),
      response: { 200: seqAnswer({ round: roundSchema }), ...problems(404) },
    },
  },
  "GET /competitions/:id/crosstable": {
    access: "public",
    schema: {
      tags,
      summary: "The standings with every game of everybody",
      params: competitionParams,
      response: {
        200: seqAnswer({
          rounds: z.int(),
          rows: listOf(
            z.object({
              rank: z.int(),
              entry: z.int(),
              name: z.string(),
              points: z.number(),
              wins: z.number(),
              spread: z.number(),
              lines: linesSchema,
            }),
          ),
        }),
        ...problems(404),
      },
    },
  },
} satisfies RouteTable;
