import type { PublicCommitment, Verification } from "@losfee/core";
import { z } from "zod";
import { answers, problems, seqAnswer, seqSchema } from "../resources/answer.ts";
import { drawSchema } from "../values/index.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const commitmentSchema = answers<PublicCommitment>()(
  z.object({
    seed: z.string().nullable().describe("Null until a closing publishes it"),
    seedHash: z.string(),
    from: seqSchema.describe(
      "The event that published the hash; draws come from the seed until the next commitment",
    ),
    publishedAt: seqSchema.nullable().describe("The closing that published the seed"),
    matches: z.boolean().describe("The seed has this hash"),
  }),
);

const commitmentsSchema = z
  .array(commitmentSchema)
  .describe("All seeds, the one in force last: reopening commits to a new one");

const seeded = {
  seed: z.string(),
  seedHash: z.string(),
  commitments: commitmentsSchema,
  seedMatches: z.boolean(),
};

const summed = { events: z.int(), sound: z.boolean() };

const checked = {
  draw: drawSchema,
  seedHash: z.string().describe("Of the seed that it was made from"),
  expected: z.array(z.int()),
  matches: z.boolean(),
};

const verificationSchema = answers<Verification>()(
  z.object({
    ...seeded,
    draws: z.array(
      z.union([
        z.object({ seq: seqSchema, round: z.int(), ...checked }),
        z.object({ seq: seqSchema, stage: z.int(), ...checked }),
      ]),
    ),
    rounds: z.array(
      z.object({
        seq: seqSchema,
        round: z.int(),
        by: z.enum(["system", "hand"]),
        matches: z.boolean(),
      }),
    ),
    seatings: z.array(
      z.object({
        seq: seqSchema,
        stage: z.int(),
        by: z.enum(["draft", "redraw", "hand"]),
        matches: z.boolean(),
      }),
    ),
    ...summed,
  }),
);

export const lotsRoutes = routesUnder("competitions", {
  "GET /competitions/:id/lots": {
    access: "public",
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
});
