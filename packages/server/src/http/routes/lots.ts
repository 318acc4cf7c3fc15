import {
  isJournalOf,
  type PublicCommitment,
  publicCommitments,
  type RecordedCompetitionEvent,
  type Verification,
  verifyJournal,
} from "@losfee/core";
import { drawSchema } from "@losfee/files";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { answers, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { findOfKind } from "./find-competition.ts";

const commitmentSchema = answers<PublicCommitment>()(
  z.object({
    seed: z.string().nullable().describe("Null until a closing publishes it"),
    seedHash: z.string(),
    from: seqSchema.describe(
      "The event that published the hash; draws come from the seed until the next commitment",
    ),
    publishedAt: seqSchema.nullable().describe("The closing that published the seed"),
    reusedFrom: seqSchema
      .nullable()
      .describe("The reopening after which draws went on from a seed that was public already"),
    matches: z.boolean().describe("The seed has this hash"),
  }),
);

const commitments = z
  .array(commitmentSchema)
  .describe("All seeds, the one in force last: reopening commits to a new one");

const seeded = {
  seed: z.string(),
  seedHash: z.string(),
  commitments,
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

/** The seed's hash, and everything that follows from the seed once that is public. */
export const addLotsRoute = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/lots",
    {
      config: { access: "public" },
      schema: {
        tags: ["competitions"],
        summary:
          "The seed's hash; once the competition is closed, the seed and every draw repeated",
        params: competitionParams,
        response: {
          200: z.object({
            seq: seqSchema,
            seedHash: z.string(),
            commitments,
            verification: verificationSchema.nullable(),
          }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      const { seq, seedHash } = state;
      const lots = { seq, seedHash, commitments: [...publicCommitments(state)] };
      if (state.status === "open") return { ...lots, verification: null };
      return { ...lots, verification: verified(await context.competitions.events(id)) };
    },
  );
};

const verified = (events: readonly RecordedCompetitionEvent[]): Verification | null =>
  isJournalOf("tournament", events) ? verifyJournal(events) : null;
