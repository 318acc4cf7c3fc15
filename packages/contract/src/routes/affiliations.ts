import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { affiliationSchema, organisationSchema } from "../resources/organisation-schema.ts";
import { dueAboveSchema } from "../resources/retention-schema.ts";
import { organisationParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const asking = organisationParams.extend({
  asking: z.string().max(200).describe("The organisation that asks to belong to it"),
});

const parent = z.strictObject({ parent: z.string().max(200) });

/** Affiliations of organisations, which both sides have to agree to. */
export const affiliationsRoutes = routesUnder("organisations", {
  "GET /organisations/:organisation/affiliation/due": {
    access: "owner",
    summary:
      "In which competitions names would become initials at once if it belonged to another organisation",
    params: organisationParams,
    querystring: parent,
    response: { 200: dueAboveSchema, ...problems(400, 401, 403, 404) },
  },
  "PUT /organisations/:organisation/affiliation": {
    access: "owner",
    summary:
      "Ask that an organisation belongs to another: at once for whoever owns both, else once that agrees",
    params: organisationParams,
    body: parent,
    response: { 200: affiliationSchema, ...problems(400, 401, 403, 404, 422) },
  },
  "DELETE /organisations/:organisation/affiliation": {
    access: "owner",
    summary: "Take back what was asked",
    params: organisationParams,
    response: { 204: z.undefined().describe("Taken back"), ...problems(401, 403, 404) },
  },
  "POST /organisations/:organisation/affiliations/:asking": {
    access: "owner",
    summary: "Agree that an organisation belongs to this one",
    params: asking,
    response: { 200: organisationSchema, ...problems(401, 403, 404, 422) },
  },
  "DELETE /organisations/:organisation/affiliations/:asking": {
    access: "owner",
    summary: "Decline that an organisation belongs to this one",
    params: asking,
    response: { 204: z.undefined().describe("Declined"), ...problems(401, 403, 404) },
  },
  "DELETE /organisations/:organisation/below/:other": {
    access: "owner",
    summary: "End that an organisation belongs to this one",
    params: organisationParams.extend({
      other: z.string().max(200).describe("The organisation that belongs to it"),
    }),
    response: {
      204: z.undefined().describe("It stands by itself now"),
      ...problems(401, 403, 404),
    },
  },
});
