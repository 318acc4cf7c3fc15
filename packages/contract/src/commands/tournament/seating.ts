import type { DraftedSeating, SeatingEventData } from "@losfee/core";
import { z } from "zod";
import { drawSchema, exactly, seatingActSchema } from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { entry, ordinal, reason, text } from "../command-parts.ts";

const stage = z.int().min(1).max(100);
const fromGame = z.int().min(1).max(10_000).exactOptional();

/** The fields of a {@link DraftedSeating}. */
const seating = exactly<DraftedSeating>()(
  z.strictObject({
    members: z.array(
      z.strictObject({
        entry,
        admission: z.enum(["entered", "overall", "table", "next-best", "substitute"]),
      }),
    ),
    games: z.array(
      z.strictObject({
        game: ordinal,
        tables: z.array(z.strictObject({ board: ordinal, seats: z.array(entry) })),
      }),
    ),
    draws: z.array(drawSchema),
  }),
).shape;
const { draws: _, ...seats } = seating;
const replaced = { stage: ordinal, out: entry, in: entry, reason: text };

export const seatingCommands = [
  command("redraw-stage", DIRECTOR, { stage, fromGame, reason }),
  command("adjust-seating", DIRECTOR, { stage, act: seatingActSchema, reason }),
  command("substitute-player", DIRECTOR, {
    stage,
    out: entry,
    in: entry,
    fromGame,
    takesOver: z.boolean(),
    reason,
  }),
] as const;

export const seatingEvents = eventsOf<SeatingEventData>()({
  "stage-drafted": z.strictObject({ ...seating, stage: ordinal }),
  "stage-redrawn": z.strictObject({ ...seating, stage: ordinal, fromGame: ordinal, reason: text }),
  "seating-adjusted": z.strictObject({
    ...seats,
    stage: ordinal,
    act: seatingActSchema,
    reason: text,
  }),
  "seat-filled": z.strictObject(replaced),
  "player-substituted": z.strictObject({ ...replaced, fromGame: ordinal, takesOver: z.boolean() }),
});
