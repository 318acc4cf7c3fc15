import {
  ASSIGNED_RESULTS,
  type Booking,
  MOST_MINUTES_TO_OBJECT,
  type Settings,
  SHARED,
  TEAM_FIELDS,
  tablesCriterionCodes,
} from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { teamRulesSchema } from "./team-schemas.ts";

const text = z.string().max(1000);

const credit = z.enum(["win", "draw", "loss", "none"]);

/** A {@link Booking}. */
export const bookingSchema = exactly<Booking>()(z.strictObject({ credit, spread: z.int() }));

/** Values of a pairing system's option fields. */
export const optionsSchema = z.record(text, z.union([z.number(), z.boolean(), text]));

const anyStage = {
  name: text.exactOptional(),
  rounds: z.int(),
  participants: z.union([z.literal("everybody"), z.strictObject({ top: z.int() })]),
  skipped: z.literal(true).exactOptional(),
};

const pairedStage = z.strictObject({
  ...anyStage,
  system: text,
  roundsFollow: z.literal(true).exactOptional(),
  options: optionsSchema,
});

const cut = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("overall") }),
  z.strictObject({ by: z.literal("table"), places: z.int() }),
]);

const seatedStage = z.strictObject({
  ...anyStage,
  seats: z.array(z.int()).max(20),
  system: z.literal("tables"),
  options: z.strictObject({
    tables: z.enum(["fixed", "new"]),
    seating: z.enum(["lot", "rank"]),
    seatOrder: z.enum(["drawn", "in-turn"]),
  }),
  ranking: z.array(z.enum(tablesCriterionCodes)).max(100),
  factors: z
    .array(z.strictObject({ size: z.int(), factor: z.strictObject({ n: z.int(), d: z.int() }) }))
    .max(20),
  cut,
});

const tables = z.strictObject({
  results: z.enum(["game-points", "places"]),
  best: z.enum(["most", "fewest"]),
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
});

const range = { firstRound: z.int(), lastRound: z.int().nullable() };
const entries = z.array(z.int().min(1)).max(5000);

/** {@link Settings}; the rules check ranges. */
export const settingsSchema = exactly<Settings>()(
  z.strictObject({
    stages: z.array(z.union([seatedStage, pairedStage])).max(100),
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
    teams: teamRulesSchema.exactOptional(),
    tables: tables.exactOptional(),
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
    unconfirmed: z
      .union([
        z.literal("director"),
        z.strictObject({ acceptedAfter: z.int().min(1).max(MOST_MINUTES_TO_OBJECT) }),
      ])
      .exactOptional(),
    reported: z.enum(["counted", "when-confirmed"]).exactOptional(),
    selfCheckIn: z.enum(["off", "links", "names"]).exactOptional(),
    chances: z.enum(["public", "private"]).exactOptional(),
    forbidden: z
      .array(z.strictObject({ ...range, entries, reason: text }))
      .max(1000)
      .exactOptional(),
    keptApart: z
      .array(z.strictObject({ ...range, by: z.enum(SHARED) }))
      .max(10)
      .exactOptional(),
    teamRanking: z
      .strictObject({
        by: z.enum(TEAM_FIELDS),
        best: z.int(),
        minimum: z.int(),
        stage: z.int(),
        criteria: z.array(z.string().max(40)).max(20),
      })
      .nullable()
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
