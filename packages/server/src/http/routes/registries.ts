import {
  type CompetitionKind,
  CRITERIA,
  competitionKinds,
  formats,
  type OptionFields,
  pairingSystems,
  type SettingsOf,
  tablesChain,
  tablesCriterionCodes,
} from "@losfee/core";
import { settingsSchemas } from "@losfee/files";
import { z } from "zod";
import type { App } from "../decorations.ts";
import { answersAtLeast, listOf } from "../schemas/answer.ts";

const fieldsSchema = answersAtLeast<OptionFields>(
  z.record(z.string(), z.looseObject({ kind: z.enum(["integer", "flag", "choice"]) })),
);

/** What competitions can be made of: presets, pairing systems, criteria of a ranking. */
export const addRegistryRoutes = (app: App): void => {
  const config = { access: "public" } as const;
  const tags = ["registries"];

  app.get(
    "/formats",
    {
      config,
      schema: {
        tags,
        summary: "The presets a competition can start from",
        response: {
          200: z.object({
            formats: listOf(
              z.object({
                kind: z.enum(competitionKinds),
                id: z.string(),
                settings: answersAtLeast<SettingsOf<CompetitionKind>>(
                  z.union(Object.values(settingsSchemas)),
                ),
              }),
            ),
          }),
        },
      },
    },
    () => ({ formats: formats.map(({ kind, id, settings }) => ({ kind, id, settings })) }),
  );

  app.get(
    "/systems",
    {
      config,
      schema: {
        tags,
        summary: "The pairing systems with the fields of their options",
        response: {
          200: z.object({
            systems: listOf(
              z.object({ id: z.string(), plannedAhead: z.boolean(), options: fieldsSchema }),
            ),
          }),
        },
      },
    },
    () => ({
      systems: Object.values(pairingSystems).map(({ id, plannedAhead, options }) => ({
        id,
        plannedAhead,
        options,
      })),
    }),
  );

  app.get(
    "/criteria",
    {
      config,
      schema: {
        tags,
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
    },
    () => ({ criteria: [...criteriaOf("boards", CRITERIA), ...criteriaOf("tables", TABLES)] }),
  );
};

const TABLES = tablesChain(tablesCriterionCodes);

const criteriaOf = <At extends "boards" | "tables">(
  at: At,
  criteria: readonly { readonly code: string; readonly better: "higher" | "lower" }[],
) => criteria.map(({ code, better }) => ({ at, code, better }));
