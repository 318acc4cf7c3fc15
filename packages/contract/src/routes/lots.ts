import { z } from "zod";
import { problems, seqAnswer } from "../resources/answer.ts";
import { commitmentsSchema, verificationSchema } from "../resources/lots-schema.ts";
import { competitionParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

export const lotsRoutes = {
  "GET /competitions/:id/lots": {
    access: "public",
    schema: {
      tags: ["competitions"],
      summary: "The seed's hash; once the competition is closed, the seed and every draw repeated",
      params: competitionParams,
      response: {
        200: seqAnswer({
          seedHash: z.string(),
          commitments: commitmentsSchema,
          verification: verificationSchema.nullable(),
        }),
        ...problems(404),
      },
    },
  },
} satisfies RouteTable;
