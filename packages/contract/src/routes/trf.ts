import { formatIds, type LackWeight } from "@losfee/core";
import { z } from "zod";
import {
  answersAtLeast,
  type CodedMessage,
  listOf,
  messageSchema,
  problems,
} from "../resources/answer.ts";
import { journalPositionSchema } from "../resources/competition-schema.ts";
import { bytes, competitionParams, homeQuery } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const fileSchema = bytes("The TRF file’s bytes");

const lacksSchema = listOf(
  answersAtLeast<CodedMessage & { readonly weight: LackWeight }>()(
    z.looseObject({
      code: z.string(),
      message: z.string(),
      weight: z
        .enum(["needed", "advised"])
        .describe("Whether nothing can be rated without it, or somebody will ask for it"),
    }),
  ),
);

const findingsFields = {
  notes: listOf(messageSchema).describe("What was assumed or left out"),
  problems: listOf(messageSchema).describe("What is odd in the file, by line and column"),
};

const readQuery = z.object({
  name: z.string().max(200).optional(),
  timeZone: z
    .string()
    .max(200)
    .optional()
    .describe("IANA name of the event’s zone, which no TRF file has"),
});

export const trfRoutes = routesUnder("files", {
  "POST /competitions/import/trf/read": {
    access: "founder",
    summary: "Look at what a TRF file would become; nothing is stored",
    querystring: readQuery,
    body: fileSchema,
    response: {
      200: z.object({
        name: z.string(),
        format: z.enum(formatIds as [string, ...string[]]),
        entries: z.int(),
        rounds: z.int().describe("Rounds that were paired"),
        plannedRounds: z.int(),
        first: listOf(z.object({ name: z.string(), rating: z.int() })),
        ...findingsFields,
      }),
      ...problems(401, 403, 413, 422),
    },
  },
  "POST /competitions/import/trf": {
    access: "founder",
    summary: "Make a running competition of a TRF file",
    querystring: readQuery.extend(homeQuery.shape),
    body: fileSchema,
    response: {
      201: journalPositionSchema.extend(findingsFields),
      ...problems(401, 403, 404, 409, 413, 422),
    },
  },
  "GET /competitions/:id/trf": {
    access: "director",
    summary: "An event of 1, ½ and 0 as TRF-2026, as it is sent for rating",
    params: competitionParams,
    response: { 200: z.string().describe("The file"), ...problems(401, 403, 404, 422) },
  },
  "GET /competitions/:id/trf/lacks": {
    access: "director",
    summary: "What the TRF file of an event lacks to be rated; empty: it can be sent",
    params: competitionParams,
    response: { 200: z.object({ lacks: lacksSchema }), ...problems(401, 403, 404, 422) },
  },
});
