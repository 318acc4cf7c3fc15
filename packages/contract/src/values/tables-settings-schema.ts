import { type TablesSettings, tablesCriterionCodes } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

const text = z.string().max(1000);

const cut = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("overall") }),
  z.strictObject({ by: z.literal("table"), places: z.int() }),
]);

const stage = z.strictObject({
  name: text,
  players: z.int().nullable(),
  sizes: z.array(z.int()).max(20),
  games: z.int(),
  tables: z.enum(["fixed", "new"]),
  seating: z.enum(["lot", "rank"]),
  seats: z.enum(["drawn", "in-turn"]),
  chain: z.array(z.enum(tablesCriterionCodes)).max(100),
  factors: z
    .array(z.strictObject({ size: z.int(), factor: z.strictObject({ n: z.int(), d: z.int() }) }))
    .max(20),
  cut,
});

/** {@link TablesSettings}; ranges are checked by the rules. */
export const tablesSettingsSchema = exactly<TablesSettings>()(
  z.strictObject({
    stages: z.array(stage).max(100),
    results: z.enum(["game-points", "places"]),
    best: z.enum(["most", "fewest"]),
    scores: z.strictObject({
      minimum: z.int(),
      maximum: z.int(),
      usualMinimum: z.int(),
      usualMaximum: z.int(),
    }),
    scales: z.array(z.strictObject({ size: z.int(), points: z.array(z.number()).max(20) })).max(20),
    tieRounding: z.enum(["whole", "half", "none"]),
    sharedWins: z.boolean(),
    sharedLosses: z.boolean(),
    seedFrom: z.enum(["previous", "first"]),
    fewerEntries: z.enum(["skip-stage", "fewer-tables"]),
    noShow: z.strictObject({
      firstStage: z.enum(["draw-again", "empty-seat"]),
      laterStage: z.enum(["next-best", "empty-seat"]),
    }),
  }),
);
