import type { Entry, TablesEntry } from "@losfee/core";
import { entrySchema } from "@losfee/files";
import { z } from "zod";
import { answers, answersAtLeast } from "./answer.ts";

/** Somebody who takes part; why they stopped is between them and the director. */
export interface TablesEntryResource extends Omit<TablesEntry, "withdrawn"> {
  readonly withdrawn: boolean;
  readonly withdrawnBecause?: string;
}

/** Somebody in a tournament in rounds. */
export const roundEntrySchema = answers<Entry>()(entrySchema);

/** Somebody in a tournament at tables. */
export const tablesEntrySchema = answers<TablesEntryResource>()(
  entrySchema
    .omit({ joinedRound: true, missed: true, withdrawnFrom: true, pauses: true, halfPoints: true })
    .extend({
      withdrawn: z.boolean(),
      withdrawnBecause: z.string().exactOptional().describe("Directors only"),
    }),
);

/** Somebody who takes part in a tournament in rounds or at tables. */
export const anyEntrySchema = answersAtLeast<Entry | TablesEntryResource>(
  z.union([roundEntrySchema, tablesEntrySchema]),
);
