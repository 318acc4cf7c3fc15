import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import {
  festivalDetailsSchema,
  festivalSchema,
  logLineSchema,
  namedSchema,
  newOrganisationSchema,
  organisationDetailsSchema,
  organisationSchema,
  placementSchema,
  roleSchema,
  shownFestivalSchema,
} from "../resources/organisation-schema.ts";
import { competitionParams, festivalParams, organisationParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const withRoles = organisationSchema.extend({
  roles: z.array(roleSchema).describe("Those that whoever asks has in it"),
});

export const organisationsRoutes = routesUnder("organisations", {
  "GET /organisations": {
    access: "console",
    summary: "The organisations in which whoever asks has a part; all for whoever runs the place",
    response: { 200: z.object({ organisations: listOf(withRoles) }), ...problems(401, 403) },
  },
  "POST /organisations": {
    access: "place",
    summary: "Found an organisation",
    body: newOrganisationSchema,
    response: { 201: organisationSchema, ...problems(400, 401, 403, 404, 422) },
  },
  "GET /organisations/:organisation": {
    access: "member",
    summary: "One organisation: its festivals and competitions, and what is below it",
    params: organisationParams,
    response: {
      200: withRoles.extend({
        above: namedSchema.nullable().describe("What it belongs to"),
        asked: namedSchema.nullable().describe("What it asks to belong to, for owners"),
        asking: listOf(namedSchema).describe("Who asks to belong to it, for owners"),
        below: listOf(organisationSchema),
        festivals: listOf(festivalSchema),
        competitions: listOf(namedSchema.extend({ festival: z.string().nullable() })),
        moves: listOf(namedSchema).describe("Competitions that are offered to it, for owners"),
      }),
      ...problems(401, 403, 404),
    },
  },
  "PUT /organisations/:organisation": {
    access: "owner",
    summary: "Change what is said of an organisation, and what it belongs to",
    params: organisationParams,
    body: organisationDetailsSchema,
    response: { 200: organisationSchema, ...problems(400, 401, 403, 404, 422) },
  },
  "DELETE /organisations/:organisation": {
    access: "owner",
    summary: "Take an organisation away that has no festival, no competition and nothing below it",
    params: organisationParams,
    response: {
      204: z.undefined().describe("Taken away"),
      ...problems(401, 403, 404, 422),
    },
  },
  "GET /organisations/:organisation/log": {
    access: "owner",
    summary: "Who changed what and when; nothing is ever taken out",
    params: organisationParams,
    response: {
      200: z.object({
        log: listOf(logLineSchema),
        names: z
          .record(z.string(), z.string())
          .describe(
            "By ids: of people who still have an account, of organisations, of its own competitions",
          ),
      }),
      ...problems(401, 403, 404),
    },
  },
  "POST /organisations/:organisation/festivals": {
    access: "director",
    summary: "Add a festival: the roof over several competitions",
    params: organisationParams,
    body: festivalDetailsSchema,
    response: { 201: festivalSchema, ...problems(400, 401, 403, 404, 422) },
  },
  "POST /organisations/:organisation/moves/:moved": {
    access: "owner",
    summary: "Agree that a competition moves here",
    params: organisationParams.extend({ moved: z.string().max(200) }),
    response: { 200: placementSchema, ...problems(401, 403, 404, 422) },
  },
  "DELETE /organisations/:organisation/moves/:moved": {
    access: "owner",
    summary: "Decline that a competition moves here",
    params: organisationParams.extend({ moved: z.string().max(200) }),
    response: { 204: z.undefined().describe("Declined"), ...problems(401, 403, 404) },
  },
  "GET /festivals": {
    access: "console",
    summary: "The festivals in which whoever asks has a role; all for whoever runs the place",
    response: {
      200: z.object({
        festivals: listOf(
          festivalSchema.extend({
            organiser: z.string().describe("The name of the organisation"),
            roles: z.array(roleSchema).describe("Those that whoever asks has in it"),
          }),
        ),
      }),
      ...problems(401, 403),
    },
  },
  "GET /festivals/:festival": {
    access: "public",
    summary: "A festival with its competitions",
    params: festivalParams,
    response: {
      200: shownFestivalSchema,
      ...problems(404),
    },
  },
  "PUT /festivals/:festival": {
    access: "director",
    summary: "Change what is said of a festival",
    params: festivalParams,
    body: festivalDetailsSchema,
    response: { 200: festivalSchema, ...problems(400, 401, 403, 404, 422) },
  },
  "DELETE /festivals/:festival": {
    access: "owner",
    summary: "Take a festival away; its competitions stay with the organisation",
    params: festivalParams,
    response: { 204: z.undefined().describe("Taken away"), ...problems(401, 403, 404) },
  },
  "GET /competitions/:id/placement": {
    access: "viewer",
    summary: "Whose a competition is",
    params: competitionParams,
    response: { 200: placementSchema, ...problems(401, 403, 404) },
  },
  "PUT /competitions/:id/placement": {
    access: "director",
    summary:
      "Put a competition under a festival, or move it: to another organisation once both owners agree",
    params: competitionParams,
    body: z.strictObject({
      organisation: z.string().max(200),
      festival: z.string().max(200).nullable(),
    }),
    response: { 200: placementSchema, ...problems(400, 401, 403, 404, 422) },
  },
  "DELETE /competitions/:id/move": {
    access: "owner",
    summary: "Take back that a competition is to move",
    params: competitionParams,
    response: { 204: z.undefined().describe("Taken back"), ...problems(401, 403, 404) },
  },
});
