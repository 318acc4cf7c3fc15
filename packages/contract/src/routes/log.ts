import {
  APPEAL_BODIES,
  APPEAL_OUTCOMES,
  LOG_KINDS,
  type LogEntry,
  type PublishedLogEntry,
} from "@losfee/core";
import { z } from "zod";
import { answers, listOf, problems, seqAnswer } from "../resources/answer.ts";
import {
  decisionFields,
  entryIdSchema,
  logNumberSchema,
  logPlaceSchema,
  writtenLogEntrySchema,
} from "../values/index.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const part = z.enum(["whole", "decision"]);

/** An entry of the arbiter's log, for users who may see it unpublished. */
const logEntrySchema = answers<LogEntry>()(
  z.object({
    number: logNumberSchema,
    at: z.string(),
    actor: z.string(),
    written: writtenLogEntrySchema({}),
    correctedAt: z.string().nullable(),
    withdrawn: z
      .object({ at: z.string(), reason: z.string(), mentions: z.array(entryIdSchema) })
      .nullable(),
    decision: z
      .object({
        ...decisionFields,
        at: z.string(),
        actor: z.string(),
        correctedAt: z.string().nullable(),
      })
      .nullable(),
    published: part.nullable(),
  }),
);

/** The public part of an entry. */
const publishedLogEntrySchema = answers<PublishedLogEntry>()(
  z.object({
    number: logNumberSchema,
    at: z.string(),
    kind: z.enum(LOG_KINDS),
    place: logPlaceSchema.nullable(),
    words: z
      .object({
        text: z.string(),
        people: z.array(entryIdSchema),
        penalty: z.object({ seconds: z.int(), clock: z.enum(["own", "opponent"]) }).nullable(),
        against: z.string().nullable(),
        deadline: z.string().nullable(),
      })
      .nullable()
      .describe("Null: only the decision is published"),
    decision: z
      .object({
        outcome: z.enum(APPEAL_OUTCOMES),
        body: z.enum(APPEAL_BODIES),
        text: z.string(),
        at: z.string(),
      })
      .nullable(),
  }),
);

export const logRoutes = routesUnder("log", {
  "GET /competitions/:id/log": {
    access: "results",
    summary:
      "The arbiter’s log, in the order it was written; of it, whoever enters results sees what is their own",
    params: competitionParams,
    response: {
      200: seqAnswer({ entries: listOf<LogEntry>(logEntrySchema) }),
      ...problems(401, 403, 404),
    },
  },
  "GET /competitions/:id/decisions": {
    access: "public",
    summary: "What is published of the arbiter’s log",
    params: competitionParams,
    response: {
      200: seqAnswer({ entries: listOf<PublishedLogEntry>(publishedLogEntrySchema) }),
      ...problems(404),
    },
  },
});
