import type { Entry } from "@losfee/core";
import { z } from "zod";
import { detailFields } from "./entry-details-schema.ts";
import { exactly } from "./exact.ts";
import { entryIdSchema } from "./round-schema.ts";
import { bookingSchema } from "./settings-schema.ts";

const round = z.int().min(1);

const reason = z.string();

/** An {@link Entry}. */
export const entrySchema = exactly<Entry>()(
  z.strictObject({
    ...detailFields,
    id: entryIdSchema,
    joinedRound: round,
    missed: bookingSchema,
    withdrawal: z.strictObject({ fromRound: round, reason }).nullable(),
    pauses: z.array(round),
    halfPoints: z.array(round).exactOptional(),
    checkedIn: z.boolean(),
  }),
);
