import { z } from "zod";
import { GRANT_LEVELS, GRANT_ROLES, ORGANISATION_KINDS, ROLES } from "../access/roles.ts";
import { givenDay, givenMoment } from "../values/moments.ts";
import { listOf } from "./answer.ts";
import { competitionSummarySchema } from "./competition-schema.ts";

const id = z.string().describe("Names it; safe in addresses");
const time = z.string().describe("ISO 8601 in UTC");
const day = givenDay.describe("For example 2026-12-27");
const actor = z.string().describe("`person:` and an id, or `director` for whoever runs the place");

const organisationKindSchema = z.enum(ORGANISATION_KINDS);

/** An organisation's details, set by its owners. */
export const organisationDetailsSchema = z.strictObject({
  name: z.string().max(1000),
  kind: organisationKindSchema,
  parent: z.string().max(200).nullable().describe("The association or federation above it"),
});

export const organisationSchema = z.object({
  id,
  kind: organisationKindSchema,
  name: z.string(),
  parent: z.string().nullable(),
  createdAt: time,
});

/** Details of a new organisation; without a parent it is independent. */
export const newOrganisationSchema = organisationDetailsSchema.extend({
  parent: organisationDetailsSchema.shape.parent.default(null),
});

export const roleSchema = z.enum(ROLES);

/** A festival's details, set by the directors of its organisation. */
export const festivalDetailsSchema = z.strictObject({
  name: z.string().max(1000),
  place: z.string().max(1000).describe("Where it is held; empty where that is not said"),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
});

export const festivalSchema = z.object({
  id,
  organisation: z.string(),
  name: z.string(),
  place: z.string(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  createdAt: time,
});

export const namedSchema = z.object({ id, name: z.string() });

export const targetSchema = z.object({ level: z.enum(GRANT_LEVELS), id });

const expiresAt = givenMoment
  .nullable()
  .describe("When the role ends by itself; null: when it is taken back");

export const newGrantSchema = z.strictObject({
  person: z.string().max(100).describe("The id of somebody with an account"),
  role: z.enum(GRANT_ROLES),
  team: z
    .int()
    .min(1)
    .exactOptional()
    .describe("The entry of the team that a captain is of; only of captains"),
  expiresAt,
});

const team = z.int().nullable().describe("The entry of a captain's team; null: no captain");

export const grantSchema = z.object({
  id,
  person: z.string(),
  name: z.string(),
  role: z.enum(GRANT_ROLES),
  team,
  target: targetSchema,
  grantedBy: actor,
  grantedAt: time,
  expiresAt: z.string().nullable(),
});

export const newInvitationSchema = newGrantSchema.omit({ person: true });

export const invitationSchema = z.object({
  id,
  role: z.enum(GRANT_ROLES),
  team,
  target: targetSchema,
  createdBy: actor,
  createdAt: time,
  expiresAt: time,
  grantExpiresAt: z.string().nullable().describe("When the role ends that it gives"),
});

export const madeInvitationSchema = invitationSchema.extend({
  url: z.string().describe("The address to send; told this once"),
});

export const logLineSchema = z.object({
  seq: z.int().min(1),
  at: time,
  actor,
  entry: z
    .looseObject({ act: z.string() })
    .describe("What was done, with ids of people and never their names"),
});

export const placementSchema = z.object({
  organisation: z.string().nullable(),
  festival: z.string().nullable(),
  move: z
    .object({ organisation: z.string(), askedAt: time })
    .nullable()
    .describe("Where it goes as soon as that side agrees"),
});

/** An organisation's current parent, and its requested one. */
export const affiliationSchema = z.object({
  parent: z.string().nullable(),
  asked: z
    .object({ parent: z.string(), askedAt: time })
    .nullable()
    .describe("What it belongs to as soon as that side agrees"),
});

/** The public view of a festival. */
export const shownFestivalSchema = festivalSchema.extend({
  organiser: namedSchema,
  competitions: listOf(competitionSummarySchema),
});

export type ShownFestival = z.output<typeof shownFestivalSchema>;
export type ListedOrganisation = z.output<typeof organisationSchema>;
export type ListedFestival = z.output<typeof festivalSchema>;
export type ListedGrant = z.output<typeof grantSchema>;
export type ListedInvitation = z.output<typeof invitationSchema>;
export type ListedLogLine = z.output<typeof logLineSchema>;
