import type { Erasure } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

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
