import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { journalPositionSchema } from "../resources/competition-schema.ts";
import type { RouteTable } from "./route.ts";

export const samplesRoutes = {
  "POST /samples/:sample": {
    access: "place",
    schema: {
      tags: ["competitions"],
      summary: "Create a sample competition, played as far as its name says",
      params: z.object({ sample: z.string().max(100) }),
      response: { 201: journalPositionSchema, ...problems(401, 403, 404) },
    },
  },
} satisfies RouteTable;
