import type { Entry } from "@losfee/core";
import { z } from "zod";
import { CORRECTABLE } from "../access/correctable.ts";
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

/** The same schema for each detail of an entry that its owner can ask to correct. */
export const correctable = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(CORRECTABLE.map((detail) => [detail, schema])) as Readonly<
    Record<(typeof CORRECTABLE)[number], Schema>
  >;
