import {
  type CompetitionKind,
  competitionKinds,
  type OptionFields,
  type SettingsOf,
} from "@losfee/core";
import { z } from "zod";
import { answersAtLeast, listOf } from "../resources/answer.ts";
import { settingsSchemas } from "../values/index.ts";
import { routesUnder } from "./route.ts";

const fieldsSchema = answersAtLeast<OptionFields>()(
  z.record(z.string(), z.looseObject({ kind: z.enum(["integer", "flag", "choice"]) })),
);

export const registriesRoutes = routesUnder("registries", {
  "GET /formats": {
    access: "public",
    summary: "The presets a competition can start from",
    response: {
      200: z.object({
        formats: listOf(
          z.object({
            kind: z.enum(competitionKinds),
            id: z.string(),
            settings: answersAtLeast<SettingsOf<CompetitionKind>>()(
              z.union(Object.values(settingsSchemas)),
            ),
          }),
        ),
      }),
    },
  },
  "GET /systems": {
    access: "public",
    summary: "The pairing systems with the fields of their options",
    response: {
      200: z.object({
        systems: listOf(
          z.object({ id: z.string(), plannedAhead: z.boolean(), options: fieldsSchema }),
        ),
      }),
    },
  },
  "GET /criteria": {
    access: "public",
    summary: "The criteria a ranking can be made of",
    response: {
      200: z.object({
        criteria: listOf(
          z.object({
            at: z.enum(["boards", "tables"]).describe("Whose rankings it can be in"),
            code: z.string(),
            better: z.enum(["higher", "lower"]),
          }),
        ),
      }),
    },
  },
});
