import type { EntryId } from "@losfee/core";
import { z } from "zod";
import { answers, answersAtLeast, listOf, messageSchema, seqSchema } from "./answer.ts";

/** One side of an entered game, with the new totals. */
export interface EchoSide {
  readonly entry: EntryId;
  readonly name: string;
  /** Null for a forfeit. */
  readonly score: number | null;
  /** Did not come to the game. */
  readonly absent: boolean;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly spread: number;
}

/** The command as understood, to be read back to the user. */
export interface Echo {
  readonly round: number;
  readonly board: number;
  readonly sides: readonly EchoSide[];
  /** Missing results of the round. */
  readonly missing: number;
}

const echoSchema = answers<Echo>()(
  z.object({
    round: z.int(),
    board: z.int(),
    sides: z.array(
      z.object({
        entry: z.int(),
        name: z.string(),
        score: z.number().nullable(),
        absent: z.boolean(),
        points: z.number(),
        wins: z.number(),
        losses: z.number(),
        spread: z.number(),
      }),
    ),
    missing: z.int(),
  }),
);

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
