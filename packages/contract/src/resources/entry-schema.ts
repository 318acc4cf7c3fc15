import type { Entry, TablesEntry } from "@losfee/core";
import { z } from "zod";
import { entrySchema } from "../values/index.ts";
import { answers, answersAtLeast } from "./answer.ts";

/** Somebody in a tournament in rounds; who was seen in the hall is for those who work there. */
export type EntryResource = Omit<Entry, "checkedIn"> & Partial<Pick<Entry, "checkedIn">>;

/** Somebody who takes part; why they stopped is between them and the director. */
export interface TablesEntryResource extends Omit<TablesEntry, "withdrawn" | "checkedIn"> {
  readonly checkedIn?: boolean;
  readonly withdrawn: boolean;
  readonly withdrawnBecause?: string;
}

const scopedFields = {
  sex: entrySchema.shape.sex.describe("Directors only"),
  birth: entrySchema.shape.birth.describe("Directors only"),
  checkedIn: z.boolean().exactOptional().describe("Directors and helpers only"),
};

/** Somebody in a tournament in rounds. */
export const roundEntrySchema = answers<EntryResource>()(entrySchema.extend(scopedFields));

/** Somebody in a tournament at tables. */
export const tablesEntrySchema = answers<TablesEntryResource>()(
  entrySchema
    .omit({ joinedRound: true, missed: true, withdrawnFrom: true, pauses: true, halfPoints: true })
    .extend({
      ...scopedFields,
      withdrawn: z.boolean(),
      withdrawnBecause: z.string().exactOptional().describe("Directors only"),
    }),
);

/** Somebody who takes part in a tournament in rounds or at tables. */
export const anyEntrySchema = answersAtLeast<EntryResource | TablesEntryResource>(
  z.union([roundEntrySchema, tablesEntrySchema]),
);
