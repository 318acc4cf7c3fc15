import type { AbsenceWish, Entry, Erasure } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { entryIdSchema } from "./round-schema.ts";
import { bookingSchema } from "./settings-schema.ts";

/** A `NationalListing`. */
const nationalListingSchema = z.strictObject({
  federation: z.string(),
  rating: z.number(),
  title: z.string().exactOptional(),
  origin: z.string().exactOptional(),
});

/** Known details of a participant in any kind of competition: `EntryDetails`. */
export const detailFields = {
  name: z.string(),
  rating: z.number(),
  club: z.string(),
  nation: z.string(),
  class: z.string(),
  team: z.string().exactOptional(),
  venue: z.string().exactOptional(),
  title: z.string().exactOptional(),
  fideId: z.string().exactOptional(),
  sex: z.enum(["m", "w"]).exactOptional(),
  birth: z.string().exactOptional(),
  nationals: z.array(nationalListingSchema).readonly().exactOptional(),
  nationalNumbers: z.record(z.string(), z.string()).readonly().exactOptional(),
  startingNumber: z.int().exactOptional(),
  erased: z.strictObject({ before: z.array(z.int().min(1)) }).exactOptional(),
};

/** An erasure: `Erasure`. */
export const erasureSchema = exactly<Erasure>()(
  z.strictObject({
    entry: z.int().min(1),
    before: z.array(z.int().min(1)),
    initials: z.string().max(20).exactOptional(),
  }),
);

/** An {@link AbsenceWish}. */
export const absenceWishSchema = exactly<AbsenceWish>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("pause"), rounds: z.array(z.int().min(1)).max(200) }),
    z.strictObject({ kind: z.literal("withdrawal") }),
  ]),
);

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
