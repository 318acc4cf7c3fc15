import { problems } from "../resources/answer.ts";
import {
  dueSchema,
  newRetentionSchema,
  retentionQuery,
  retentionSchema,
} from "../resources/retention-schema.ts";
import { organisationParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

export const retentionRoutes = routesUnder("organisations", {
  "GET /organisations/:organisation/retention": {
    access: "owner",
    summary: "After how many years names become initials",
    params: organisationParams,
    response: { 200: retentionSchema, ...problems(401, 403, 404) },
  },
  "GET /organisations/:organisation/retention/due": {
    access: "owner",
    summary: "In which competitions names would become initials at once if so many years were set",
    params: organisationParams,
    querystring: retentionQuery,
    response: { 200: dueSchema, ...problems(400, 401, 403, 404) },
  },
  "PUT /organisations/:organisation/retention": {
    access: "owner",
    summary: "Set after how many years names become initials; what has become one stays one",
    params: organisationParams,
    body: newRetentionSchema,
    response: { 200: retentionSchema, ...problems(400, 401, 403, 404, 422) },
  },
});
