import { z } from "zod";
import type { CORRECTABLE } from "../access/correctable.ts";

/** The limit of the commands; the rules refuse what is too long. */
const LONGEST_DETAIL = 200;

const detail = z.string().max(LONGEST_DETAIL);

/** Requested values; empty removes a detail, absent keeps it. */
export const wishSchema = z.strictObject({
  name: detail.exactOptional(),
  club: detail.exactOptional(),
  birth: detail.exactOptional(),
  fideId: detail.exactOptional(),
} satisfies Record<(typeof CORRECTABLE)[number], unknown>);

const text = z.string();

/** An entry of a competition that belongs to the user. */
export const ownEntrySchema = z.object({
  competition: text,
  name: text.describe("What the competition is called"),
  entry: z.int().min(1),
  who: text.describe("What the entry is called"),
  isTeam: z.boolean(),
  waitsFor: z
    .enum(["person", "direction"])
    .nullable()
    .describe("Whose yes is still missing; null: it is one's own"),
  details: z
    .object({ name: text, club: text, birth: text, fideId: text })
    .nullable()
    .describe("What can be set right; null: nothing, or not one's own"),
  correction: z
    .object({
      wish: z.object({
        name: text.optional(),
        club: text.optional(),
        birth: text.optional(),
        fideId: text.optional(),
      }),
      declined: z.string().nullable().describe("Why; null: not answered yet"),
    })
    .nullable()
    .describe("What one has asked to be set right"),
});
