import type { CommandInput, EntriesImpact } from "@losfee/core";
import { z } from "zod";
import { commandSchemas } from "../commands/registry.ts";
import { entriesCommandSchema, resultChangeSchema } from "../commands/tournament.ts";
import {
  answer,
  answersAtLeast,
  documented,
  listOf,
  messageSchema,
  problems,
  seqSchema,
} from "../resources/answer.ts";
import {
  entriesImpactSchema,
  type ImpactResource,
  impactSchema,
  type NamedTablesImpact,
  tablesImpactSchema,
} from "../resources/impact-schema.ts";
import { givenMoment } from "../values/moments.ts";
import { competitionParams, idempotencyHeaders } from "./parameters.ts";
import { routesUnder } from "./route.ts";

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

const commandAnswerSchema = z.object({
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

/** A command before the kind of its competition is known. */
const commandSchema = documented<CommandInput>()(
  z.looseObject({ type: z.string() }),
  z.union(Object.values(commandSchemas).map(({ commands }) => commands)),
);

const anyChangeSchema = z.union([resultChangeSchema, entriesCommandSchema]);

const anyImpactSchema = answersAtLeast<ImpactResource | EntriesImpact | NamedTablesImpact>()(
  z.union([impactSchema, entriesImpactSchema, tablesImpactSchema]),
);

export const commandsRoutes = routesUnder("commands", {
  "POST /competitions/:id/commands": {
    access: ["results", "table", "player", "check-in"],
    summary: "Give a command; success means that its events are on disk",
    params: competitionParams,
    headers: idempotencyHeaders,
    body: z.strictObject({
      command: commandSchema,
      acknowledged: z
        .array(z.string().max(100))
        .max(100)
        .exactOptional()
        .describe(
          "The codes of the cautions that the user has acknowledged; the refusal acknowledgement-missing lists all that are needed",
        ),
      expectedSeq: seqSchema
        .exactOptional()
        .describe("The seq that was seen; anything later makes the command stale"),
      effectiveAt: givenMoment
        .exactOptional()
        .describe("When it happened, where that was earlier; for directors and players"),
      sentAt: givenMoment
        .exactOptional()
        .describe(
          "The clock that effectiveAt is by, now: the difference to the server's is taken off",
        ),
    }),
    response: { 200: commandAnswerSchema, ...problems(400, 401, 403, 404, 409, 413, 422, 503) },
  },
  "POST /competitions/:id/impact": {
    access: "director",
    summary:
      "What correcting a result, or a command about entries or settings, would change; nothing is recorded",
    params: competitionParams,
    body: documented<z.input<typeof anyChangeSchema>>()(
      z.looseObject({ type: z.string() }),
      anyChangeSchema,
    ),
    response: { 200: anyImpactSchema, ...problems(400, 401, 403, 404, 422) },
  },
});
