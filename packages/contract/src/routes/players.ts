import type { TableCard } from "@losfee/core";
import { z } from "zod";
import { answersAtLeast, problems, seqSchema } from "../resources/answer.ts";
import { type EntryResource, entryResourceSchema } from "../resources/entry-schema.ts";
import { linesSchema, type NamedRow, rowSchema } from "../resources/ranking-schema.ts";
import { type NamedStageRow, stageRowSchema } from "../resources/stage-ranking-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** A player's record in a stage at tables. */
export interface PlayerStage {
  readonly stage: number;
  readonly row: NamedStageRow;
  readonly lines: TableCard["lines"];
}

/** A player of a tournament. */
export interface PlayerResource {
  readonly seq: number;
  readonly entry: EntryResource;
  /** Row in the standings of games for two. */
  readonly row: NamedRow | null;
  readonly lines: z.output<typeof linesSchema>;
  /** For tables: the current place in the final table. */
  readonly place?: number | null;
  readonly stages?: readonly PlayerStage[];
}

const lines = z.array(
  z.looseObject({
    game: z.int(),
    table: z.int(),
    size: z.int(),
    share: z.looseObject({ entry: z.int(), place: z.int() }),
    reported: z.boolean(),
  }),
);

const playerSchema = answersAtLeast<PlayerResource>()(
  z.object({
    seq: seqSchema,
    entry: entryResourceSchema,
    row: rowSchema.nullable(),
    lines: linesSchema,
    place: z
      .int()
      .nullable()
      .exactOptional()
      .describe("Where tables are played: in the final table, as it is now"),
    stages: z
      .array(z.object({ stage: z.int(), row: stageRowSchema, lines }))
      .exactOptional()
      .describe("Where tables are played"),
  }),
);

export const playersRoutes = routesUnder("standings", {
  "GET /competitions/:id/players/:entry": {
    access: "public",
    summary: "A player with all games",
    params: competitionParams.extend({ entry: number }),
    response: { 200: playerSchema, ...problems(404) },
  },
});
