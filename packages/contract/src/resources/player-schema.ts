import type { StageCard } from "@losfee/core";
import { z } from "zod";
import { answersAtLeast, seqSchema } from "./answer.ts";
import {
  type EntryResource,
  roundEntrySchema,
  type TablesEntryResource,
  tablesEntrySchema,
} from "./entry-schema.ts";
import { linesSchema, type NamedRow, rowSchema } from "./ranking-schema.ts";
import { type NamedStageRow, stageRowSchema } from "./stage-ranking-schema.ts";

/** A player of a tournament in rounds. */
export interface RoundsPlayer {
  readonly seq: number;
  readonly entry: EntryResource;
  readonly row: NamedRow | null;
  readonly lines: z.output<typeof linesSchema>;
}

/** What somebody did in a stage of a table tournament. */
export interface PlayerStage {
  readonly stage: number;
  readonly row: NamedStageRow;
  readonly lines: StageCard["lines"];
}

/** A player of a table tournament. */
export interface TablesPlayer {
  readonly seq: number;
  readonly entry: TablesEntryResource;
  readonly place: number | null;
  readonly stages: readonly PlayerStage[];
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

export const playerSchema = answersAtLeast<RoundsPlayer | TablesPlayer>(
  z.union([
    z.object({
      seq: seqSchema,
      entry: roundEntrySchema,
      row: rowSchema.nullable(),
      lines: linesSchema,
    }),
    z.object({
      seq: seqSchema,
      entry: tablesEntrySchema,
      place: z.int().nullable().describe("In the final table, as it is now"),
      stages: z.array(z.object({ stage: z.int(), row: stageRowSchema, lines })),
    }),
  ]),
);
