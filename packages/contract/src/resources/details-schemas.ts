import type { CompetitionKind } from "@losfee/core";
import { z } from "zod";
import { absenceWishSchema, ladderSettingsSchema, settingsSchema } from "../values/index.ts";
import { seqSchema } from "./answer.ts";

/** Details of a competition that each kind adds to the common ones. */
export const detailsSchemas: { readonly [Kind in CompetitionKind]: z.ZodObject } = {
  tournament: z.object({
    kind: z.literal("tournament"),
    settings: settingsSchema,
    completeRounds: z.int().describe("Rounds that have all their results"),
    draft: z.int().nullable().describe("The round being drafted; null for all but directors"),
    requests: z
      .array(
        z.object({
          entry: z.int(),
          wish: absenceWishSchema,
          reason: z.string(),
          request: seqSchema.describe("The event that it stands in"),
          at: z.string().describe("When it came in: ISO 8601 in UTC"),
        }),
      )
      .describe("What players ask for and nobody has answered; empty for all but directors"),
    stages: z
      .array(z.object({ stage: z.int(), status: z.enum(["draft", "published"]), players: z.int() }))
      .describe("The stages at tables"),
  }),
  ladder: z.object({
    kind: z.literal("ladder"),
    settings: ladderSettingsSchema,
    levels: z.int().describe("Levels that have a player"),
    vacancies: z.int(),
    openChallenges: z.int().describe("Challenges that can still change"),
    waiting: z.int().describe("Entries of the waiting list"),
  }),
};
