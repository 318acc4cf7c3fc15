import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { journalPositionSchema } from "../resources/competition-schema.ts";
import { routesUnder } from "./route.ts";

export const samplesRoutes = routesUnder("competitions", {
  "POST /samples/:sample": {
    access: "place",
    summary: "Create a sample competition, played as far as its name says",
    params: z.object({ sample: z.string().max(100) }),
    response: { 201: journalPositionSchema, ...problems(401, 403, 404) },
  },
});
