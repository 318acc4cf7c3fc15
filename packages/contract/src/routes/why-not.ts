import type { NotPaired } from "@losfee/core";
import { z } from "zod";
import { answersAtLeast, problems, seqAnswer } from "../resources/answer.ts";
import { breachSchema, noteSchema } from "../values/index.ts";
import { competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const notes = z.array(noteSchema);

const breaches = z
  .array(z.object({ breach: breachSchema, reason: z.string() }))
  .describe("Absolute rules that the pair or bye breaks");

const pair = z.tuple([z.int(), z.int()]);

const place = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("game"), board: z.int(), opponent: z.int(), notes, breaches }),
  z.object({ kind: z.literal("unplayed"), reason: z.string(), notes, breaches }),
  z.object({ kind: z.literal("none") }),
]);

const notPairedSchema = answersAtLeast<NotPaired>()(
  z.object({
    round: z.int(),
    players: pair,
    system: z.string(),
    reason: z
      .looseObject({
        code: z.string(),
        bracket: z.int().optional(),
        score: z.number().optional(),
        criterion: z
          .string()
          .optional()
          .describe("Of FIDE's C.04.3: C6 … C21; of C.04.6 for teams: C4 … C10"),
        worseBy: z.number().optional(),
        alternative: z
          .object({
            pairs: z.array(pair).optional(),
            downfloaters: z.array(z.int()).optional(),
            upfloaters: z.array(z.int()).optional(),
          })
          .optional()
          .describe("What would be different if the two met"),
      })
      .describe("By its code; further parameters belong to the code"),
    met: z.array(z.int()).describe("Rounds before this one in which they met"),
    places: z.tuple([place, place]),
    asPaired: z
      .boolean()
      .describe("Whether the round would be paired the same way from what is known now"),
  }),
);

export const whyNotRoutes = routesUnder("competitions", {
  "GET /competitions/:id/rounds/:n/why-not": {
    access: "public",
    summary: "Why two players do not meet in a round; of drafts only for the director",
    params: competitionParams.extend({ n: number }),
    querystring: z.object({ a: number, b: number }),
    response: {
      200: seqAnswer({ notPaired: notPairedSchema, message: z.string() }),
      ...problems(400, 404, 422),
    },
  },
});
