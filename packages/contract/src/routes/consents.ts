import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

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

const consentsSchema = z.object({
  wanted: z.boolean().describe("Whether the competition asks for consents"),
  minors: listOf(minorSchema).describe(
    "Those who are minors on the first day of the event, by their dates of birth; none unless wanted",
  ),
});

const wantConsentsSchema = z.strictObject({ wanted: z.boolean() });

const newConsentSchema = z.strictObject({
  given: z.boolean().nullable().describe("Null: takes the note away"),
});

export const consentsRoutes = routesUnder("entries", {
  "GET /competitions/:id/consents": {
    access: ["check-in", "entries"],
    summary: "Of which minors the consent of parents is noted, and of which it is missing",
    params: competitionParams,
    response: { 200: consentsSchema, ...problems(401, 403, 404) },
  },
  "PUT /competitions/:id/consents": {
    access: "director",
    summary: "Ask for the consent of parents of minors, or no longer",
    params: competitionParams,
    body: wantConsentsSchema,
    response: { 200: consentsSchema, ...problems(400, 401, 403, 404) },
  },
  "PUT /competitions/:id/consents/:entry": {
    access: ["check-in", "entries"],
    summary: "Note whether the parents of somebody agree",
    params: competitionParams.extend({ entry: number }),
    body: newConsentSchema,
    response: { 200: consentsSchema, ...problems(400, 401, 403, 404, 422) },
  },
});
