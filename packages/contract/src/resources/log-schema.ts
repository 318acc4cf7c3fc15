import {
  APPEAL_BODIES,
  APPEAL_OUTCOMES,
  LOG_KINDS,
  type LogEntry,
  type PublishedLogEntry,
} from "@losfee/core";
import { z } from "zod";
import {
  decisionFields,
  entryIdSchema,
  logNumberSchema,
  logPlaceSchema,
  writtenLogEntrySchema,
} from "../values/index.ts";
import { answers } from "./answer.ts";

const part = z.enum(["whole", "decision"]);

/** An entry of the arbiter's log, for users who may see it unpublished. */
export const logEntrySchema = answers<LogEntry>()(
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
export const publishedLogEntrySchema = answers<PublishedLogEntry>()(
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
