import type { CommandInput, EntriesImpact } from "@losfee/core";
import { z } from "zod";
import { commandSchemas } from "../commands/registry.ts";
import { entriesCommandSchema, resultChangeSchema } from "../commands/tournament.ts";
import { answersAtLeast, problems, seqSchema } from "../resources/answer.ts";
import { commandAnswerSchema } from "../resources/command-answer.ts";
import { documented } from "../resources/documented.ts";
import {
  entriesImpactSchema,
  type ImpactResource,
  impactSchema,
  type NamedTablesImpact,
  tablesImpactSchema,
} from "../resources/impact-schema.ts";
import { competitionParams, idempotencyHeaders } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["commands"];

/** A command before the kind of its competition is known. */
const commandSchema = documented<CommandInput>()(
  z.looseObject({ type: z.string() }),
  z.union(Object.values(commandSchemas).map(({ commands }) => commands)),
);

const anyChangeSchema = z.union([resultChangeSchema, entriesCommandSchema]);

const anyImpactSchema = answersAtLeast<ImpactResource | EntriesImpact | NamedTablesImpact>()(
  z.union([impactSchema, entriesImpactSchema, tablesImpactSchema]),
);

export const commandsRoutes = {
  "POST /competitions/:id/commands": {
    access: ["results", "table", "player", "check-in"],
    schema: {
      tags,
      summary: "Give a command; success means that its events are on disk",
      params: competitionParams,
      headers: idempotencyHeaders,
      body: z.strictObject({
        command: commandSchema,
        expectedSeq: seqSchema
          .exactOptional()
          .describe("The seq that was seen; anything later makes the command stale"),
        effectiveAt: z.iso
          .datetime()
          .exactOptional()
          .describe("When it happened, where that was earlier; for directors and players"),
        sentAt: z.iso
          .datetime()
          .exactOptional()
          .describe(
            "The clock that effectiveAt is by, now: the difference to the server's is taken off",
          ),
      }),
      response: { 200: commandAnswerSchema, ...problems(400, 401, 403, 404, 409, 413, 422, 503) },
    },
  },
  "POST /competitions/:id/impact": {
    access: "director",
    schema: {
      tags,
      summary:
        "What correcting a result, or a command about entries or settings, would change; nothing is recorded",
      params: competitionParams,
      body: documented<z.input<typeof anyChangeSchema>>()(
        z.looseObject({ type: z.string() }),
        anyChangeSchema,
      ),
      response: { 200: anyImpactSchema, ...problems(400, 401, 403, 404, 422) },
    },
  },
} satisfies RouteTable;
