import type { CompetitionKind, SettingsOf } from "@losfee/core";
import { z } from "zod";
import { eventDetailsInputSchema } from "../commands/command-parts.ts";
import { commandSchemas } from "../commands/registry.ts";
import { documented, problems } from "../resources/answer.ts";
import {
  competitionListSchema,
  competitionSchema,
  journalPositionSchema,
  newCompetitionSchema,
} from "../resources/competition-schema.ts";
import { competitionParams, homeFields, idempotencyHeaders } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** Settings before the kind of their competition is known. */
const settingsSchema = documented<Partial<SettingsOf<CompetitionKind>>>()(
  z.looseObject({}),
  z.union(Object.values(commandSchemas).map(({ settingsChange }) => settingsChange)),
);

export const competitionsRoutes = routesUnder("competitions", {
  "GET /competitions": {
    access: "public",
    summary: "All competitions of this server, oldest first",
    response: { 200: competitionListSchema },
  },
  "POST /competitions": {
    access: "founder",
    summary: "Create a competition from a preset",
    headers: idempotencyHeaders,
    body: z.strictObject({
      name: z.string().max(200),
      format: z.string().max(200),
      settings: settingsSchema.exactOptional(),
      details: eventDetailsInputSchema.exactOptional(),
      organisation: homeFields.organisation.exactOptional(),
      festival: homeFields.festival.exactOptional(),
    }),
    response: { 201: newCompetitionSchema, ...problems(400, 401, 403, 404, 409, 422) },
  },
  "GET /competitions/:id": {
    access: "public",
    summary: "One competition: what is announced of it, settings, progress, the hash of its seed",
    params: competitionParams,
    response: { 200: competitionSchema, ...problems(404) },
  },
  "POST /competitions/:id/rehearsals": {
    access: "director",
    summary:
      "Copy a competition as it stands, to try something out: nobody else sees the copy, and nothing leaves it",
    params: competitionParams,
    response: { 201: journalPositionSchema, ...problems(401, 403, 404, 409) },
  },
  "DELETE /competitions/:id": {
    access: "owner",
    summary: "Delete a competition with everything in it, beyond recovery",
    params: competitionParams,
    response: { 204: z.undefined().describe("Deleted"), ...problems(401, 403, 404) },
  },
});
