import {
  type CompetitionKind,
  competitionKinds,
  type EventDetails,
  type Pictures,
} from "@losfee/core";
import { z } from "zod";
import type { BreakReason } from "../messages/journal-break.ts";
import {
  absenceWishSchema,
  eventDetailsSchema,
  ladderSettingsSchema,
  settingsSchema,
} from "../values/index.ts";
import { answer, answersAtLeast, listOf, messageSchema, seqSchema } from "./answer.ts";
import { picturesSchema } from "./publicity-schema.ts";

/** Details of a competition that each kind adds to the common ones. */
const detailsSchemas: { readonly [Kind in CompetitionKind]: z.ZodObject } = {
  tournament: z.object({
    kind: z.literal("tournament"),
    settings: settingsSchema,
    completeRounds: z.int().describe("Rounds that have all their results"),
    draft: z.int().nullable().describe("The round being drafted; null for all but directors"),
    requests: z
      .array(
        z.object({
          entry: z.int(),
          wish: absenceWishSchema,
          reason: z.string(),
          request: seqSchema.describe("The event that it stands in"),
          at: z.string().describe("When it came in: ISO 8601 in UTC"),
        }),
      )
      .describe("What players ask for and nobody has answered; empty for all but directors"),
    stages: z
      .array(z.object({ stage: z.int(), status: z.enum(["draft", "published"]), players: z.int() }))
      .describe("The stages at tables"),
  }),
  ladder: z.object({
    kind: z.literal("ladder"),
    settings: ladderSettingsSchema,
    levels: z.int().describe("Levels that have a player"),
    vacancies: z.int(),
    openChallenges: z.int().describe("Challenges that can still change"),
    waiting: z.int().describe("Entries of the waiting list"),
  }),
};

const REASONS = [
  "missing",
  "surplus",
  "orphaned",
  "unreadable",
  "not-json",
  "altered",
  "unlinked",
  "personal-altered",
  "personal-missing",
  "unknown-type",
  "wrong-shape",
  "does-not-fit",
] as const satisfies readonly BreakReason[];

const breakFields = { seq: seqSchema, reason: z.enum(REASONS) };

const summaryFields = {
  kind: z.enum(competitionKinds),
  id: z.string(),
  name: z.string(),
  format: z.string(),
  status: z.enum(["open", "closed"]),
  entries: z.int(),
  /** Published and planned rounds; 0 planned for a competition without an end. */
  rounds: z.int(),
  plannedRounds: z.int(),
  hue: z
    .number()
    .describe("The colour of the event: a hue in degrees, chosen or drawn from the id"),
  seq: seqSchema,
  rehearsal: z
    .object({ of: z.string(), seq: seqSchema })
    .exactOptional()
    .describe("What it is a copy of, to try something out, and the last event they share"),
  season: z
    .object({ name: z.string(), division: z.string(), level: z.int() })
    .exactOptional()
    .describe("The season of which a league is a division; level 1 is the highest"),
  start: z.string().exactOptional().describe("The first day, YYYY-MM-DD"),
  end: z.string().exactOptional().describe("The last day, YYYY-MM-DD"),
  place: z.string().exactOptional(),
  current: z
    .object({ games: z.int(), missing: z.int() })
    .exactOptional()
    .describe("The games or matches of the last published round, and how many lack a result"),
  winner: z.string().exactOptional().describe("Who won, once the competition is closed"),
  broken: z
    .object(breakFields)
    .exactOptional()
    .describe("From where on the journal is malformed: it shows what was before, read-only"),
};

/** A competition in lists. */
export const competitionSummarySchema = answer(z.object(summaryFields));
export type CompetitionSummary = z.output<typeof competitionSummarySchema>;

/** A competition whose first event is already unreadable. */
const unreadableSchema = answer(z.object({ id: z.string(), ...breakFields }));
export type UnreadableCompetition = z.output<typeof unreadableSchema>;

export const competitionListSchema = z.object({
  competitions: listOf(competitionSummarySchema),
  unreadable: listOf(unreadableSchema),
});

/** Details of a competition as a whole; each kind adds its own. */
export interface CompetitionDetails extends CompetitionSummary {
  readonly details: EventDetails;
  readonly pictures: Pictures;
  readonly seedHash: string;
  /** Null until the competition is closed: no draw may follow its publication. */
  readonly seed: string | null;
}

const detailFields = {
  ...summaryFields,
  details: eventDetailsSchema.describe("What is announced of the event"),
  pictures: picturesSchema.describe(
    "Logo, poster and sponsors’ pictures, each at /c/:id/pictures/:hash/:width.webp and beside it .png or .jpg",
  ),
  seedHash: z.string(),
  seed: z.string().nullable(),
};

export const competitionSchema = answersAtLeast<CompetitionDetails>()(
  z.union(Object.values(detailsSchemas).map(({ shape }) => z.object(detailFields).extend(shape))),
);

/** Position of a stored event. */
export const journalPositionSchema = z.object({ id: z.string(), seq: seqSchema });
export type JournalPosition = z.output<typeof journalPositionSchema>;

/** A competition that was begun. */
export const newCompetitionSchema = journalPositionSchema.extend({
  warnings: listOf(messageSchema).describe(
    "`no-time-zone`, or `preset-time-zone` where that of the preset was taken",
  ),
});
