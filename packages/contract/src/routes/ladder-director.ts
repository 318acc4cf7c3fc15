import { z } from "zod";
import { ladderMailCommandSchema } from "../commands/ladder/mail.ts";
import { listOf, problems, seqAnswer } from "../resources/answer.ts";
import { absenceSchema, ladderImpactSchema, questionSchema } from "../resources/ladder-schema.ts";
import { givenMoment } from "../values/moments.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

export const ladderDirectorRoutes = routesUnder("pyramid", {
  "GET /competitions/:id/questions": {
    access: "director",
    summary: "What only the director can decide",
    params: competitionParams,
    response: {
      200: seqAnswer({ questions: listOf(questionSchema) }),
      ...problems(401, 403, 404),
    },
  },
  "GET /competitions/:id/absence": {
    access: "director",
    summary: "What would act that ended during a long absence, until `decide-absence`",
    params: competitionParams,
    response: {
      200: seqAnswer({ absence: absenceSchema.nullable().describe("Null: nothing to decide") }),
      ...problems(401, 403, 404),
    },
  },
  "POST /competitions/:id/impact-of-late": {
    access: "director",
    summary: "What a mail that arrived earlier would change; nothing is recorded",
    params: competitionParams,
    body: z.strictObject({
      command: ladderMailCommandSchema,
      effectiveAt: givenMoment,
      pin: z
        .boolean()
        .default(true)
        .describe("Whether challenges that arose since stay as they are"),
    }),
    response: {
      200: seqAnswer({
        impact: ladderImpactSchema.describe("With exactly these options"),
        overturns: z
          .boolean()
          .describe("Something that had followed does not any more: `overturn` records it"),
      }),
      ...problems(400, 401, 403, 404, 413, 422),
    },
  },
});
