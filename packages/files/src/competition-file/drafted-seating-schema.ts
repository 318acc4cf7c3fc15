import { drawSchema, entryIdSchema as entry, exactly } from "@losfee/contract/values";
import type { DraftedSeating } from "@losfee/core";
import { z } from "zod";

/** The fields of a {@link DraftedSeating}. */
export const draftedSeatingSchema = exactly<DraftedSeating>()(
  z.strictObject({
    members: z.array(
      z.strictObject({
        entry,
        admission: z.enum(["entered", "overall", "table", "next-best", "substitute"]),
      }),
    ),
    games: z.array(
      z.strictObject({
        game: z.int().min(1),
        tables: z.array(z.strictObject({ board: z.int().min(1), seats: z.array(entry) })),
      }),
    ),
    draws: z.array(drawSchema),
  }),
);
