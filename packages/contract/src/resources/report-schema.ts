import { z } from "zod";
import { type DeepReadonly, outcomeSchema } from "../values/index.ts";
import { answer } from "./answer.ts";

/** A player's report of a game. */
const reportSchema = answer(
  z.object({
    outcome: outcomeSchema,
    actor: z.string(),
    at: z.string().describe("ISO 8601 in UTC"),
    seq: z.int().describe("The event it stands in: what `seen` of a command names"),
    changed: z.boolean().describe("Whether its sender said otherwise before"),
  }),
);
export type ReportResource = z.output<typeof reportSchema>;

/**
 * Contradictory reports: their existence is public, their content for those who enter results.
 */
export const conflictSchema = answer(
  z.object({
    status: z.literal("conflict"),
    corrections: z.int(),
    seq: z.int().exactOptional(),
    reports: z.array(reportSchema).exactOptional().describe("For those who enter results"),
  }),
);
export type ConflictResource = z.output<typeof conflictSchema>;

/** Data of a result for those who enter results only. */
export const knownOfResult = {
  actor: z.string().exactOptional(),
  at: z.string().exactOptional().describe("When it was recorded, ISO 8601 in UTC"),
  seq: z.int().exactOptional().describe("The event it stands in: what `seen` of a command names"),
  acceptedAt: z
    .string()
    .exactOptional()
    .describe("When a reported result is accepted unless somebody objects, ISO 8601 in UTC"),
  contradictions: z.array(reportSchema).exactOptional().describe("Reports that say otherwise"),
};

export type KnownOfResult = DeepReadonly<z.output<z.ZodObject<typeof knownOfResult>>>;
