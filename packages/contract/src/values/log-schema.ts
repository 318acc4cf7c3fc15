import {
  APPEAL_BODIES,
  APPEAL_OUTCOMES,
  type LogPlace,
  type WrittenDecision,
  type WrittenLogEntry,
} from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { entryIdSchema } from "./round-schema.ts";

/** Number of the event that recorded the entry. */
export const logNumberSchema = z.int().min(1);

const act = z
  .int()
  .min(1)
  .describe("The event of the journal by which something was done about it")
  .exactOptional();

/** {@link LogPlace} */
export const logPlaceSchema = exactly<LogPlace>()(
  z.union([
    z.strictObject({ round: z.int().min(1), board: z.int().min(1).exactOptional() }),
    z.strictObject({ challenge: z.string().max(200) }),
  ]),
);

const timePenalty = {
  seconds: z.int().describe("Taken from the own clock, or added to the opponent’s"),
  clock: z.enum(["own", "opponent"]),
};

const appealBody = z.enum(APPEAL_BODIES);
const appealOutcome = z.enum(APPEAL_OUTCOMES);

/** The members of every entry as entered; limits are loose, as the rules check them. */
const input = {
  text: z.string().max(20_000),
  people: z.array(entryIdSchema).max(100).exactOptional(),
  place: logPlaceSchema.exactOptional(),
  act,
};

/** An entry as entered. */
export const logEntryInputSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["warning", "incident", "note"]), ...input }),
  z.strictObject({ kind: z.literal("time-penalty"), ...input, ...timePenalty }),
  z.strictObject({
    kind: z.literal("appeal"),
    ...input,
    against: z.string().max(1000).exactOptional(),
    deadline: z.string().max(100).describe("ISO 8601"),
  }),
]);

/** The decision of an appeal as entered. */
export const decisionInput = {
  outcome: appealOutcome,
  body: appealBody,
  text: z.string().max(20_000),
  act,
};

/** Entries with further members: {@link WrittenLogEntry} without any. */
export const writtenLogEntrySchema = <More extends z.ZodRawShape>(more: More) => {
  const said = {
    text: z.string(),
    people: z.array(entryIdSchema),
    mentions: z.array(entryIdSchema),
    place: logPlaceSchema.exactOptional(),
    act,
    ...more,
  };
  return z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.enum(["warning", "incident", "note"]), ...said }),
    z.strictObject({ kind: z.literal("time-penalty"), ...said, ...timePenalty }),
    z.strictObject({
      kind: z.literal("appeal"),
      ...said,
      against: z.string().exactOptional(),
      deadline: z.iso.datetime(),
    }),
  ]);
};

/** The members of a decision. */
export const decisionFields = {
  outcome: appealOutcome,
  body: appealBody,
  text: z.string(),
  act,
  mentions: z.array(entryIdSchema),
} satisfies Readonly<Record<keyof WrittenDecision, z.ZodType>>;
