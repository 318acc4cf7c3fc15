import { z } from "zod";
import { supersededSchema } from "../journal/reign.ts";

const value = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.object({ bytes: z.string() }).readonly(),
]);

/** A row as it is now, by its key; null: it is gone. */
const changedRow = z.object({
  table: z.string(),
  key: z.array(z.union([z.string(), z.number()])).readonly(),
  /** In order of the names of the columns. */
  row: z.array(value).readonly().nullable(),
});

/** What is asked. `nonce` is part of what the answer is sealed with. */
export const askSchema = z.discriminatedUnion("ask", [
  z.object({ ask: z.literal("hello"), nonce: z.string() }),
  z.object({
    ask: z.literal("changes"),
    nonce: z.string(),
    /** Which log of changes `after` is in; empty for none. */
    life: z.string(),
    after: z.number(),
    id: z.string(),
    /** The port that the standby will serve at. */
    port: z.number(),
  }),
  z.object({ ask: z.literal("give-way"), nonce: z.string(), to: supersededSchema }),
]);

export const answerSchema = z.discriminatedUnion("answer", [
  z.object({
    answer: z.literal("hello"),
    epoch: z.number(),
    /** Whether entries are made there. */
    leads: z.boolean(),
    /** With what it took over, where it did. */
    tookOver: supersededSchema.omit({ url: true }).nullable(),
  }),
  z.object({
    answer: z.literal("changes"),
    epoch: z.number(),
    life: z.string(),
    /** By the leader's clock. */
    at: z.string(),
    /** The tables and columns that it has, as a whole: both must be of one version. */
    shape: z.string(),
    rows: z.array(changedRow).readonly(),
    /** Up to which change these are. */
    upTo: z.number(),
    /** Whether that is everything as it is now. */
    isComplete: z.boolean(),
  }),
  z.object({ answer: z.literal("refused"), why: z.enum(["not-leading", "other-standby"]) }),
  z.object({ answer: z.literal("gave-way"), isDone: z.boolean() }),
]);

export type Ask = z.infer<typeof askSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type ChangedRow = z.infer<typeof changedRow>;
export type AnswerTo<Name extends Answer["answer"]> = Extract<Answer, { readonly answer: Name }>;

/** Where it is asked. */
export const STANDBY_PATH = "/standby";

/** What questions and answers are sealed for. */
export const ASKING = "losfee-ask";
export const answering = (nonce: string): string => `losfee-answer:${nonce}`;
