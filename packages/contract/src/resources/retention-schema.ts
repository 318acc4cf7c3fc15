import { z } from "zod";
import { listOf } from "./answer.ts";

/** Longer than any federation keeps its lists. */
const MOST_YEARS = 100;

const years = z
  .int()
  .min(1)
  .max(MOST_YEARS)
  .nullable()
  .describe("After so many years names become initials; null: never");

const retentionSettingSchema = z
  .union([years, z.literal("inherit")])
  .describe("`inherit`: what holds above, in the end never");

export const retentionSchema = z.object({ own: retentionSettingSchema, held: years });

export const newRetentionSchema = z.strictObject({ years: retentionSettingSchema });

const dueCompetition = z.object({
  id: z.string(),
  name: z.string(),
  endedOn: z.string().describe("For example 2026-12-30"),
  people: z.int().describe("Of so many the name is still known"),
});
export type ListedDue = z.output<typeof dueCompetition>;

export const dueSchema = z.object({ due: listOf(dueCompetition) });

/** Names due for erasure, and after how many years. */
export const dueAboveSchema = dueSchema.extend({ years });

/** A query's parameters: numbers come as text. */
export const retentionQuery = z.object({
  years: z
    .union([z.coerce.number<string>().int().min(1).max(MOST_YEARS), z.enum(["never", "inherit"])])
    .describe("As if this were set"),
});
