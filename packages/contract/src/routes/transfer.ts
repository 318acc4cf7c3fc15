import type { RecordedCompetitionEvent } from "@losfee/core";
import { z } from "zod";
import {
  answersAtLeast,
  listOf,
  messageSchema,
  problems,
  seqAnswer,
  seqSchema,
} from "../resources/answer.ts";
import { newCompetitionSchema } from "../resources/competition-schema.ts";
import { detailFields } from "../values/index.ts";
import { bytes, competitionParams, count, homeQuery, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const MOST_EVENTS = 10_000;

const fileSchema = bytes("The file’s bytes");

const chosenColumns = z
  .string()
  .max(2000)
  .optional()
  .describe("What columns are, by heading or number: `NWZ=rating,5=ignore`");

/** The columns of a list: how each was read. */
const tableOfList = listOf(
  z.object({
    heading: z.string(),
    field: z.string().nullable(),
    examples: listOf(z.string()),
  }),
);

export const transferRoutes = routesUnder("files", {
  "POST /competitions/import": {
    access: "founder",
    summary: "Import an exported competition, event for event",
    querystring: homeQuery,
    consumes: ["application/json"],
    body: fileSchema,
    response: { 201: newCompetitionSchema, ...problems(401, 403, 404, 409, 413, 422) },
  },
  "GET /competitions/:id/export": {
    access: "director",
    summary: "The whole competition as one JSON file",
    params: competitionParams,
    response: { 200: z.string().describe("The file"), ...problems(401, 403, 404) },
  },
  "GET /competitions/:id/events": {
    access: "director",
    summary: "The journal; the seed in force is left out until the competition is closed",
    params: competitionParams,
    querystring: z.object({
      after: count.default(0),
      limit: number.max(MOST_EVENTS).default(1000),
    }),
    response: {
      200: seqAnswer({
        events: listOf(
          answersAtLeast<RecordedCompetitionEvent>()(
            z.looseObject({
              seq: seqSchema,
              type: z.string(),
              actor: z.string(),
              recordedAt: z.string(),
              effectiveAt: z.string(),
            }),
          ),
        ),
      }),
      ...problems(400, 401, 403, 404),
    },
  },
  "POST /competitions/:id/entries/read": {
    access: "director",
    summary: "Read a list of entries (CSV, pasted or uploaded); nothing is stored",
    params: competitionParams,
    querystring: z.object({ columns: chosenColumns }),
    consumes: ["text/csv", "text/plain", "application/octet-stream"],
    body: fileSchema,
    response: {
      200: z.object({
        entries: listOf(
          z
            .object({ ...detailFields, rating: z.int() })
            .omit({ startingNumber: true, erased: true }),
        ),
        columns: listOf(z.string().nullable()),
        table: tableOfList,
        warnings: listOf(messageSchema),
      }),
      ...problems(401, 403, 404, 413, 422),
    },
  },
  "POST /competitions/:id/squads/read": {
    access: "director",
    summary: "Read the squads of teams (CSV, pasted or uploaded); nothing is stored",
    params: competitionParams,
    querystring: z.object({
      team: number
        .optional()
        .describe("The team of everybody, where the list has no column that names it"),
      columns: chosenColumns,
    }),
    consumes: ["text/csv", "text/plain", "application/octet-stream"],
    body: fileSchema,
    response: {
      200: z.object({
        squads: listOf(
          z.object({
            team: z.string(),
            entry: z.int().nullable().describe("Null: the team is new"),
            members: listOf(
              z
                .object({ ...detailFields, rating: z.int() })
                .omit({ startingNumber: true, erased: true }),
            ),
          }),
        ),
        columns: listOf(z.string().nullable()),
        table: tableOfList,
        warnings: listOf(messageSchema),
      }),
      ...problems(400, 401, 403, 404, 409, 413, 422),
    },
  },
});
