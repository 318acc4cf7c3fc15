import {
  ASSIGNED_RESULTS,
  type Booking,
  MOST_MINUTES_TO_OBJECT,
  PAIRED_STAGE_FIELDS,
  SEATED_STAGE_FIELDS,
  SETTING_FIELDS,
  type Settings,
  SHARED,
  tablesCriterionCodes,
} from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { fieldSchemas } from "./field-schemas.ts";

const text = z.string().max(1000);

/** A {@link Booking}. */
export const bookingSchema = exactly<Booking>()(
  fieldSchemas(SETTING_FIELDS.bye.fields, {}).complete,
);

/** Values of a pairing system's option fields. */
export const optionsSchema = z.record(text, z.union([z.number(), z.boolean(), text]));

const cut = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("overall") }),
  z.strictObject({ by: z.literal("table"), places: z.int() }),
]);

const ownOfStages = {
  participants: z.union([z.literal("everybody"), z.strictObject({ top: z.int() })]),
  skipped: z.literal(true),
};

const pairedStage = fieldSchemas(PAIRED_STAGE_FIELDS, { ...ownOfStages, options: optionsSchema });

const seatedStage = fieldSchemas(SEATED_STAGE_FIELDS, {
  ...ownOfStages,
  seats: z.array(z.int()).max(20),
  ranking: z.array(z.enum(tablesCriterionCodes)).max(100),
  factors: z
    .array(z.strictObject({ size: z.int(), factor: z.strictObject({ n: z.int(), d: z.int() }) }))
    .max(20),
  cut,
});

const range = { firstRound: z.int(), lastRound: z.int().nullable() };
const entries = z.array(z.int().min(1)).max(5000);

const schemas = fieldSchemas(SETTING_FIELDS, {
  stages: z.array(z.union([seatedStage.complete, pairedStage.complete])).max(100),
  "teams.margins": z
    .array(z.strictObject({ from: z.number(), points: z.tuple([z.number(), z.number()]) }))
    .max(100),
  "tables.scales": z
    .array(z.strictObject({ size: z.int(), points: z.array(z.number()).max(20) }))
    .max(20),
  unconfirmed: z.union([
    z.literal("director"),
    z.strictObject({ acceptedAfter: z.int().min(1).max(MOST_MINUTES_TO_OBJECT) }),
  ]),
  forbidden: z.array(z.strictObject({ ...range, entries, reason: text })).max(1000),
  keptApart: z.array(z.strictObject({ ...range, by: z.enum(SHARED) })).max(10),
  abnormalPoints: z
    .array(
      z.strictObject({
        result: z.enum([...ASSIGNED_RESULTS, "score"]),
        points: z.number(),
        round: z.int().min(1).nullable(),
        entries,
      }),
    )
    .max(5000),
  accelerations: z.array(z.strictObject({ ...range, entries, points: z.number() })).max(1000),
});

/** {@link Settings}; the rules check ranges. */
export const settingsSchema = exactly<Settings>()(schemas.complete);

/** Any part of the settings; omitted parts stay as they are. */
export const settingsChangeSchema = exactly<Partial<Settings>>()(schemas.partial);
