import { z } from "zod";
import { problems, seqAnswer } from "../resources/answer.ts";
import { notPairedSchema } from "../resources/not-paired-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

export const whyNotRoutes = {
  "GET /competitions/:id/rounds/:n/why-not": {
    access: "public",
    schema: {
      tags: ["competitions"],
      summary: "Why two players do not meet in a round; of drafts only for the director",
      params: competitionParams.extend({ n: number }),
      querystring: z.object({ a: number, b: number }),
      response: {
        200: seqAnswer({ notPaired: notPairedSchema, message: z.string() }),
        ...problems(400, 404, 422),
      },
    },
  },
} satisfies RouteTable;
