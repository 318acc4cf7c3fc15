import { z } from "zod";
import { supersededSchema } from "../journal/leadership.ts";

const value = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.object({ bytes: z.string() }).readonly(),
]);

/** A row by its key, as it is now; null: deleted. */
const changedRow = z.object({
  table: z.string(),
  key: z.array(z.union([z.string(), z.number()])).readonly(),
  /** In the order of the column names. */
  row: z.array(value).readonly().nullable(),
});

/** Requests. `nonce` is part of the answer's seal. */
export const askSchema = z.discriminatedUnion("ask", [
  z.object({ ask: z.literal("hello"), nonce: z.string() }),
  z.object({
    ask: z.literal("changes"),
    nonce: z.string(),
    /** The change log of `after`; empty for none. */
    life: z.string(),
    after: z.number(),
    id: z.string(),
    /** The port that the standby will serve on. */
    port: z.number(),
  }),
  z.object({ ask: z.literal("give-way"), nonce: z.string(), to: supersededSchema }),
]);

export const answerSchema = z.discriminatedUnion("answer", [
  z.object({
    answer: z.literal("hello"),
    epoch: z.number(),
    /** True if that machine leads. */
    leads: z.boolean(),
    /** Its state at the take-over, if it took over. */
    tookOver: supersededSchema.omit({ url: true }).nullable(),
  }),
  z.object({
    answer: z.literal("changes"),
    epoch: z.number(),
    life: z.string(),
    /** By the leader's clock. */
    at: z.string(),
    /** Hash of its tables and columns: both machines need the same version. */
    shape: z.string(),
    rows: z.array(changedRow).readonly(),
    /** Number of the last change among these. */
    upTo: z.number(),
    /** True if nothing newer is left. */
    isComplete: z.boolean(),
  }),
  z.object({ answer: z.literal("refused"), why: z.enum(["not-leading", "other-standby"]) }),
  z.object({ answer: z.literal("gave-way"), isDone: z.boolean() }),
]);

export type Ask = z.infer<typeof askSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type ChangedRow = z.infer<typeof changedRow>;
export type AnswerTo<Name extends Answer["answer"]> = Extract<Answer, { readonly answer: Name }>;

/** Path of the requests. */
export const STANDBY_PATH = "/standby";

/** Purposes that requests and answers are sealed for. */
export const ASKING = "losfee-ask";
export const answering = (nonce: string): string => `losfee-answer:${nonce}`;
