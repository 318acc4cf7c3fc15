import { z } from "zod";

/** What is known about somebody who takes part, in competitions of any kind: `EntryDetails`. */
export const detailFields = {
  name: z.string(),
  rating: z.number(),
  club: z.string(),
  nation: z.string(),
  class: z.string(),
  title: z.string().exactOptional(),
  fideId: z.string().exactOptional(),
  sex: z.enum(["m", "w"]).exactOptional(),
  birth: z.string().exactOptional(),
  startingNumber: z.int().exactOptional(),
};
