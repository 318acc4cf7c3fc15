import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { oddsSchema } from "../resources/odds-schema.ts";
import { competitionParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

export const oddsRoutes = {
  "GET /competitions/:id/odds": {
    access: "public",
    schema: {
      tags: ["standings"],
      summary:
        "The chances to win and to advance, by simulation; public where the director shows them",
      params: competitionParams,
      response: { 200: z.object(oddsSchema), ...problems(401, 403, 404, 422) },
    },
  },
} satisfies RouteTable;
