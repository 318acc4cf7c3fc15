import { z } from "zod";
import { listOf } from "./answer.ts";

/** The recorded parental consent for one minor. */
const minorSchema = z.object({
  entry: z.int().min(1),
  name: z.string(),
  consent: z
    .object({
      given: z.boolean().describe("Whether they agree"),
      notedAt: z.string().describe("ISO 8601 in UTC"),
      notedBy: z.string().describe("Who noted it, by name where that is known"),
    })
    .nullable()
    .describe("Null: missing"),
});

export const consentsSchema = z.object({
  wanted: z.boolean().describe("Whether the competition asks for consents"),
  minors: listOf(minorSchema).describe(
    "Those who are minors on the first day of the event, by their dates of birth; none unless wanted",
  ),
});

export const wantConsentsSchema = z.strictObject({ wanted: z.boolean() });

export const newConsentSchema = z.strictObject({
  given: z.boolean().nullable().describe("Null: takes the note away"),
});
