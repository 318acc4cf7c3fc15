import { ASSIGNED_RESULTS, type Booking, type RecordedSettings, type Settings } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

const text = z.string().max(1000);

const credit = z.enum(["win", "draw", "loss", "none"]);

/** A {@link Booking}. */
export const bookingSchema = exactly<Booking>()(z.strictObject({ credit, spread: z.int() }));

/** Values of a pairing system's option fields. */
export const optionsSchema = z.record(text, z.union([z.number(), z.boolean(), text]));

const stage = z.strictObject({
  system: text,
  rounds: z.int(),
  roundsFollow: z.literal(true).exactOptional(),
  options: optionsSchema,
  participants: z.union([z.literal("everybody"), z.strictObject({ top: z.int() })]),
});

const range = { firstRound: z.int(), lastRound: z.int().nullable() };
const entries = z.array(z.int().min(1)).max(5000);

const reportSchema = z.strictObject({
  city: text.exactOptional(),
  federation: text.exactOptional(),
  start: text.exactOptional(),
  end: text.exactOptional(),
  chiefArbiter: text.exactOptional(),
  deputies: z.array(text).max(100).exactOptional(),
  times: text.exactOptional(),
  timeControl: text.exactOptional(),
  type: text.exactOptional(),
  typeCode: text.exactOptional(),
  roundDates: z.array(text.nullable()).max(200).exactOptional(),
});

/** {@link Settings}; ranges are checked by the rules. */
export const settingsSchema = exactly<Settings>()(
  z.strictObject({
    stages: z.array(stage).max(100),
    equalRatings: z.enum(["alphabetical", "lots"]).exactOptional(),
    ranking: z.array(text).max(100),
    tieBreakRules: z.literal([2024, 2026]).exactOptional(),
    points: z
      .strictObject({
        win: z.number(),
        draw: z.number(),
        loss: z.number(),
        forfeitLoss: z.number().exactOptional(),
        zeroPointBye: z.number().exactOptional(),
        pairingBye: z.number().nullable().exactOptional(),
      })
      .exactOptional(),
    results: z.enum(["game-points", "win-draw-loss"]).exactOptional(),
    scores: z.strictObject({
      minimum: z.int(),
      maximum: z.int(),
      usualMinimum: z.int(),
      usualMaximum: z.int(),
    }),
    starts: z.strictObject({
      assigned: z.boolean(),
      headToHead: z.boolean(),
      breakRuns: z.boolean(),
    }),
    bye: bookingSchema,
    forfeitSpread: z.int(),
    absence: bookingSchema,
    lateEntry: bookingSchema,
    secondEntry: z.boolean(),
    forbidden: z
      .array(z.strictObject({ ...range, entries, reason: text }))
      .max(1000)
      .exactOptional(),
    keptApart: z
      .array(z.strictObject({ ...range, by: z.enum(["club", "nation"]) }))
      .max(10)
      .exactOptional(),
    abnormalPoints: z
      .array(
        z.strictObject({
          result: z.enum([...ASSIGNED_RESULTS, "score"]),
          points: z.number(),
          round: z.int().min(1).nullable(),
          entries,
        }),
      )
      .max(5000)
      .exactOptional(),
    accelerations: z
      .array(z.strictObject({ ...range, entries, points: z.number() }))
      .max(1000)
      .exactOptional(),
  }),
);

/** {@link RecordedSettings}: those of older journals hold what is known of the event, too. */
export const recordedSettingsSchema = exactly<RecordedSettings>()(
  settingsSchema.extend({ report: reportSchema.exactOptional() }),
);
