import { problems } from "../resources/answer.ts";
import {
  consentsSchema,
  newConsentSchema,
  wantConsentsSchema,
} from "../resources/consent-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["entries"];

export const consentsRoutes = {
  "GET /competitions/:id/consents": {
    access: ["check-in", "entries"],
    schema: {
      tags,
      summary: "Of which minors the consent of parents is noted, and of which it is missing",
      params: competitionParams,
      response: { 200: consentsSchema, ...problems(401, 403, 404) },
    },
  },
  "PUT /competitions/:id/consents": {
    access: "director",
    schema: {
      tags,
      summary: "Ask for the consent of parents of minors, or no longer",
      params: competitionParams,
      body: wantConsentsSchema,
      response: { 200: consentsSchema, ...problems(400, 401, 403, 404) },
    },
  },
  "PUT /competitions/:id/consents/:entry": {
    access: ["check-in", "entries"],
    schema: {
      tags,
      summary: "Note whether the parents of somebody agree",
      params: competitionParams.extend({ entry: number }),
      body: newConsentSchema,
      response: { 200: consentsSchema, ...problems(400, 401, 403, 404, 422) },
    },
  },
} satisfies RouteTable;
