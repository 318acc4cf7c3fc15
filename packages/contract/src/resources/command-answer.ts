import { z } from "zod";
import { answer, answersAtLeast, listOf, messageSchema, seqSchema } from "./answer.ts";

/** The command as understood, to be read back to the user: sides with their new totals. */
const echoSchema = answer(
  z.object({
    round: z.int(),
    board: z.int(),
    sides: z.array(
      z.object({
        entry: z.int(),
        name: z.string(),
        /** Null for a forfeit. */
        score: z.number().nullable(),
        /** Did not come to the game. */
        absent: z.boolean(),
        points: z.number(),
        wins: z.number(),
        losses: z.number(),
        spread: z.number(),
      }),
    ),
    /** Missing results of the round. */
    missing: z.int(),
  }),
);

export type Echo = z.output<typeof echoSchema>;

/** An event as sent to the client that caused it. */
export interface AnsweredEvent {
  readonly seq: number;
  readonly type: string;
  readonly data: unknown;
}

export const commandAnswerSchema = z.object({
  seq: seqSchema,
  events: listOf(
    answersAtLeast<AnsweredEvent>()(
      z.looseObject({ seq: seqSchema, type: z.string(), data: z.unknown() }),
    ),
  ),
  warnings: listOf(messageSchema),
  echo: echoSchema.exactOptional(),
});

/** The API's answer to a command. */
export type CommandAnswer = z.output<typeof commandAnswerSchema>;
