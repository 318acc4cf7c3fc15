import type { EventDetailsInput } from "@losfee/core";
import { z } from "zod";
import { eventDetailFields, exactly, screensSchema } from "../values/index.ts";

/** A number counted from 1, and a text: as journals have them, without further limits. */
export const ordinal = z.int().min(1);
export const text = z.string();

/** The number of an entry. */
export const entry = z.int().min(1);
export const player = z.int().min(1);

export const round = z.int().min(1).max(10_000);
export const board = z.int().min(1).max(10_000);

export const name = z.string().max(200);
export const reason = z.string().max(1000);

/** Optional details of a participant: `EntryDetailsInput`. */
export const entryDetailsInput = {
  rating: z.number().exactOptional(),
  club: name.exactOptional(),
  nation: name.exactOptional(),
  class: name.exactOptional(),
  team: name.exactOptional(),
  venue: name.exactOptional(),
  title: name.exactOptional(),
  fideId: name.exactOptional(),
  sex: z.enum(["m", "w", ""]).exactOptional(),
  birth: name.exactOptional(),
  startingNumber: z.int().exactOptional(),
};

/** {@link EventDetailsInput}, complete or partial; limits are loose, as the rules check them. */
export const eventDetailsInputSchema = exactly<EventDetailsInput>()(
  z.strictObject({
    ...eventDetailFields({ characters: 1000, rounds: 1000, arbiters: 1000 }),
    rateOfPlay: z.string().max(1000).exactOptional(),
    formOfAddress: z.string().max(1000).exactOptional(),
    hue: z
      .union([z.number(), z.string().max(1000)])
      .describe("Degrees, 0–359, or a colour #rrggbb, of which the hue is taken; empty: none")
      .exactOptional(),
    screens: screensSchema({ characters: 1000, screens: 1000 })
      .describe("Big screens by name: /c/:id/screen?screen=NAME shows the decks of each in turn")
      .exactOptional(),
    text: z.string().max(60_000).describe("Markdown, at most 20,000 characters").exactOptional(),
  }),
);
