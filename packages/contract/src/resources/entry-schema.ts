import type { Entry } from "@losfee/core";
import { z } from "zod";
import { entrySchema } from "../values/index.ts";
import { answers } from "./answer.ts";

/**
 * A participant; only staff see who was in the hall, and only the director sees why an entry
 * withdrew.
 */
export type EntryResource = Omit<Entry, "checkedIn" | "withdrawal"> &
  Partial<Pick<Entry, "checkedIn">> & {
    readonly withdrawal: (Pick<WithdrawalOf, "fromRound"> & Partial<WithdrawalOf>) | null;
  };

type WithdrawalOf = NonNullable<Entry["withdrawal"]>;

export const entryResourceSchema = answers<EntryResource>()(
  entrySchema.extend({
    sex: entrySchema.shape.sex.describe("Directors only"),
    birth: entrySchema.shape.birth.describe("Directors only"),
    checkedIn: z.boolean().exactOptional().describe("Directors and helpers only"),
    withdrawal: z
      .object({
        fromRound: z.int(),
        reason: z.string().exactOptional().describe("Directors only"),
      })
      .nullable(),
  }),
);
